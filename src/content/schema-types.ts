// Written by `npm run write:types` from the schemas, whose explanations editors show. Change them there.

export interface Picture {
  /**
   * The file below public/pictures, without width and ending: "product/pack-hero".
   *
   * Expected: text between quotes: "…".
   */
  name: string;
  /**
   * The widths that `npm run pictures` made, in pixels.
   *
   * Expected: a list of widths: [400, 800, 1200].
   */
  widths: readonly number[];
  /**
   * The largest of the widths.
   *
   * Expected: a whole number of pixels, such as 800, without quotes.
   */
  width: number;
  /**
   * The height at that width: the page keeps this space free while the picture loads.
   *
   * Expected: a whole number of pixels, such as 450, without quotes.
   */
  height: number;
  /**
   * What a person who cannot see the picture needs to know: "A man in a lime headband." Empty when it only decorates.
   *
   * Expected: text between quotes: "…".
   */
  alt: string;
}

export interface Brand {
  /**
   * The name of the brand, as visitors read it: "Mugworks".
   *
   * Expected: text between quotes: "…".
   */
  name: string;
  /**
   * The name in addresses: "mugworks".
   *
   * Expected: lower-case letters and digits, joined by single hyphens, such as gym-bag-essentials.
   */
  slug: string;
  /**
   * The public address. The variable VITE_SITE_URL comes before it.
   *
   * Expected: a whole address that begins with https://, such as https://example.com/page.
   */
  siteUrl: string;
  /**
   * Where visitors write to.
   *
   * Expected: a mail address, such as hello@example.com.
   */
  email: string;
  /**
   * The number of the product in structured data: "MW100".
   *
   * Expected: text between quotes: "…".
   */
  sku: string;
  /**
   * What a phone says of the site on its home screen: "Charcoal face wipes."
   *
   * Expected: text between quotes: "…".
   */
  summary: string;
  /**
   * The heading of the cart: "Your Mugworks wipes".
   *
   * Expected: text between quotes: "…".
   */
  cartTitle: string;
  /**
   * The product in search results: "Mugworks charcoal face wipes".
   *
   * Expected: text between quotes: "…".
   */
  productTitle: string;
  /**
   * The brand's pages elsewhere, as the footer lists them.
   */
  social: {
    /**
     * The profile at TikTok. The end of its address is the handle.
     */
    tiktok: SocialLink;
    /**
     * The page of the hashtag at TikTok.
     */
    hashtag: SocialLink;
    /**
     * The profile at Instagram.
     */
    instagram: SocialLink;
    /**
     * The channel at YouTube.
     */
    youtube: SocialLink;
    /**
     * The profile at X.
     */
    x: SocialLink;
  };
  /**
   * Describes the pictures that the build draws for shared links to pages without a picture of their own.
   *
   * Expected: text between quotes: "…".
   */
  socialPictureAlt: string;
}

export interface SocialLink {
  /**
   * How the link is called: "TikTok".
   *
   * Expected: text between quotes: "…".
   */
  label: string;
  /**
   * Where the link leads.
   *
   * Expected: a whole address that begins with https://, such as https://example.com/page.
   */
  url: string;
}

export interface PageMeta {
  /**
   * Shown in the tab and in search results, without the brand's name.
   *
   * Expected: 1 to 60 characters (search results cut it there).
   */
  title: string;
  /**
   * One or two sentences for search results and shared links.
   *
   * Expected: 50 to 160 characters (what search results show of a page).
   */
  description: string;
}

export interface BundleEntry {
  /**
   * Names the bundle in links, such as /?bundle=bro-bundle, and in quotes. A new bundle has a new one.
   *
   * Expected: lower-case letters and digits, joined by single hyphens, such as gym-bag-essentials.
   */
  id: string;
  /**
   * Shown on the card, at the picker and in the cart: "Bro Bundle".
   *
   * Expected: text between quotes: "…".
   */
  name: string;
  /**
   * Gives the sheets, the size and the price a day.
   *
   * Expected: a whole number of packs, such as 3, without quotes.
   */
  packs: number;
  /**
   * US dollars. Shopify charges its own price: change that one, too.
   *
   * Expected: a price above zero in US dollars, such as 20 or 24.5, without quotes.
   */
  price: number;
  /**
   * One or two short sentences on the card. {packs} becomes "Three packs".
   *
   * Expected: text between quotes: "…".
   */
  pitch: string;
  /**
   * A short tag over the picture, such as "Covers all bases", or null.
   *
   * Expected: text between quotes: "…".
   */
  badge: string | null;
  /**
   * The number of the bundle's variant at Shopify.
   *
   * Expected: the digits at the end of the variant's address at Shopify, between quotes: "41000000000001".
   */
  variantId: string;
}

export interface Bundle extends BundleEntry {
  /**
   * Computed from the packs.
   *
   * Expected: a whole number of sheets, such as 300, without quotes.
   */
  sheets: number;
  /**
   * Computed: "3 packs, 300 sheets".
   *
   * Expected: text between quotes: "…".
   */
  size: string;
  /**
   * Made of the name of the picture.
   */
  picture: Picture;
}

export interface Quote {
  /**
   * What the customer said, without quotation marks.
   *
   * Expected: text between quotes: "…".
   */
  text: string;
  /**
   * The first name: "Marcus".
   *
   * Expected: text between quotes: "…".
   */
  name: string;
  /**
   * Stands behind the name: "after leg day".
   *
   * Expected: text between quotes: "…".
   */
  situation: string;
  /**
   * The `id` of the bundle that was bought.
   *
   * Expected: lower-case letters and digits, joined by single hyphens, such as gym-bag-essentials.
   */
  bundle: string;
}

export interface TestimonialVideo {
  /**
   * The number of the film, one more than the last.
   *
   * Expected: a whole number of the film's place, such as 1, without quotes.
   */
  id: number;
  /**
   * The film below public/, such as "/videos/testimonial-7.mp4". Empty: "Coming Soon".
   *
   * Expected: text between quotes: "…".
   */
  src: string;
  /**
   * The exact length of the film. Its captions lie beside it: the same name, with .vtt for .mp4.
   *
   * Expected: seconds, such as 7.5.
   */
  seconds: number;
  /**
   * The picture that shows before the film plays.
   */
  poster: Picture;
  /**
   * The handle: "@coach.dre".
   *
   * Expected: text between quotes: "…".
   */
  username: string;
  /**
   * Keeps the film among the first three. One film at most.
   *
   * Expected: true or false, without quotes.
   */
  featured?: boolean;
  /**
   * One short line over the film, with an emoji.
   *
   * Expected: text between quotes: "…".
   */
  caption: string;
  /**
   * The day on which the film first stood on the public site. Only a film that is to come has none.
   *
   * Expected: a day that exists, as year-month-day between quotes, such as 2026-03-09.
   */
  uploaded?: string;
}

export interface Step {
  /**
   * One word: "Pull".
   *
   * Expected: text between quotes: "…".
   */
  title: string;
  /**
   * One to three short sentences.
   *
   * Expected: text between quotes: "…".
   */
  text: string;
  /**
   * Shows the step.
   */
  picture: Picture;
}

export interface Benefit {
  /**
   * A few words: "Nothing to smell".
   *
   * Expected: text between quotes: "…".
   */
  title: string;
  /**
   * One or two short sentences.
   *
   * Expected: text between quotes: "…".
   */
  text: string;
}

export interface Figure {
  /**
   * The figure with its unit: "30 days".
   *
   * Expected: text between quotes: "…".
   */
  figure: string;
  /**
   * What it counts: "to send it back".
   *
   * Expected: text between quotes: "…".
   */
  label: string;
}

export type TextBlock =
  | string
  | {
      /**
       * A list with a dot before each text.
       *
       * Expected: a list of texts: ["one", "two"].
       */
      list: readonly string[];
    }
  | {
      /**
       * One sentence, set large.
       *
       * Expected: text between quotes: "…".
       */
      loud: string;
    }
  | {
      /**
       * A small table of two columns.
       *
       * Expected: rows: [{ label: "…", text: "…" }].
       */
      table: readonly {
        /**
         * What the row is about.
         *
         * Expected: text between quotes: "…".
         */
        label: string;
        /**
         * What there is to say about it. Links are written as [label](/address).
         *
         * Expected: text between quotes: "…".
         */
        text: string;
      }[];
    };

export interface FaqItem {
  /**
   * The part of the address behind #: /faq#scent.
   *
   * Expected: lower-case letters and digits, joined by single hyphens, such as gym-bag-essentials.
   */
  id: string;
  /**
   * As a buyer would ask it, with a question mark.
   *
   * Expected: text between quotes: "…".
   */
  question: string;
  /**
   * The first paragraph answers the question.
   *
   * Expected: a list of paragraphs: ["…", "…"].
   */
  answer: readonly TextBlock[];
  /**
   * Words that people look for and the answer does not use.
   *
   * Expected: a list of words: ["often", "daily"].
   */
  searchWords?: readonly string[];
}

export interface TextPage {
  /**
   * For the tab, search results and shared links.
   */
  meta: PageMeta;
  /**
   * The heading of the page.
   *
   * Expected: text between quotes: "…".
   */
  heading: string;
  /**
   * The sentence below the heading.
   *
   * Expected: text between quotes: "…".
   */
  lead: string;
  /**
   * The last change of a policy; null where none is shown.
   */
  updated: {
    /**
     * Stands before the date: "Dated".
     *
     * Expected: text between quotes: "…".
     */
    label: string;
    /**
     * The day of the last change. The page and the sitemap show it.
     *
     * Expected: a day that exists, as year-month-day between quotes, such as 2026-03-09.
     */
    date: string;
  } | null;
  /**
   * What most readers came for, at the top. Three or four.
   *
   * Expected: a list of figures: [{ figure: "30 days", label: "…" }].
   */
  figures?: readonly Figure[];
  /**
   * The parts of the page, in this order.
   *
   * Expected: a list of sections: [{ id, heading, blocks }].
   */
  sections: readonly {
    /**
     * The part of the address behind #.
     *
     * Expected: lower-case letters and digits, joined by single hyphens, such as gym-bag-essentials.
     */
    id: string;
    /**
     * The heading, which the list of contents shows, too.
     *
     * Expected: text between quotes: "…".
     */
    heading: string;
    /**
     * Paragraphs, lists, tables. Links are written as [label](/address).
     *
     * Expected: a list of paragraphs: ["…", "…"].
     */
    blocks: readonly TextBlock[];
  }[];
}

export interface MugShot {
  /**
   * The number of the tile, one more than the last.
   *
   * Expected: a whole number of the tile's place, such as 7, without quotes.
   */
  id: number;
  /**
   * What the tile shows. A video has a sign over its picture.
   */
  type: "image" | "video";
  /**
   * One short line below the picture, of 60 characters at most.
   *
   * Expected: text between quotes: "…".
   */
  caption: string;
  /**
   * The handle on the placard, of 14 characters at most: "@omar.still".
   *
   * Expected: text between quotes: "…".
   */
  username: string;
  /**
   * The city on the placard, of 16 characters at most: "Austin".
   *
   * Expected: text between quotes: "…".
   */
  city: string;
  /**
   * The picture of the tile, or of the film.
   */
  picture: Picture;
}

export interface ArticleMeta {
  /**
   * The file's name and the last part of the address.
   *
   * Expected: lower-case letters and digits, joined by single hyphens, such as gym-bag-essentials.
   */
  slug: string;
  /**
   * Fixed articles are in the list; generic ones are reached through related links.
   */
  kind: "fixed" | "generic";
  /**
   * The heading of the article, 20 to 60 characters.
   *
   * Expected: text between quotes: "…".
   */
  title: string;
  /**
   * One or two sentences for search results, 70 to 160 characters.
   *
   * Expected: text between quotes: "…".
   */
  description: string;
  /**
   * What a reader would search for, 1 to 20 keywords.
   *
   * Expected: a list of keywords: ["one", "two"].
   */
  keywords: readonly string[];
  /**
   * Two sentences for the card in the list.
   *
   * Expected: text between quotes: "…".
   */
  excerpt: string;
  /**
   * The first paragraph, below the title.
   *
   * Expected: text between quotes: "…".
   */
  intro: string;
  /**
   * The label on the card.
   */
  category: "Tips" | "Confidence Hacks" | "Brand Story";
  /**
   * The day of publication. A build before this day leaves the article out.
   *
   * Expected: a day that exists, as year-month-day between quotes, such as 2026-03-09.
   */
  date: string;
  /**
   * 200 to 260 words a minute. The build reports which numbers fit the text.
   *
   * Expected: a whole number of minutes, such as 4, without quotes.
   */
  readMinutes: number;
  /**
   * 1 to 6 tags, each of which has a page of its articles.
   *
   * Expected: a list of tags: ["one", "two"].
   */
  tags: readonly string[];
  /**
   * At the top of the article and on its card, in the shape 16:9.
   */
  picture: Picture;
  /**
   * The two articles at the end.
   *
   * Expected: a list of two articles: [{ slug, title, teaser }, { slug, title, teaser }].
   */
  related: readonly [
    {
      /**
       * The slug of another article that is out.
       *
       * Expected: text between quotes: "…".
       */
      slug: string;
      /**
       * How the link to it is called.
       *
       * Expected: text between quotes: "…".
       */
      title: string;
      /**
       * One sentence that makes a reader go on.
       *
       * Expected: text between quotes: "…".
       */
      teaser: string;
    },
    {
      /**
       * The slug of another article that is out.
       *
       * Expected: text between quotes: "…".
       */
      slug: string;
      /**
       * How the link to it is called.
       *
       * Expected: text between quotes: "…".
       */
      title: string;
      /**
       * One sentence that makes a reader go on.
       *
       * Expected: text between quotes: "…".
       */
      teaser: string;
    },
  ];
  /**
   * Whether the box 'Stay Matte. Stay Confident.' is in the article.
   *
   * Expected: true or false, without quotes.
   */
  callOut: boolean;
  /**
   * Where 'Let's Go' leads.
   */
  dropPath: "/#the-drop?offset=50" | "/#drop";
  /**
   * Keeps the article out of the built site. Delete the line to publish it.
   *
   * Expected: true or false, without quotes.
   */
  draft?: boolean;
}

export interface Shipping {
  /**
   * What the landing page and search engines say.
   */
  landing: {
    /**
     * Days until a pack leaves, as the landing page and search engines say.
     *
     * Expected: the fewest and the most, such as [1, 2].
     */
    handlingDays: readonly [number, number];
    /**
     * Days that a pack is on its way, as the landing page and search engines say.
     *
     * Expected: the fewest and the most, such as [1, 2].
     */
    transitDays: readonly [number, number];
    /**
     * Computed from handlingDays.
     *
     * Expected: text between quotes: "…".
     */
    handling: string;
    /**
     * Computed from transitDays.
     *
     * Expected: text between quotes: "…".
     */
    transit: string;
  };
  /**
   * What the shipping page says.
   */
  policy: {
    /**
     * Business days from the order until a pack leaves, as the shipping page says.
     *
     * Expected: the fewest and the most, such as [1, 2].
     */
    processingDays: readonly [number, number];
    /**
     * Business days from the order until a pack arrives, as the shipping page says.
     *
     * Expected: the fewest and the most, such as [1, 2].
     */
    deliveryDays: readonly [number, number];
    /**
     * Computed from processingDays.
     *
     * Expected: text between quotes: "…".
     */
    processing: string;
    /**
     * Computed from deliveryDays.
     *
     * Expected: text between quotes: "…".
     */
    delivery: string;
    /**
     * How a buyer gets the tracking number: "by email".
     *
     * Expected: text between quotes: "…".
     */
    tracking: string;
    /**
     * Computed from cutOffHour and the name of the time zone.
     *
     * Expected: text between quotes: "…".
     */
    cutOff: string;
  };
  /**
   * From what the dates of arrival are computed, such as 'Nov 25 to Dec 1'.
   */
  arrival: ArrivalRule;
  /**
   * What shipping costs a buyer.
   *
   * Expected: US dollars, such as 4.5, or 0 where it is free, without quotes.
   */
  costUsd: number;
  /**
   * The country that we ship to.
   *
   * Expected: the two capital letters of a country (ISO 3166), such as "US".
   */
  country: string;
  /**
   * Computed from costUsd: "free", or the price.
   *
   * Expected: text between quotes: "…".
   */
  price: string;
  /**
   * Computed from the country.
   *
   * Expected: text between quotes: "…".
   */
  area: string;
  /**
   * Computed from the price and the country.
   *
   * Expected: text between quotes: "…".
   */
  offer: string;
}

export interface ArrivalRule {
  /**
   * Business days from the order: the dates of arrival are computed from them.
   *
   * Expected: the fewest and the most, such as [1, 2].
   */
  businessDays: readonly [number, number];
  /**
   * From this hour on, an order counts as one of the next business day.
   *
   * Expected: a whole hour from 1 to 23, such as 14 for 2 PM, without quotes.
   */
  cutOffHour: number;
  /**
   * The time zone of the warehouse.
   *
   * Expected: the name of a time zone in the time zone database, such as "America/New_York".
   */
  timeZone: string;
}

export interface Product {
  /**
   * Sheets in a pack: sizes and prices a day depend on it.
   *
   * Expected: a whole number of sheets, such as 100, without quotes.
   */
  sheetsPerPack: number;
  /**
   * How long one wipe takes.
   *
   * Expected: a whole number of seconds, such as 3, without quotes.
   */
  secondsPerWipe: number;
  /**
   * At most this many wipes a day: from the first number to the second.
   *
   * Expected: the fewest and the most, such as [1, 2].
   */
  wipesPerDay: readonly [number, number];
  /**
   * Less shine, in percent; pages say "up to".
   *
   * Expected: percent, more than 0 and at most 100, such as 25.
   */
  shineReduction: number;
  /**
   * How many times its own weight in oil the charcoal takes up; pages say "up to".
   *
   * Expected: a whole number of times its weight, such as 10, without quotes.
   */
  weightsInOil: number;
}

export interface Returns {
  /**
   * Days from delivery in which a return can be asked for.
   *
   * Expected: a whole number of days, such as 30, without quotes.
   */
  days: number;
  /**
   * Business days until a refund is paid.
   *
   * Expected: a whole number of business days, such as 5, without quotes.
   */
  refundBusinessDays: number;
  /**
   * What a return costs the buyer.
   *
   * Expected: US dollars, such as 4.5, or 0 where it is free, without quotes.
   */
  costUsd: number;
  /**
   * Computed from costUsd: "free", or the price.
   *
   * Expected: text between quotes: "…".
   */
  price: string;
  /**
   * Computed from the cost and the days, with the condition.
   *
   * Expected: text between quotes: "…".
   */
  offer: string;
}

export interface Support {
  /**
   * We typically answer within these hours.
   *
   * Expected: a whole number of hours, such as 24, without quotes.
   */
  answerHours: number;
}

export interface OptOutDeadlines {
  /**
   * Hours from an opt-out by mail until the address is off all lists.
   *
   * Expected: a whole number of hours, such as 24, without quotes.
   */
  offListsHours: number;
  /**
   * Business days from an opt-out by mail until we reply.
   *
   * Expected: the fewest and the most, such as [1, 2].
   */
  replyBusinessDays: readonly [number, number];
  /**
   * Days from an opt-out by mail until the data is deleted.
   *
   * Expected: a whole number of days, such as 30, without quotes.
   */
  dataGoneDays: number;
}

// What marketers edit: one schema gives the types and the check that the build makes; schema-articles.ts has the blog. Pages
// import types only, so none of it is in what a visitor loads. A field that is missing or misspelled is an error in the editor
// and in the build. We use zod rather than valibot, which is smaller in a page: no page holds either. zod is the one that
// most engineers know, and it reports all errors of a value at once.
import * as z from "zod";
import { MAX_TITLE_LENGTH } from "../lib/text/page-title.ts";
import {
  anyText,
  day,
  flag,
  group,
  list,
  mailAddress,
  oneOf,
  siteAddress,
  slug,
  text,
  textOfLength,
  texts,
  webAddress,
  wholeNumber,
  withUnique,
} from "./schema-fields.ts";

/** A picture in public/pictures, made by `npm run content picture`. */
export const picture = group({
  name: anyText.describe('The file below public/pictures, without width and ending: "product/pack-hero".'),
  widths: list(wholeNumber("pixels, such as 800"), "a list of widths: [400, 800, 1200]").describe(
    "The widths that `npm run content picture` made, in pixels.",
  ),
  width: wholeNumber("pixels, such as 800").describe("The largest of the widths."),
  height: wholeNumber("pixels, such as 450").describe(
    "The height at that width: the page keeps this space free while the picture loads.",
  ),
  alt: anyText.describe(
    'What a person who cannot see the picture needs to know: "A man in a lime headband." Empty when it only decorates.',
  ),
});

const socialLink = group({
  label: text.describe('How the link is called: "TikTok".'),
  url: webAddress.describe("Where the link leads."),
});

export const brand = group({
  name: text.describe('The name of the brand, as visitors read it: "Mugworks".'),
  slug: slug.describe('The name in addresses: "mugworks".'),
  siteUrl: siteAddress.describe("The public address. The variable VITE_SITE_URL comes before it."),
  email: mailAddress.describe("Where visitors write to."),
  sku: text.describe('The number of the product in structured data: "MW100".'),
  summary: text.describe('What a phone says of the site on its home screen: "Charcoal face wipes."'),
  cartTitle: text.describe('The heading of the cart: "Your Mugworks wipes".'),
  productTitle: text.describe('The product in search results: "Mugworks charcoal face wipes".'),
  social: group({
    tiktok: socialLink.describe("The profile at TikTok. The end of its address is the handle."),
    hashtag: socialLink.describe("The page of the hashtag at TikTok."),
    instagram: socialLink.describe("The profile at Instagram."),
    youtube: socialLink.describe("The channel at YouTube."),
    x: socialLink.describe("The profile at X."),
  }).describe("The brand's pages elsewhere, as the footer lists them."),
  socialPictureAlt: text.describe(
    "Describes the pictures that the build draws for shared links to pages without a picture of their own.",
  ),
});

export const pageMeta = group({
  title: textOfLength(1, MAX_TITLE_LENGTH, "search results cut it there").describe(
    "Shown in the tab and in search results, without the brand's name.",
  ),
  description: textOfLength(50, 160, "what search results show of a page").describe(
    "One or two sentences for search results and shared links.",
  ),
});

const price = "a price above zero in US dollars, such as 20 or 24.5, without quotes";
const VARIANT_FORM =
  'the digits at the end of the variant\'s address at Shopify, between quotes: "41000000000001"';

/** What a bundle is, as it is written and as pages show it. */
export const bundleFacts = group({
  id: slug.describe(
    "Names the bundle in links, such as /?bundle=bro-bundle, and in quotes. A new bundle has a new one.",
  ),
  name: text.describe('Shown on the card, at the picker and in the cart: "Bro Bundle".'),
  packs: wholeNumber("packs, such as 3").describe("Gives the sheets, the size and the price a day."),
  price: z
    .number(price)
    .positive(price)
    .multipleOf(0.01, "dollars and whole cents, such as 24.5")
    .describe("US dollars. Shopify charges its own price: change that one, too."),
  pitch: text.describe('One or two short sentences on the card. {packs} becomes "Three packs".'),
  badge: text.nullable().describe('A short tag over the picture, such as "Covers all bases", or null.'),
  variantId: z
    .string(VARIANT_FORM)
    .regex(/^\d{1,20}$/, VARIANT_FORM)
    .describe("The number of the bundle's variant at Shopify."),
});

/** What is written for each bundle. The rest of it is computed. */
export const bundleEntry = group({
  ...bundleFacts.shape,
  pictureName: slug.describe(
    'The name of its picture below public/pictures/product/, without width and ending: "bundle-3-bro-bundle".',
  ),
});

export const bundle = group({
  ...bundleFacts.shape,
  sheets: wholeNumber("sheets, such as 300").describe("Computed from the packs."),
  size: text.describe('Computed: "3 packs, 300 sheets".'),
  picture: picture.describe("Made of the name of the picture."),
});

export const bundles = withUnique(
  "variantId",
  withUnique("id", list(bundle, "a list of bundles: [{ … }, { … }]")),
);

export const quote = group({
  text: text.describe("What the customer said, without quotation marks."),
  name: text.describe('The first name: "Marcus".'),
  situation: text.describe('Stands behind the name: "after leg day".'),
  bundle: slug.describe("The `id` of the bundle that was bought."),
});

export const testimonialVideo = group({
  id: wholeNumber("the film's place, such as 1").describe("The number of the film, one more than the last."),
  src: anyText
    .regex(/^(\/videos\/[a-z0-9-]+\.mp4)?$/, 'a film such as "/videos/name.mp4", or "" for none')
    .describe('The film below public/, such as "/videos/testimonial-7.mp4". Empty: "Coming Soon".'),
  seconds: z
    .number("seconds, such as 7.5")
    .positive("seconds above zero, such as 7.5")
    .describe("The exact length of the film. Its captions lie beside it: the same name, with .vtt for .mp4."),
  poster: picture.describe("The picture that shows before the film plays."),
  username: text.describe('The handle: "@coach.dre".'),
  featured: flag.exactOptional().describe("Keeps the film among the first three. One film at most."),
  caption: text.describe("One short line over the film, with an emoji."),
  uploaded: day
    .exactOptional()
    .describe(
      "The day on which the film first stood on the public site. Only a film that is to come has none.",
    ),
});

export const step = group({
  title: text.describe('One word: "Pull".'),
  text: text.describe("One to three short sentences."),
  picture: picture.describe("Shows the step."),
});

export const benefit = group({
  title: text.describe('A few words: "Nothing to smell".'),
  text: text.describe("One or two short sentences."),
});

/** A short figure and what it counts. */
export const figure = group({
  figure: text.describe('The figure with its unit: "30 days".'),
  label: text.describe('What it counts: "to send it back".'),
});

/**
 * A paragraph, a list, one sentence set large, or a small table of label and text. Text may hold links written as
 * `[label](/address)`.
 */
export const textBlock = z.union(
  [
    text,
    group({ list: texts.describe("A list with a dot before each text.") }),
    group({ loud: text.describe("One sentence, set large.") }),
    group({
      table: list(
        group({
          label: text.describe("What the row is about."),
          text: text.describe("What there is to say about it. Links are written as [label](/address)."),
        }),
        'rows: [{ label: "…", text: "…" }]',
      ).describe("A small table of two columns."),
    }),
  ],
  'a text, { list: ["…"] }, { loud: "…" } or { table: [{ label: "…", text: "…" }] }',
);

const blocks = list(textBlock, 'a list of paragraphs: ["…", "…"]').refine(({ length }) => length > 0, {
  error: "one paragraph at least",
});

export const faqItem = group({
  id: slug.describe("The part of the address behind #: /faq#scent."),
  question: text.describe("As a buyer would ask it, with a question mark."),
  answer: blocks.describe("The first paragraph answers the question."),
  searchWords: list(text, 'a list of words: ["often", "daily"]')
    .exactOptional()
    .describe("Words that people look for and the answer does not use."),
});

const documentSection = group({
  id: slug.describe("The part of the address behind #."),
  heading: text.describe("The heading, which the list of contents shows, too."),
  blocks: blocks.describe("Paragraphs, lists, tables. Links are written as [label](/address)."),
});

/** A page of running text: a policy, a story. */
export const textPage = group({
  meta: pageMeta.describe("For the tab, search results and shared links."),
  heading: text.describe("The heading of the page."),
  lead: text.describe("The sentence below the heading."),
  updated: group({
    label: text.describe('Stands before the date: "Dated".'),
    date: day.describe("The day of the last change. The page and the sitemap show it."),
  })
    .nullable()
    .describe("The last change of a policy; null where none is shown."),
  figures: list(figure, 'a list of figures: [{ figure: "30 days", label: "…" }]')
    .exactOptional()
    .describe("What most readers came for, at the top. Three or four."),
  sections: withUnique("id", list(documentSection, "a list of sections: [{ id, heading, blocks }]")).describe(
    "The parts of the page, in this order.",
  ),
});

/** A tile of the photo wall. The page writes the username on the placard. */
export const mugShot = group({
  id: wholeNumber("the tile's place, such as 7").describe("The number of the tile, one more than the last."),
  type: oneOf("image", "video").describe("What the tile shows. A video has a sign over its picture."),
  caption: text
    .max(60, "60 characters at most")
    .describe("One short line below the picture, of 60 characters at most."),
  username: text
    .regex(/^@\S{1,13}$/, "a handle of 14 characters at most that begins with @, such as @omar.still")
    .describe('The handle on the placard, of 14 characters at most: "@omar.still".'),
  city: text
    .max(16, "16 characters at most: the placard has no room for more")
    .describe('The city on the placard, of 16 characters at most: "Austin".'),
  picture: picture.describe("The picture of the tile, or of the film."),
});

export type {
  Benefit,
  Brand,
  Bundle,
  BundleEntry,
  FaqItem,
  Figure,
  MugShot,
  OptOutDeadlines,
  PageMeta,
  Picture,
  Product,
  Quote,
  Returns,
  Shipping,
  SocialLink,
  Step,
  Support,
  TestimonialVideo,
  TextBlock,
  TextPage,
} from "./schema-types.ts";

// Written by `npx vitest run content-types -u` from the schemas, whose explanations editors show. Change them there.

export interface FaqSearchLabels {
  /**
   * Above what the search of /faq finds on other pages.
   *
   * Expected: text between quotes: "…".
   */
  pagesHeading: string;
  /**
   * Behind the number of answers found. {shown} is the number of sections on other pages.
   *
   * Expected: text between quotes: "…".
   */
  pagesShown: string;
  /**
   * The mail link where nothing was found. Its subject is what was typed.
   *
   * Expected: text between quotes: "…".
   */
  mail: string;
}

export interface Steps {
  /**
   * Above the steps on the home page.
   *
   * Expected: text between quotes: "…".
   */
  heading: string;
  /**
   * Below that heading.
   *
   * Expected: text between quotes: "…".
   */
  text: string;
  /**
   * The steps, in this order.
   *
   * Expected: a list of steps: [{ … }, { … }].
   */
  items: readonly Step[];
}

export interface BlogLabels {
  /**
   * The link of each card in a list of articles.
   *
   * Expected: text between quotes: "…".
   */
  readMore: string;
  /**
   * Behind the minutes of an article, on its card and below its title.
   *
   * Expected: text between quotes: "…".
   */
  minutes: string;
  /**
   * In `npm run dev`, on articles that are not out yet.
   *
   * Expected: text between quotes: "…".
   */
  unpublished: string;
  /**
   * The row of page numbers, where a list has more than one page.
   */
  pagination: {
    /**
     * Names the row of page numbers below a list, for screen readers.
     *
     * Expected: text between quotes: "…".
     */
    label: string;
    /**
     * The link to the page before.
     *
     * Expected: text between quotes: "…".
     */
    previous: string;
    /**
     * The link to the page after.
     *
     * Expected: text between quotes: "…".
     */
    next: string;
    /**
     * Read before a page's number by screen readers; also in the titles of the pages after the first.
     *
     * Expected: text between quotes: "…".
     */
    page: string;
  };
  /**
   * The page of a tag.
   */
  tag: {
    /**
     * Before the tag, in the title of its page.
     *
     * Expected: text between quotes: "…".
     */
    heading: string;
    /**
     * What search results show of the page. {tag} is the tag, {count} the number of its articles with the word below.
     *
     * Expected: text between quotes: "…".
     */
    description: string;
    /**
     * The link to /muglife above the heading, which is the tag itself.
     *
     * Expected: text between quotes: "…".
     */
    all: string;
    /**
     * The word behind the number of articles: for one, and for more.
     *
     * Expected: two texts: ["article", "articles"].
     */
    count: readonly [string, string];
  };
  /**
   * The link to /muglife above and below an article.
   *
   * Expected: text between quotes: "…".
   */
  back: string;
  /**
   * Names the list of an article's headings, which long articles have.
   *
   * Expected: text between quotes: "…".
   */
  contents: string;
  /**
   * Names a row of tags, for screen readers.
   *
   * Expected: text between quotes: "…".
   */
  tags: string;
  /**
   * The share links of an article.
   */
  share: {
    /**
     * Names the row of share links, for screen readers.
     *
     * Expected: text between quotes: "…".
     */
    label: string;
    /**
     * The share links of articles whose `kind` is fixed.
     */
    fixed: {
      /**
       * The link that begins a post on X.
       *
       * Expected: text between quotes: "…".
       */
      tweet: string;
      /**
       * Opens the system's share sheet; where there is none, it copies the address. Before the application runs, it is a link that begins a mail.
       *
       * Expected: text between quotes: "…".
       */
      share: string;
      /**
       * The link that begins a post on LinkedIn.
       *
       * Expected: text between quotes: "…".
       */
      linkedIn: string;
      /**
       * The link that copies the article's address.
       *
       * Expected: text between quotes: "…".
       */
      copy: string;
    };
    /**
     * The share links of articles whose `kind` is generic.
     */
    generic: {
      /**
       * The link that begins a post on X.
       *
       * Expected: text between quotes: "…".
       */
      tweet: string;
      /**
       * The link that begins a post on Facebook.
       *
       * Expected: text between quotes: "…".
       */
      facebook: string;
      /**
       * The link that begins a post on LinkedIn.
       *
       * Expected: text between quotes: "…".
       */
      linkedIn: string;
      /**
       * The link that copies the article's address.
       *
       * Expected: text between quotes: "…".
       */
      copy: string;
    };
    /**
     * Below the share links, after the browser copied the address.
     *
     * Expected: text between quotes: "…".
     */
    copied: string;
    /**
     * The same, where the browser refused. The address follows and can be selected.
     *
     * Expected: text between quotes: "…".
     */
    refused: string;
  };
  /**
   * The box at the end of articles whose `callOut` is true.
   */
  callOut: {
    /**
     * The heading of the box.
     *
     * Expected: text between quotes: "…".
     */
    heading: string;
    /**
     * Above the list in the box.
     *
     * Expected: text between quotes: "…".
     */
    listHeading: string;
    /**
     * The list in the box.
     *
     * Expected: a list of texts: ["one", "two"].
     */
    uses: readonly string[];
  };
  /**
   * Above the two related articles.
   *
   * Expected: text between quotes: "…".
   */
  related: string;
  /**
   * The links to the articles before and after, at the end of an article.
   */
  neighbors: {
    /**
     * Names the two links, for screen readers.
     *
     * Expected: text between quotes: "…".
     */
    label: string;
    /**
     * Above the title of the next newer article.
     *
     * Expected: text between quotes: "…".
     */
    newer: string;
    /**
     * Above the title of the next older article.
     *
     * Expected: text between quotes: "…".
     */
    older: string;
  };
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

export interface Bros {
  /**
   * For the tab, search results and shared links.
   */
  meta: PageMeta;
  /**
   * The heading of /bros.
   *
   * Expected: text between quotes: "…".
   */
  heading: string;
  /**
   * Below the heading of /bros.
   *
   * Expected: text between quotes: "…".
   */
  lead: string;
  /**
   * The promises below the lead, in this order.
   *
   * Expected: a list of titles with a text: [{ title, text }].
   */
  promises: readonly {
    /**
     * The heading of one entry.
     *
     * Expected: text between quotes: "…".
     */
    title: string;
    /**
     * Below that heading.
     *
     * Expected: text between quotes: "…".
     */
    text: string;
  }[];
  /**
   * The sign-up form of the affiliate service, on /bros.
   */
  signup: {
    /**
     * Above the sign-up form.
     *
     * Expected: text between quotes: "…".
     */
    heading: string;
    /**
     * Below that heading.
     *
     * Expected: text between quotes: "…".
     */
    text: string;
    /**
     * Names the frame with the form, for screen readers.
     *
     * Expected: text between quotes: "…".
     */
    frameTitle: string;
    /**
     * The link to the form's own address.
     *
     * Expected: text between quotes: "…".
     */
    newTab: string;
    /**
     * Below that link, where the form does not appear in its frame.
     *
     * Expected: text between quotes: "…".
     */
    whenMissing: string;
  };
  /**
   * The kit that makes a referral link and its QR code, on /bros.
   */
  kit: {
    /**
     * The small line above the kit's heading.
     *
     * Expected: text between quotes: "…".
     */
    eyebrow: string;
    /**
     * The heading of the kit.
     *
     * Expected: text between quotes: "…".
     */
    heading: string;
    /**
     * Below that heading.
     *
     * Expected: text between quotes: "…".
     */
    text: string;
    /**
     * In place of the kit for visitors without JavaScript. The site's address with the example code follows.
     *
     * Expected: text between quotes: "…".
     */
    noScript: string;
    /**
     * Stands for a code: in that address, and in the preview of the popup and the message until a code that works is typed.
     *
     * Expected: text between quotes: "…".
     */
    exampleCode: string;
    /**
     * Above the field for the code.
     *
     * Expected: text between quotes: "…".
     */
    codeLabel: string;
    /**
     * Below the field for the code.
     *
     * Expected: text between quotes: "…".
     */
    codeHint: string;
    /**
     * What the kit says of a typed code, below its field.
     */
    results: {
      /**
       * While the field is empty.
       *
       * Expected: text between quotes: "…".
       */
      empty: string;
      /**
       * Where the link of this code would work. Whether the code exists is not known here.
       *
       * Expected: text between quotes: "…".
       */
      works: string;
      /**
       * Where the code has more letters and digits than a link has room for.
       *
       * Expected: text between quotes: "…".
       */
      tooLong: string;
      /**
       * Before a list of the characters that a code must not have, of which at most five are named.
       *
       * Expected: text between quotes: "…".
       */
      forbidden: string;
      /**
       * Names a space in that list.
       *
       * Expected: text between quotes: "…".
       */
      space: string;
      /**
       * Names a character that cannot be seen in that list.
       *
       * Expected: text between quotes: "…".
       */
      hidden: string;
    };
    /**
     * The link that is made of the code.
     */
    link: {
      /**
       * Above the link that is made of the code.
       *
       * Expected: text between quotes: "…".
       */
      label: string;
      /**
       * The lime button below the link, which copies it.
       *
       * Expected: text between quotes: "…".
       */
      copy: string;
      /**
       * Below that button, after the browser copied the link.
       *
       * Expected: text between quotes: "…".
       */
      copied: string;
      /**
       * The same, where the browser refused; the link is selected then.
       *
       * Expected: text between quotes: "…".
       */
      copyByHand: string;
      /**
       * The outlined button that opens the system's share sheet, where the browser has one.
       *
       * Expected: text between quotes: "…".
       */
      share: string;
      /**
       * Below the buttons, where the share sheet failed.
       *
       * Expected: text between quotes: "…".
       */
      shareFailed: string;
    };
    /**
     * The QR code of that link.
     */
    qr: {
      /**
       * Describes the drawn QR code, for screen readers.
       *
       * Expected: text between quotes: "…".
       */
      label: string;
      /**
       * In place of the QR code, while there is no working link.
       *
       * Expected: text between quotes: "…".
       */
      waiting: string;
      /**
       * In place of the QR code, while the script that draws it loads.
       *
       * Expected: text between quotes: "…".
       */
      drawing: string;
      /**
       * In place of the QR code, where that script did not load.
       *
       * Expected: text between quotes: "…".
       */
      failed: string;
      /**
       * The button below that sentence.
       *
       * Expected: text between quotes: "…".
       */
      retry: string;
      /**
       * Read before PNG and SVG by screen readers.
       *
       * Expected: text between quotes: "…".
       */
      download: string;
      /**
       * The button that saves the QR code as PNG.
       *
       * Expected: text between quotes: "…".
       */
      png: string;
      /**
       * The button that saves the QR code as SVG.
       *
       * Expected: text between quotes: "…".
       */
      svg: string;
      /**
       * Below the buttons, where the browser could not draw the PNG.
       *
       * Expected: text between quotes: "…".
       */
      pngFailed: string;
      /**
       * The beginning of the saved file's name, before the code.
       *
       * Expected: text between quotes: "…".
       */
      filePrefix: string;
      /**
       * The large figure below the QR code: the commission.
       *
       * Expected: text between quotes: "…".
       */
      figure: string;
      /**
       * Behind that figure.
       *
       * Expected: text between quotes: "…".
       */
      figureText: string;
    };
    /**
     * What the friend reads who gets the link.
     */
    friend: {
      /**
       * Above the three parts on what the friend reads.
       *
       * Expected: text between quotes: "…".
       */
      heading: string;
      /**
       * Above the message that can be copied.
       *
       * Expected: text between quotes: "…".
       */
      messageHeading: string;
      /**
       * Below that heading.
       *
       * Expected: text between quotes: "…".
       */
      messageNote: string;
      /**
       * The message itself, without the link, which follows it. The share sheet gets it, too. It must say that the link is paid.
       *
       * Expected: text between quotes: "…".
       */
      message: string;
      /**
       * The button that copies the message with the link.
       *
       * Expected: text between quotes: "…".
       */
      copy: string;
      /**
       * Below that button, after the browser copied the message.
       *
       * Expected: text between quotes: "…".
       */
      copied: string;
      /**
       * The same, where the browser refused; the message is selected then.
       *
       * Expected: text between quotes: "…".
       */
      copyByHand: string;
      /**
       * Above the preview of the referral popup, whose texts are in code-offer.ts.
       *
       * Expected: text between quotes: "…".
       */
      popupHeading: string;
      /**
       * Stands for the percent in that preview, before the % sign.
       *
       * Expected: text between quotes: "…".
       */
      unknownDiscount: string;
      /**
       * Says what that letter stands for.
       *
       * Expected: text between quotes: "…".
       */
      popupNote: string;
      /**
       * Above the texts that the popup has in place of the offer.
       *
       * Expected: text between quotes: "…".
       */
      answersHeading: string;
      /**
       * Below that heading.
       *
       * Expected: text between quotes: "…".
       */
      answersNote: string;
      /**
       * When the popup says `noDiscount` of code-offer.ts.
       *
       * Expected: text between quotes: "…".
       */
      noDiscountNote: string;
      /**
       * When the popup says `unknownCode` of code-offer.ts.
       *
       * Expected: text between quotes: "…".
       */
      unknownCodeNote: string;
      /**
       * When the popup says `unreadDiscount` of code-offer.ts.
       *
       * Expected: text between quotes: "…".
       */
      unreadDiscountNote: string;
    };
  };
}

export interface Contact {
  /**
   * For the tab, search results and shared links.
   */
  meta: PageMeta;
  /**
   * The heading of /contact.
   *
   * Expected: text between quotes: "…".
   */
  heading: string;
  /**
   * Below the heading of /contact.
   *
   * Expected: text between quotes: "…".
   */
  lead: string;
  /**
   * The dark card with the mail address, beside the form.
   */
  emailCard: {
    /**
     * Above the mail address of brand.ts.
     *
     * Expected: text between quotes: "…".
     */
    heading: string;
    /**
     * Between that heading and the mail address.
     *
     * Expected: text between quotes: "…".
     */
    text: string;
    /**
     * The large figure in the card: how soon we answer.
     *
     * Expected: text between quotes: "…".
     */
    responseFigure: string;
    /**
     * Below that figure. Screen readers read this one only.
     *
     * Expected: text between quotes: "…".
     */
    responseNote: string;
  };
  /**
   * The form that sends a message to the configured endpoint.
   */
  form: {
    /**
     * Above the form.
     *
     * Expected: text between quotes: "…".
     */
    heading: string;
    /**
     * The form's fields and its button.
     */
    labels: {
      /**
       * Above the field for the name.
       *
       * Expected: text between quotes: "…".
       */
      name: string;
      /**
       * Above the field for the mail address.
       *
       * Expected: text between quotes: "…".
       */
      email: string;
      /**
       * Above the field for the subject.
       *
       * Expected: text between quotes: "…".
       */
      subject: string;
      /**
       * Above the field for the message.
       *
       * Expected: text between quotes: "…".
       */
      message: string;
      /**
       * The button of the form.
       *
       * Expected: text between quotes: "…".
       */
      submit: string;
      /**
       * On that button while the message is sent.
       *
       * Expected: text between quotes: "…".
       */
      sending: string;
    };
    /**
     * Below a field after the form was submitted, until the field is corrected.
     */
    errors: {
      /**
       * At a field that was submitted empty.
       */
      missing: {
        /**
         * At an empty name.
         *
         * Expected: text between quotes: "…".
         */
        name: string;
        /**
         * At an empty mail address.
         *
         * Expected: text between quotes: "…".
         */
        email: string;
        /**
         * At an empty subject.
         *
         * Expected: text between quotes: "…".
         */
        subject: string;
        /**
         * At an empty message.
         *
         * Expected: text between quotes: "…".
         */
        message: string;
      };
      /**
       * At a mail address that cannot be one.
       *
       * Expected: text between quotes: "…".
       */
      "no-email": string;
      /**
       * At a field that holds too many characters.
       */
      "too-long": {
        /**
         * At a name that is too long. {longest} is the number of characters that the field takes.
         *
         * Expected: text between quotes: "…".
         */
        name: string;
        /**
         * At a mail address that is too long. {longest} is the number of characters that it can have.
         *
         * Expected: text between quotes: "…".
         */
        email: string;
        /**
         * At a subject that is too long. {longest} is the number of characters that the field takes.
         *
         * Expected: text between quotes: "…".
         */
        subject: string;
        /**
         * At a message that is too long. {longest} is the number of characters that the form takes.
         *
         * Expected: text between quotes: "…".
         */
        message: string;
      };
    };
    /**
     * At a field that visitors do not see and that programs fill, which send unwanted messages.
     *
     * Expected: text between quotes: "…".
     */
    leaveEmpty: string;
    /**
     * In the card with the mail address, for visitors without JavaScript. They see no form.
     *
     * Expected: text between quotes: "…".
     */
    noScript: string;
    /**
     * Below the form's heading, where VITE_CONTACT_ENDPOINT is not configured.
     *
     * Expected: text between quotes: "…".
     */
    notConnected: string;
    /**
     * In place of the form, after the endpoint confirmed the message.
     */
    sent: {
      /**
       * In place of the form's heading.
       *
       * Expected: text between quotes: "…".
       */
      heading: string;
      /**
       * Below that heading.
       *
       * Expected: text between quotes: "…".
       */
      text: string;
      /**
       * The button that shows the empty form again.
       *
       * Expected: text between quotes: "…".
       */
      again: string;
    };
    /**
     * Below the form's button, where sending failed.
     */
    failure: {
      /**
       * Why the message was not sent, or why that is not known.
       */
      problems: {
        /**
         * Where the browser says that it is offline.
         *
         * Expected: text between quotes: "…".
         */
        offline: string;
        /**
         * Where the endpoint gave no response: blocked, or no such host.
         *
         * Expected: text between quotes: "…".
         */
        unreachable: string;
        /**
         * Where no response came in time. {seconds} is how long the form waits.
         *
         * Expected: text between quotes: "…".
         */
        slow: string;
        /**
         * Where the endpoint limits how many messages it takes (status 429).
         *
         * Expected: text between quotes: "…".
         */
        busy: string;
        /**
         * Where the endpoint refuses the length of the message (status 413).
         *
         * Expected: text between quotes: "…".
         */
        "too-big": string;
        /**
         * Where the endpoint refuses the message (any other status from 400 to 499).
         *
         * Expected: text between quotes: "…".
         */
        refused: string;
        /**
         * Where the endpoint has an error of its own (status 500 or above).
         *
         * Expected: text between quotes: "…".
         */
        down: string;
        /**
         * Where the endpoint's response does not say that the message arrived.
         *
         * Expected: text between quotes: "…".
         */
        unclear: string;
      };
      /**
       * Behind that sentence: nothing that was typed is lost.
       *
       * Expected: text between quotes: "…".
       */
      kept: string;
      /**
       * The mail link below, which carries subject and message.
       *
       * Expected: text between quotes: "…".
       */
      mailLabel: string;
      /**
       * Below that link, where the message is too long for it.
       *
       * Expected: text between quotes: "…".
       */
      tooLongForLink: string;
      /**
       * At the end of the mail's text then.
       *
       * Expected: text between quotes: "…".
       */
      cutNote: string;
    };
  };
}

export interface DemoCheckout {
  /**
   * For the tab. Search engines are told to leave the page out.
   */
  meta: PageMeta;
  /**
   * The heading of the demo checkout, where purchases end without a configured shop.
   *
   * Expected: text between quotes: "…".
   */
  heading: string;
  /**
   * In place of the order until the script has read it.
   *
   * Expected: text between quotes: "…".
   */
  loading: string;
  /**
   * In place of the order for visitors without JavaScript.
   *
   * Expected: text between quotes: "…".
   */
  noScript: string;
  /**
   * The page without an order.
   */
  empty: {
    /**
     * In place of the order, where there is no cart, or an empty one.
     *
     * Expected: text between quotes: "…".
     */
    text: string;
    /**
     * The button to the bundles below that sentence.
     *
     * Expected: text between quotes: "…".
     */
    pick: string;
  };
  /**
   * What was bought.
   */
  order: {
    /**
     * Above the table of what was bought.
     *
     * Expected: text between quotes: "…".
     */
    heading: string;
    /**
     * Above the table's column of bundles.
     *
     * Expected: text between quotes: "…".
     */
    item: string;
    /**
     * Above the table's column of numbers.
     *
     * Expected: text between quotes: "…".
     */
    quantity: string;
    /**
     * Above the table's column of prices.
     *
     * Expected: text between quotes: "…".
     */
    amount: string;
  };
  /**
   * What would be paid.
   */
  summary: {
    /**
     * Above the sums.
     *
     * Expected: text between quotes: "…".
     */
    heading: string;
    /**
     * Before the sum of all lines, without a discount.
     *
     * Expected: text between quotes: "…".
     */
    subtotal: string;
    /**
     * Before what shipping costs, which is `costUsd` in shipping.ts.
     *
     * Expected: text between quotes: "…".
     */
    shipping: string;
    /**
     * In place of that amount, where it is 0.
     *
     * Expected: text between quotes: "…".
     */
    free: string;
    /**
     * Before what would be paid.
     *
     * Expected: text between quotes: "…".
     */
    total: string;
    /**
     * Below the sums at a discount code that the demo store does not know. {code} is it.
     *
     * Expected: text between quotes: "…".
     */
    unknownCode: string;
    /**
     * Below the sums at a known discount code that takes nothing off. {code} is it.
     *
     * Expected: text between quotes: "…".
     */
    refusedCode: string;
    /**
     * Below the sums of an order with a referral code, also where the code takes nothing off. {code} is it.
     *
     * Expected: text between quotes: "…".
     */
    credit: string;
    /**
     * Above the note about the payment.
     *
     * Expected: text between quotes: "…".
     */
    payment: string;
    /**
     * In place of a payment: says that nothing is charged.
     *
     * Expected: text between quotes: "…".
     */
    paymentNote: string;
    /**
     * The button at the end of the sums.
     *
     * Expected: text between quotes: "…".
     */
    back: string;
  };
  /**
   * What a shop would receive with this order.
   */
  received: {
    /**
     * The line that opens the list for whoever connects a shop.
     *
     * Expected: text between quotes: "…".
     */
    heading: string;
    /**
     * Before the cart attributes, of which `__snowball` holds the referral code.
     *
     * Expected: text between quotes: "…".
     */
    attributes: string;
    /**
     * Before the discount codes of the order.
     *
     * Expected: text between quotes: "…".
     */
    codes: string;
    /**
     * Before the numbers of the variants and how many of each.
     *
     * Expected: text between quotes: "…".
     */
    items: string;
    /**
     * Before the note of the cart.
     *
     * Expected: text between quotes: "…".
     */
    note: string;
    /**
     * Before the parameters of the advertisement that led here.
     *
     * Expected: text between quotes: "…".
     */
    campaign: string;
    /**
     * In place of a value that the order does not have.
     *
     * Expected: text between quotes: "…".
     */
    nothing: string;
  };
}

export interface ShortFaq {
  /**
   * Above the questions on the home page.
   *
   * Expected: text between quotes: "…".
   */
  heading: string;
  /**
   * The button to /faq below the questions on the home page.
   *
   * Expected: text between quotes: "…".
   */
  allLabel: string;
}

export interface EmailArea {
  /**
   * Beside the email form, near the end of the home page and of each list of articles.
   *
   * Expected: text between quotes: "…".
   */
  heading: string;
  /**
   * Below that heading.
   *
   * Expected: text between quotes: "…".
   */
  text: string;
  /**
   * The mail link in the area, until the other company's widget is ready, and where it does not load.
   *
   * Expected: text between quotes: "…".
   */
  mailLabel: string;
  /**
   * The subject of the mail that the link begins.
   *
   * Expected: text between quotes: "…".
   */
  mailSubject: string;
  /**
   * Below the mail link while the widget loads.
   *
   * Expected: text between quotes: "…".
   */
  loading: string;
  /**
   * Below the mail link, where the widget does not load, often because of an ad blocker.
   *
   * Expected: text between quotes: "…".
   */
  blocked: string;
  /**
   * Below the mail link, where the visitor opted out of data sharing.
   *
   * Expected: text between quotes: "…".
   */
  optedOut: string;
}

export interface Reviews {
  /**
   * Above the reviews on the home page. The section is left out where no reviews script is configured.
   *
   * Expected: text between quotes: "…".
   */
  heading: string;
  /**
   * Below that heading.
   *
   * Expected: text between quotes: "…".
   */
  text: string;
  /**
   * Names the area of the reviews, which scrolls by itself, for screen readers.
   *
   * Expected: text between quotes: "…".
   */
  area: string;
  /**
   * The mail link in the area, until the other company's widget is ready, and where it does not load.
   *
   * Expected: text between quotes: "…".
   */
  mailLabel: string;
  /**
   * The subject of the mail that the link begins.
   *
   * Expected: text between quotes: "…".
   */
  mailSubject: string;
  /**
   * Below the mail link while the widget loads.
   *
   * Expected: text between quotes: "…".
   */
  loading: string;
  /**
   * Below the mail link, where the widget does not load, often because of an ad blocker.
   *
   * Expected: text between quotes: "…".
   */
  blocked: string;
  /**
   * Below the mail link, where the visitor opted out of data sharing.
   *
   * Expected: text between quotes: "…".
   */
  optedOut: string;
}

export interface Ugc {
  /**
   * Above the call for pictures on the home page, with some tiles of the wall.
   *
   * Expected: text between quotes: "…".
   */
  heading: string;
  /**
   * Below that heading.
   *
   * Expected: text between quotes: "…".
   */
  text: string;
  /**
   * The dark button to the TikTok profile of brand.ts.
   *
   * Expected: text between quotes: "…".
   */
  profileLabel: string;
  /**
   * The outlined button to /mugshots.
   *
   * Expected: text between quotes: "…".
   */
  wallLabel: string;
}

export interface Strip {
  /**
   * Above the films on the home page. Search engines get it as the name of their list, too.
   *
   * Expected: text between quotes: "…".
   */
  heading: string;
}

export interface Benefits {
  /**
   * Above the list of benefits on the home page.
   *
   * Expected: text between quotes: "…".
   */
  heading: string;
  /**
   * Below that heading.
   *
   * Expected: text between quotes: "…".
   */
  text: string;
  /**
   * The benefits, in this order.
   *
   * Expected: a list of titles with a text: [{ title, text }].
   */
  items: readonly {
    /**
     * The heading of one entry.
     *
     * Expected: text between quotes: "…".
     */
    title: string;
    /**
     * Below that heading.
     *
     * Expected: text between quotes: "…".
     */
    text: string;
  }[];
  /**
   * The two sheets beside the list.
   */
  slider: {
    /**
     * Names the line that is dragged between the two sheets, for screen readers.
     *
     * Expected: text between quotes: "…".
     */
    label: string;
    /**
     * Below the two sheets: what kind of picture they are.
     *
     * Expected: text between quotes: "…".
     */
    note: string;
    /**
     * The sheet before it took up oil.
     */
    before: Picture;
    /**
     * The same sheet afterward, of the same size.
     */
    after: Picture;
  };
}

export interface Hero {
  /**
   * The headline at the top of the home page.
   */
  headline: {
    /**
     * The first line, which shines until it is wiped. One short word.
     *
     * Expected: text between quotes: "…".
     */
    before: string;
    /**
     * The second line. One short word.
     *
     * Expected: text between quotes: "…".
     */
    after: string;
  };
  /**
   * The sheet that takes the shine off the headline.
   */
  wipe: {
    /**
     * On the sheet that lies on the headline, until nothing shines anymore.
     *
     * Expected: text between quotes: "…".
     */
    hint: string;
    /**
     * Names the sheet, which is a slider, for screen readers. It begins with the hint.
     *
     * Expected: text between quotes: "…".
     */
    label: string;
    /**
     * What screen readers say of the sheet's position. {percent} is the shine that is left.
     *
     * Expected: text between quotes: "…".
     */
    left: string;
    /**
     * On the sheet when nothing shines anymore.
     *
     * Expected: text between quotes: "…".
     */
    spent: string;
    /**
     * Announced by screen readers then.
     *
     * Expected: text between quotes: "…".
     */
    done: string;
    /**
     * A switch in place of the sheet, for visitors whose system is set to reduced motion.
     *
     * Expected: text between quotes: "…".
     */
    matte: string;
  };
  /**
   * Above the buy button, at the top of the home page.
   *
   * Expected: text between quotes: "…".
   */
  text: string;
  /**
   * The lime button at the top of the home page. It leads to the picker.
   *
   * Expected: text between quotes: "…".
   */
  buyLabel: string;
  /**
   * The link beside the price, which leads to the steps.
   *
   * Expected: text between quotes: "…".
   */
  howLabel: string;
  /**
   * The line with the lowest price, beside the buy button.
   */
  priceText: {
    /**
     * Before the price of the cheapest bundle.
     *
     * Expected: text between quotes: "…".
     */
    from: string;
    /**
     * Behind that price.
     *
     * Expected: text between quotes: "…".
     */
    shipping: string;
  };
  /**
   * Short facts in the hero, of two or three words each.
   *
   * Expected: a list of texts: ["one", "two"].
   */
  facts: readonly string[];
  /**
   * The pack in the hero, the largest picture above the fold.
   */
  pack: Picture;
  /**
   * The two faces in the hero.
   */
  slider: {
    /**
     * Names the line that is dragged between the two faces, for screen readers.
     *
     * Expected: text between quotes: "…".
     */
    label: string;
    /**
     * The face that shows left of the line.
     */
    before: {
      /**
       * Below the picture: a time of day.
       *
       * Expected: text between quotes: "…".
       */
      caption: string;
      /**
       * A face in the hero, both in the same position and size.
       */
      picture: Picture;
    };
    /**
     * The face that shows right of the line.
     */
    after: {
      /**
       * Below the picture: a time of day.
       *
       * Expected: text between quotes: "…".
       */
      caption: string;
      /**
       * A face in the hero, both in the same position and size.
       */
      picture: Picture;
    };
  };
}

export interface Drop {
  /**
   * Above the bundles on the home page. The search on /faq finds it, too.
   *
   * Expected: text between quotes: "…".
   */
  heading: string;
  /**
   * Beside that heading.
   *
   * Expected: text between quotes: "…".
   */
  text: string;
  /**
   * The button of each bundle in the drop. It chooses the bundle and leads to the picker.
   *
   * Expected: text between quotes: "…".
   */
  goLabel: string;
  /**
   * The link below that button, to the shop's cart with this bundle.
   *
   * Expected: text between quotes: "…".
   */
  straightLabel: string;
}

export interface Checkout {
  /**
   * Beside the picker on the home page.
   *
   * Expected: text between quotes: "…".
   */
  heading: string;
  /**
   * Below that heading.
   *
   * Expected: text between quotes: "…".
   */
  text: string;
  /**
   * The ways to pay, below the picker.
   */
  payments: {
    /**
     * Names the list of the ways to pay, for screen readers.
     *
     * Expected: text between quotes: "…".
     */
    label: string;
    /**
     * Below the picker, where a shop is configured: who runs the checkout.
     *
     * Expected: text between quotes: "…".
     */
    provider: string;
    /**
     * The same in the demo store, which has no checkout of Shopify.
     *
     * Expected: text between quotes: "…".
     */
    demoProvider: string;
    /**
     * What your shop accepts: its admin lists it under Settings, Payments.
     *
     * Expected: a list of texts: ["one", "two"].
     */
    methods: readonly string[];
  };
  /**
   * Beside the picker, on wide screens only.
   */
  picture: Picture;
}

export interface AboutHeading {
  /**
   * The heading of /about without its last word. The file's `about` joins both.
   *
   * Expected: text between quotes: "…".
   */
  flat: string;
  /**
   * The last word of that heading, which shines.
   *
   * Expected: text between quotes: "…".
   */
  shine: string;
}

export interface BroCode {
  /**
   * For the tab, search results and shared links.
   */
  meta: PageMeta;
  /**
   * The heading of /brocode.
   *
   * Expected: text between quotes: "…".
   */
  heading: string;
  /**
   * Below the heading of /brocode.
   *
   * Expected: text between quotes: "…".
   */
  lead: string;
  /**
   * The rules. The page numbers them in this order.
   *
   * Expected: a list of titles with a text: [{ title, text }].
   */
  rules: readonly {
    /**
     * The heading of one entry.
     *
     * Expected: text between quotes: "…".
     */
    title: string;
    /**
     * Below that heading.
     *
     * Expected: text between quotes: "…".
     */
    text: string;
  }[];
  /**
   * Above the prices. It must name all of them; the search on /faq finds it.
   *
   * Expected: text between quotes: "…".
   */
  pricing: string;
  /**
   * Between that sentence and the prices.
   *
   * Expected: text between quotes: "…".
   */
  pricingNote: string;
  /**
   * Names the list of prices, for screen readers and in the search on /faq.
   *
   * Expected: text between quotes: "…".
   */
  pricesLabel: string;
  /**
   * Computed from bundles.ts: one price for each bundle.
   *
   * Expected: a list of figures: [{ figure, label }].
   */
  prices: readonly Figure[];
}

export interface FaqPage {
  /**
   * The heading of /faq.
   *
   * Expected: text between quotes: "…".
   */
  heading: string;
  /**
   * Below the heading of /faq.
   *
   * Expected: text between quotes: "…".
   */
  lead: string;
  /**
   * The search and what stands around the answers.
   */
  labels: {
    /**
     * Above the search field.
     *
     * Expected: text between quotes: "…".
     */
    searchLabel: string;
    /**
     * Below the search field.
     *
     * Expected: text between quotes: "…".
     */
    searchHint: string;
    /**
     * Below the search field while it is empty. {all} is the number of answers.
     *
     * Expected: text between quotes: "…".
     */
    allShown: string;
    /**
     * Below the search field while it filters. {shown} is the number of answers found, {all} that of all.
     *
     * Expected: text between quotes: "…".
     */
    someShown: string;
    /**
     * Below the search field, where neither an answer nor a page was found.
     *
     * Expected: text between quotes: "…".
     */
    noneShown: string;
    /**
     * In place of the answers then, below what was typed.
     *
     * Expected: text between quotes: "…".
     */
    noneHint: string;
    /**
     * The button there that empties the search field.
     *
     * Expected: text between quotes: "…".
     */
    showAll: string;
    /**
     * Before the link to /contact, beside the answers on wide screens.
     *
     * Expected: text between quotes: "…".
     */
    askHeading: string;
    /**
     * The link to /contact: there, and where nothing was found.
     *
     * Expected: text between quotes: "…".
     */
    askLabel: string;
    /**
     * Read by screen readers after the address of an answer, which is a link below it.
     *
     * Expected: text between quotes: "…".
     */
    linkLabel: string;
  };
}

export interface Muglife {
  /**
   * For the tab, search results and shared links.
   */
  meta: PageMeta;
  /**
   * The heading of /muglife.
   *
   * Expected: text between quotes: "…".
   */
  heading: string;
  /**
   * Below the heading of /muglife.
   *
   * Expected: text between quotes: "…".
   */
  lead: string;
  /**
   * The title of the feed, as feed readers show it.
   *
   * Expected: text between quotes: "…".
   */
  feedTitle: string;
}

export interface ArticleNotFound {
  /**
   * For the tab, at the address of an article that does not exist.
   */
  meta: PageMeta;
  /**
   * The heading at the address of an article that does not exist.
   *
   * Expected: text between quotes: "…".
   */
  heading: string;
  /**
   * Below that heading.
   *
   * Expected: text between quotes: "…".
   */
  text: string;
  /**
   * The link to /muglife below that sentence.
   *
   * Expected: text between quotes: "…".
   */
  backLabel: string;
}

export interface Wall {
  /**
   * The part of the address behind # that leads to the wall: /mugshots#wall.
   *
   * Expected: text between quotes: "…".
   */
  id: string;
  /**
   * Above the tiles of /mugshots.
   *
   * Expected: text between quotes: "…".
   */
  heading: string;
  /**
   * Below that heading: how to get on the wall.
   *
   * Expected: text between quotes: "…".
   */
  text: string;
  /**
   * The button below the lead of /mugshots. It leads down to the wall.
   *
   * Expected: text between quotes: "…".
   */
  submitLabel: string;
  /**
   * The dark button above the tiles, to the hashtag's page of brand.ts.
   *
   * Expected: text between quotes: "…".
   */
  tagLabel: string;
  /**
   * The outlined button beside it, to the TikTok profile of brand.ts.
   *
   * Expected: text between quotes: "…".
   */
  shopLabel: string;
  /**
   * At the upper left of each tile.
   *
   * Expected: text between quotes: "…".
   */
  badge: string;
  /**
   * The link below a tile whose type is video, to the hashtag's page.
   *
   * Expected: text between quotes: "…".
   */
  watch: string;
  /**
   * The button below the tiles, which shows thirty more.
   *
   * Expected: text between quotes: "…".
   */
  more: string;
  /**
   * In place of that button, after it has shown the last tiles. The hashtag follows as a link.
   *
   * Expected: text between quotes: "…".
   */
  end: string;
}

export interface NotFound extends PageMeta {
  /**
   * The large number on the page for unknown addresses. It shines.
   *
   * Expected: text between quotes: "…".
   */
  code: string;
  /**
   * The heading of the page for unknown addresses.
   *
   * Expected: text between quotes: "…".
   */
  heading: string;
  /**
   * Below that heading.
   *
   * Expected: text between quotes: "…".
   */
  text: string;
  /**
   * The links below that sentence, in this order.
   *
   * Expected: a list of links: [{ to: "/faq", label: "FAQ" }].
   */
  links: readonly {
    /**
     * Where the link leads: an address of the site, such as /faq.
     *
     * Expected: text between quotes: "…".
     */
    to: string;
    /**
     * What the link says.
     *
     * Expected: text between quotes: "…".
     */
    label: string;
  }[];
  /**
   * What the mug holds up.
   */
  placard: {
    /**
     * The first line.
     */
    caseNumber: {
      /**
       * The left column of the placard.
       *
       * Expected: text between quotes: "…".
       */
      label: string;
      /**
       * The right column of the placard.
       *
       * Expected: text between quotes: "…".
       */
      text: string;
    };
    /**
     * The second line.
     */
    wanted: {
      /**
       * The left column of the placard.
       *
       * Expected: text between quotes: "…".
       */
      label: string;
      /**
       * The right column of the placard.
       *
       * Expected: text between quotes: "…".
       */
      text: string;
    };
    /**
     * The third line.
     */
    lastSeen: {
      /**
       * The left column of the placard.
       *
       * Expected: text between quotes: "…".
       */
      label: string;
      /**
       * The right column at /404 itself; elsewhere it is the unknown address.
       *
       * Expected: text between quotes: "…".
       */
      nowhere: string;
    };
    /**
     * The last line, in lime.
     */
    status: {
      /**
       * The left column of the placard.
       *
       * Expected: text between quotes: "…".
       */
      label: string;
      /**
       * The right column of the placard.
       *
       * Expected: text between quotes: "…".
       */
      text: string;
    };
  };
  /**
   * Below the links.
   *
   * Expected: text between quotes: "…".
   */
  hint: string;
}

export interface PrivacySwitch {
  /**
   * Beside the switch of /pages/data-sharing-opt-out.
   *
   * Expected: text between quotes: "…".
   */
  heading: string;
  /**
   * Names the switch.
   *
   * Expected: text between quotes: "…".
   */
  label: string;
  /**
   * A lime badge below the switch, where the browser sends Global Privacy Control.
   *
   * Expected: text between quotes: "…".
   */
  honored: string;
  /**
   * Below the switch, for visitors without JavaScript.
   *
   * Expected: text between quotes: "…".
   */
  noScript: string;
  /**
   * Below the switch while it is off.
   *
   * Expected: text between quotes: "…".
   */
  off: string;
  /**
   * Below the switch while it is on. {vendorScripts} is the list of what the vendors' facts say is turned off.
   *
   * Expected: text between quotes: "…".
   */
  on: string;
  /**
   * The same, where the browser stores nothing.
   *
   * Expected: text between quotes: "…".
   */
  onForVisit: string;
  /**
   * Behind that sentence, where a third-party script had already loaded.
   *
   * Expected: text between quotes: "…".
   */
  stillRunning: string;
  /**
   * Behind `on`, after the page was reloaded to end what was running.
   *
   * Expected: text between quotes: "…".
   */
  reloaded: string;
  /**
   * Below the switch, where the browser sends Global Privacy Control.
   *
   * Expected: text between quotes: "…".
   */
  signal: string;
}

export interface ReferralCredit {
  /**
   * Before the stored referral code, on /pages/data-sharing-opt-out.
   *
   * Expected: text between quotes: "…".
   */
  stored: string;
  /**
   * In place of the code, where none is stored.
   *
   * Expected: text between quotes: "…".
   */
  none: string;
  /**
   * The button beside the code, which removes it.
   *
   * Expected: text between quotes: "…".
   */
  forget: string;
  /**
   * After the code was removed and no cart carried it.
   *
   * Expected: text between quotes: "…".
   */
  forgotten: string;
  /**
   * After the code was removed, until the shop has taken it off the cart.
   *
   * Expected: text between quotes: "…".
   */
  removing: string;
  /**
   * After the code was removed and the shop has taken it off the cart.
   *
   * Expected: text between quotes: "…".
   */
  removed: string;
}

export interface LayoutLabels {
  /**
   * The first link of every page. It appears when the keyboard focuses it, and leads past the navigation.
   *
   * Expected: text between quotes: "…".
   */
  skip: string;
  /**
   * The button that leads back to the top, for screen readers.
   *
   * Expected: text between quotes: "…".
   */
  backToTop: string;
  /**
   * Names the bar at the lower edge of phones, with the chosen bundle and the back-to-top button, for screen readers.
   *
   * Expected: text between quotes: "…".
   */
  buyBar: string;
}

export interface NavigationLabels {
  /**
   * Names the navigation at the top of every page, for screen readers.
   *
   * Expected: text between quotes: "…".
   */
  bar: string;
  /**
   * The link at the top right that opens the cart. The number of packs follows it once the cart is known.
   *
   * Expected: text between quotes: "…".
   */
  cart: string;
  /**
   * The button with two lines that opens the menu on phones and tablets, for screen readers.
   *
   * Expected: text between quotes: "…".
   */
  menu: string;
  /**
   * The button to the bundles in the navigation and in the bar on phones, unless every bundle is sold out.
   *
   * Expected: text between quotes: "…".
   */
  buy: string;
}

export interface PageFailure {
  /**
   * In place of a page that failed to load or to render, and the title of its tab then.
   *
   * Expected: text between quotes: "…".
   */
  heading: string;
  /**
   * Below the heading of a page that failed.
   *
   * Expected: text between quotes: "…".
   */
  text: string;
  /**
   * The button that loads the failed page again.
   *
   * Expected: text between quotes: "…".
   */
  retry: string;
  /**
   * The link to the home page, beside the button of a failed page.
   *
   * Expected: text between quotes: "…".
   */
  home: string;
  /**
   * On a page that failed, before one link for each bundle to the shop's cart.
   *
   * Expected: text between quotes: "…".
   */
  shop: string;
}

export interface EmptyPage {
  /**
   * At an address that the build does not know, for visitors without JavaScript, before the links.
   *
   * Expected: text between quotes: "…".
   */
  noScript: string;
  /**
   * At an address that the build does not know, where the script does not load, before the links.
   *
   * Expected: text between quotes: "…".
   */
  failure: string;
  /**
   * The link to the home page below either sentence.
   *
   * Expected: text between quotes: "…".
   */
  home: string;
  /**
   * One link for each bundle to the shop's cart, there and on a page that failed. {bundle} is its name.
   *
   * Expected: text between quotes: "…".
   */
  buy: string;
}

export interface TextPageLabels {
  /**
   * Names the row of figures at the top of a policy, for screen readers.
   *
   * Expected: text between quotes: "…".
   */
  figures: string;
  /**
   * Names the list of sections beside a policy or the story, for screen readers.
   *
   * Expected: text between quotes: "…".
   */
  contents: string;
  /**
   * Read after the number of a section by screen readers, which is a link. {section} is its heading.
   *
   * Expected: text between quotes: "…".
   */
  sectionLink: string;
}

export interface SliderLabels {
  /**
   * What screen readers say of a line between two pictures before it is moved.
   *
   * Expected: text between quotes: "…".
   */
  middle: string;
  /**
   * The same once it is moved. {before} and {after} are how much of each picture shows, in percent.
   *
   * Expected: text between quotes: "…".
   */
  position: string;
}

export interface VideoLabels {
  /**
   * The button above the films on the home page while they do not play by themselves.
   *
   * Expected: text between quotes: "…".
   */
  play: string;
  /**
   * The same button while they do. It stops all films.
   *
   * Expected: text between quotes: "…".
   */
  pause: string;
  /**
   * The arrow to the left above the films, for screen readers.
   *
   * Expected: text between quotes: "…".
   */
  previous: string;
  /**
   * The arrow to the right above the films, for screen readers.
   *
   * Expected: text between quotes: "…".
   */
  next: string;
  /**
   * Names a film that is a plain link, before the player has loaded, for screen readers. {username} is its handle.
   *
   * Expected: text between quotes: "…".
   */
  watch: string;
  /**
   * Names the button over a film that turns its sound on and off, for screen readers. {username} is its handle.
   *
   * Expected: text between quotes: "…".
   */
  sound: string;
  /**
   * On the button over a film that did not load.
   *
   * Expected: text between quotes: "…".
   */
  retry: string;
  /**
   * The same button for screen readers. {username} is the film's handle.
   *
   * Expected: text between quotes: "…".
   */
  retryOne: string;
  /**
   * The name of the captions' language, as the browser's own list of captions shows it.
   *
   * Expected: text between quotes: "…".
   */
  captions: string;
  /**
   * Over a film while it loads.
   *
   * Expected: text between quotes: "…".
   */
  loading: string;
  /**
   * Over a film that did not load, above the button that tries again.
   *
   * Expected: text between quotes: "…".
   */
  unavailable: string;
  /**
   * Over the poster of a film whose `src` is empty.
   *
   * Expected: text between quotes: "…".
   */
  comingSoon: string;
  /**
   * What screen readers say of a film that plays without sound.
   *
   * Expected: text between quotes: "…".
   */
  playingMuted: string;
  /**
   * What screen readers say of a film that plays with sound.
   *
   * Expected: text between quotes: "…".
   */
  playingWithSound: string;
  /**
   * What screen readers say of a film that does not play.
   *
   * Expected: text between quotes: "…".
   */
  paused: string;
}

export interface CheckoutLabels {
  /**
   * Names the choice of a bundle in the picker, for screen readers.
   *
   * Expected: text between quotes: "…".
   */
  bundle: string;
  /**
   * In place of a bundle's size in the picker, of its badge in the drop, and of the price in the bar on phones.
   *
   * Expected: text between quotes: "…".
   */
  soldOut: string;
  /**
   * In the picker at a sold-out bundle that the shopper wanted. {bundle} is its name, {next} that of the bundle that is chosen now.
   *
   * Expected: text between quotes: "…".
   */
  soldOutButNext: string;
  /**
   * In the picker in place of the buy button, where the shop has no bundle left.
   *
   * Expected: text between quotes: "…".
   */
  allSoldOut: string;
  /**
   * The link to /contact below that sentence, and in place of Buy in the navigation and in the bar on phones.
   *
   * Expected: text between quotes: "…".
   */
  ask: string;
  /**
   * The link to the shop's cart in the picker, until the buy button has loaded. {bundle} is the chosen one's name.
   *
   * Expected: text between quotes: "…".
   */
  buy: string;
  /**
   * The same link below a problem with the shop. {bundle} is the chosen one's name.
   *
   * Expected: text between quotes: "…".
   */
  buyAtShop: string;
  /**
   * The outlined button below the buy button. The demo store has none.
   *
   * Expected: text between quotes: "…".
   */
  shopPay: string;
  /**
   * Beside the link to the shop's cart, where the buy button failed to load: loads it again.
   *
   * Expected: text between quotes: "…".
   */
  retry: string;
  /**
   * Below the link in the picker while the buy button loads.
   *
   * Expected: text between quotes: "…".
   */
  opening: string;
  /**
   * Below the buy button, where the browser refuses to store anything.
   *
   * Expected: text between quotes: "…".
   */
  notKept: string;
}

export interface PriceLabels {
  /**
   * Read before a crossed-out price by screen readers.
   *
   * Expected: text between quotes: "…".
   */
  before: string;
  /**
   * Read before the reduced price by screen readers.
   *
   * Expected: text between quotes: "…".
   */
  after: string;
  /**
   * Over each bundle's picture in the drop, with a live referral code that takes something off, and before each discount in the demo checkout. {code} is the code, {percent} its percent.
   *
   * Expected: text between quotes: "…".
   */
  offer: string;
  /**
   * At a bundle in the drop and in the picker that costs less than as many single packs. {amount} is the difference under the same code.
   *
   * Expected: text between quotes: "…".
   */
  saving: string;
  /**
   * At each bundle in the drop. {amount} is the price of one sheet, with a referral code the reduced one.
   *
   * Expected: text between quotes: "…".
   */
  perDay: string;
}

export interface ArrivalLabels {
  /**
   * The days on which an order arrives, within the two sentences below. {first} and {last} are dates.
   *
   * Expected: text between quotes: "…".
   */
  range: string;
  /**
   * Beside the picker, computed by the visitor's clock. {days} is the range above.
   *
   * Expected: text between quotes: "…".
   */
  atPicker: string;
  /**
   * On the shipping policy, computed by the visitor's clock. {days} is the range above.
   *
   * Expected: text between quotes: "…".
   */
  onShippingPage: string;
}

export interface CartLabels {
  /**
   * Names the cart that opens at the side, for screen readers.
   *
   * Expected: text between quotes: "…".
   */
  cart: string;
  /**
   * Announced by screen readers after a line was taken out of the cart. {bundle} is its name.
   *
   * Expected: text between quotes: "…".
   */
  removed: string;
  /**
   * The button of an empty cart. It leads to the picker on the landing page.
   *
   * Expected: text between quotes: "…".
   */
  pick: string;
  /**
   * The link in the cart below a problem with the shop. It takes the cart's lines to the shop's own cart.
   *
   * Expected: text between quotes: "…".
   */
  buyAtShop: string;
}

export interface ShopProblems {
  /**
   * In picker and cart, where the browser says that it is offline.
   *
   * Expected: text between quotes: "…".
   */
  offline: string;
  /**
   * In picker and cart, where the shop's script or requests did not get through: a blocker, the network, or a file that a redeploy removed.
   *
   * Expected: text between quotes: "…".
   */
  blocked: string;
  /**
   * In picker and cart, where the shop did not answer within 8 seconds.
   *
   * Expected: text between quotes: "…".
   */
  slow: string;
  /**
   * In picker and cart, where the shop limits how many requests it takes.
   *
   * Expected: text between quotes: "…".
   */
  busy: string;
  /**
   * In picker and cart, where the shop answers that it has an error of its own.
   *
   * Expected: text between quotes: "…".
   */
  down: string;
  /**
   * In picker and cart, where the shop rejects our request, as with a token that is wrong.
   *
   * Expected: text between quotes: "…".
   */
  refused: string;
  /**
   * In picker and cart, where the shop does not have the product or the address that we ask for.
   *
   * Expected: text between quotes: "…".
   */
  missing: string;
  /**
   * In picker and cart, where the shop's answer cannot be read.
   *
   * Expected: text between quotes: "…".
   */
  garbled: string;
  /**
   * In picker and cart, where the shop has fewer packs than the shopper wants.
   *
   * Expected: text between quotes: "…".
   */
  "sold-out": string;
  /**
   * In picker and cart, where the shop had fewer packs than the shopper wanted, and put those into the cart. {quantity} is how many these are.
   *
   * Expected: text between quotes: "…".
   */
  "few-left": string;
  /**
   * In picker and cart, where the shop does not take the quantity: too many or too few for one order, or no multiple of what it sells.
   *
   * Expected: text between quotes: "…".
   */
  quantity: string;
  /**
   * In picker and cart, where the shop does not sell the bundle in this way, such as without a subscription.
   *
   * Expected: text between quotes: "…".
   */
  "not-sold": string;
  /**
   * In picker and cart, where the shop cannot keep a larger cart.
   *
   * Expected: text between quotes: "…".
   */
  "cart-full": string;
  /**
   * In picker and cart, where the shop objects to a change, or makes a note on it, and its own sentence cannot be shown. It must be true for any reason.
   *
   * Expected: text between quotes: "…".
   */
  remark: string;
  /**
   * The same, where the shop's own sentence is in the language of this site. {message} is that sentence.
   *
   * Expected: text between quotes: "…".
   */
  quoted: string;
  /**
   * In picker and cart, where the shop charges in another currency than US dollars. The pages show no prices then.
   *
   * Expected: text between quotes: "…".
   */
  currency: string;
  /**
   * In picker and cart, where the shop no longer has the cart of an earlier visit.
   *
   * Expected: text between quotes: "…".
   */
  "cart-gone": string;
  /**
   * In picker and cart, where the cart of an earlier visit could not be loaded, and is kept.
   *
   * Expected: text between quotes: "…".
   */
  "cart-late": string;
  /**
   * In picker and cart, where nothing else describes what went wrong.
   *
   * Expected: text between quotes: "…".
   */
  unknown: string;
}

export interface BuyButtonLabels {
  /**
   * The buttons of Shopify's Buy Button in the picker.
   */
  product: {
    /**
     * The button of the picker that leads to the shop's checkout without the cart.
     *
     * Expected: text between quotes: "…".
     */
    buyNow: string;
    /**
     * The button of the picker that adds the bundle and opens the cart.
     *
     * Expected: text between quotes: "…".
     */
    addToCart: string;
    /**
     * On that button, where the shop has the chosen variant no more.
     *
     * Expected: text between quotes: "…".
     */
    soldOut: string;
    /**
     * On that button, where the shop has no such variant.
     *
     * Expected: text between quotes: "…".
     */
    unavailable: string;
  };
  /**
   * The cart that opens at the side.
   */
  cart: {
    /**
     * At the top of the cart. It comes from `cartTitle` in brand.ts.
     *
     * Expected: text between quotes: "…".
     */
    title: string;
    /**
     * In a cart without lines.
     *
     * Expected: text between quotes: "…".
     */
    empty: string;
    /**
     * The button of the cart that leads to the shop's checkout.
     *
     * Expected: text between quotes: "…".
     */
    checkout: string;
    /**
     * Before the sum in the cart, which the shop computes.
     *
     * Expected: text between quotes: "…".
     */
    subtotal: string;
    /**
     * Read by screen readers before the name of a discount in the cart.
     *
     * Expected: text between quotes: "…".
     */
    discount: string;
    /**
     * The small line above the cart's button.
     *
     * Expected: text between quotes: "…".
     */
    notice: string;
    /**
     * The × of the cart, for screen readers.
     *
     * Expected: text between quotes: "…".
     */
    close: string;
    /**
     * Names the field for the number of packs of a line, for screen readers.
     *
     * Expected: text between quotes: "…".
     */
    quantity: string;
    /**
     * The minus beside that number, for screen readers.
     *
     * Expected: text between quotes: "…".
     */
    fewer: string;
    /**
     * The plus beside that number, for screen readers.
     *
     * Expected: text between quotes: "…".
     */
    more: string;
  };
}

export interface CodeLabels {
  /**
   * Read before the live referral code by screen readers: in the navigation, the picker and the cart.
   *
   * Expected: text between quotes: "…".
   */
  live: string;
  /**
   * Beside the live code, where its percent is known and above 0. {percent} is it.
   *
   * Expected: text between quotes: "…".
   */
  percentOff: string;
  /**
   * The × beside the live code, for screen readers. {code} is it.
   *
   * Expected: text between quotes: "…".
   */
  remove: string;
  /**
   * In the navigation, the picker and the cart, after a code was removed, until the shop has taken it off the cart. {code} is it.
   *
   * Expected: text between quotes: "…".
   */
  removing: string;
  /**
   * In the navigation, the picker and the cart, after a code was removed and no cart has it. {code} is it.
   *
   * Expected: text between quotes: "…".
   */
  removed: string;
  /**
   * Beside that sentence: brings the code back.
   *
   * Expected: text between quotes: "…".
   */
  undo: string;
  /**
   * The button that shows the field for a code, in the picker and in the cart, while no code is live.
   *
   * Expected: text between quotes: "…".
   */
  open: string;
  /**
   * The same button beside a live code.
   *
   * Expected: text between quotes: "…".
   */
  openAnother: string;
  /**
   * Above the field for a code.
   *
   * Expected: text between quotes: "…".
   */
  field: string;
  /**
   * The button beside the field for a code.
   *
   * Expected: text between quotes: "…".
   */
  submit: string;
  /**
   * Below the field, until the affiliate service answers. {code} is the typed code.
   *
   * Expected: text between quotes: "…".
   */
  lookingUp: string;
  /**
   * In place of the field, where the typed code takes something off. {code} is it, {percent} its percent.
   *
   * Expected: text between quotes: "…".
   */
  added: string;
  /**
   * The same, where the affiliate service answered 0 percent. {code} is the typed code.
   *
   * Expected: text between quotes: "…".
   */
  addedForNothing: string;
  /**
   * The same, where the percent could not be looked up. {code} is the typed code.
   *
   * Expected: text between quotes: "…".
   */
  addedUnread: string;
  /**
   * The same, where the affiliate service does not know the code; the shop may. {code} is the typed code.
   *
   * Expected: text between quotes: "…".
   */
  addedUnknown: string;
  /**
   * Below the field, where the affiliate service knows the earlier code and not the typed one. {code} is the typed one, {kept} the earlier one.
   *
   * Expected: text between quotes: "…".
   */
  unknown: string;
  /**
   * Below the field, where it was submitted empty.
   *
   * Expected: text between quotes: "…".
   */
  empty: string;
  /**
   * Below the field, where what was typed cannot be a code: letters, digits, - or _. {longest} is how many it may have.
   *
   * Expected: text between quotes: "…".
   */
  malformed: string;
  /**
   * In the picker and in the cart, where the shop takes nothing off for the live code. {code} is it.
   *
   * Expected: text between quotes: "…".
   */
  refused: string;
  /**
   * The same, where the shop says why. {code} is the live code, {reason} one of the texts of `refusals`.
   *
   * Expected: text between quotes: "…".
   */
  refusedBecause: string;
  /**
   * The reasons in `refusedBecause`, each without a capital and a period.
   */
  refusals: {
    /**
     * The shop has no such code.
     *
     * Expected: text between quotes: "…".
     */
    unknown: string;
    /**
     * The code's days are over, or have not begun.
     *
     * Expected: text between quotes: "…".
     */
    inactive: string;
    /**
     * The code is not for this customer.
     *
     * Expected: text between quotes: "…".
     */
    customer: string;
    /**
     * A reason in `refusedBecause`: no use of the code is left.
     *
     * Expected: text between quotes: "…".
     */
    used: string;
    /**
     * The code is for other products or another kind of purchase.
     *
     * Expected: text between quotes: "…".
     */
    goods: string;
    /**
     * The code asks for another total.
     *
     * Expected: text between quotes: "…".
     */
    amount: string;
    /**
     * The code asks for another number of packs.
     *
     * Expected: text between quotes: "…".
     */
    packs: string;
  };
  /**
   * The same, where the shop takes another discount off instead. {code} is the live code, {discount} the name of the other discount.
   *
   * Expected: text between quotes: "…".
   */
  outdone: string;
}

export interface ReferralPopup {
  /**
   * At the top of the popup that a referral link opens, also in the preview on /bros.
   *
   * Expected: text between quotes: "…".
   */
  heading: string;
  /**
   * In the popup below the percent, where the affiliate service answers more than 0. The shop may still refuse the code, so promise nothing more.
   *
   * Expected: text between quotes: "…".
   */
  offer: string;
  /**
   * In the popup below 0%, where the affiliate service knows the code and takes nothing off.
   *
   * Expected: text between quotes: "…".
   */
  noDiscount: string;
  /**
   * In the popup below 0%, where the affiliate service does not know the code.
   *
   * Expected: text between quotes: "…".
   */
  unknownCode: string;
  /**
   * In the popup below 0%, where the percent could not be looked up.
   *
   * Expected: text between quotes: "…".
   */
  unreadDiscount: string;
  /**
   * Before the code: in the popup, on /bros, and in the message after it where the code could not be copied.
   *
   * Expected: text between quotes: "…".
   */
  codeLabel: string;
  /**
   * The button of the popup. It copies the code and leads to the picker.
   *
   * Expected: text between quotes: "…".
   */
  redeem: string;
  /**
   * The × of the popup, and of the message that shows a code that could not be copied, for screen readers.
   *
   * Expected: text between quotes: "…".
   */
  close: string;
  /**
   * For screen readers, while the popup waits for the affiliate service.
   *
   * Expected: text between quotes: "…".
   */
  loading: string;
  /**
   * A message at the edge of the window after the popup was redeemed and the browser copied the code.
   *
   * Expected: text between quotes: "…".
   */
  copied: string;
}

export interface ClickToEditLabels {
  /**
   * On the badge in `npm run dev`, before anything was clicked. No visitor sees it.
   *
   * Expected: text between quotes: "…".
   */
  hint: string;
  /**
   * On the badge in `npm run dev`, after the editor was opened. {section} is the file and its line.
   *
   * Expected: text between quotes: "…".
   */
  opened: string;
  /**
   * On the badge in `npm run dev`, above one button for each place. {count} is the number of places.
   *
   * Expected: text between quotes: "…".
   */
  choose: string;
  /**
   * On the badge in `npm run dev`, where no content file holds what was clicked.
   *
   * Expected: text between quotes: "…".
   */
  none: string;
  /**
   * On the badge in `npm run dev`, where its server did not answer or could not open the editor.
   *
   * Expected: text between quotes: "…".
   */
  failed: string;
}

export interface Footer {
  /**
   * Below the logo, at the end of every page.
   *
   * Expected: text between quotes: "…".
   */
  tagline: string;
  /**
   * The small line at the end of every page.
   *
   * Expected: text between quotes: "…".
   */
  note: string;
  /**
   * The headings of the footer's three lists of links.
   */
  headings: {
    /**
     * Above the links to pages in the footer.
     *
     * Expected: text between quotes: "…".
     */
    pages: string;
    /**
     * Above the links to policies in the footer.
     *
     * Expected: text between quotes: "…".
     */
    policies: string;
    /**
     * Above the links to the profiles of brand.ts in the footer.
     *
     * Expected: text between quotes: "…".
     */
    social: string;
  };
  /**
   * The footer's list of pages, in this order.
   *
   * Expected: a list of links: [{ to: "/faq", label: "FAQ" }].
   */
  pages: readonly {
    /**
     * Where the link leads: an address of the site, such as /faq.
     *
     * Expected: text between quotes: "…".
     */
    to: string;
    /**
     * What the link says.
     *
     * Expected: text between quotes: "…".
     */
    label: string;
  }[];
  /**
   * The footer's list of policies, in this order.
   *
   * Expected: a list of links: [{ to: "/faq", label: "FAQ" }].
   */
  policies: readonly {
    /**
     * Where the link leads: an address of the site, such as /faq.
     *
     * Expected: text between quotes: "…".
     */
    to: string;
    /**
     * What the link says.
     *
     * Expected: text between quotes: "…".
     */
    label: string;
  }[];
}

export interface PageActions {
  /**
   * At the end of every page but the home page and the page for unknown addresses; of articles, only without a call-out.
   *
   * Expected: text between quotes: "…".
   */
  line: string;
  /**
   * The outlined button to the home page, at the end of every page but the home page and articles.
   *
   * Expected: text between quotes: "…".
   */
  backHome: string;
  /**
   * The lime button to the bundles: at the end of pages and articles, and on the page for unknown addresses.
   *
   * Expected: text between quotes: "…".
   */
  go: string;
}

export interface Picture {
  /**
   * The file below public/pictures, without width and ending: "product/pack-hero".
   *
   * Expected: text between quotes: "…".
   */
  name: string;
  /**
   * The widths that `npm run content picture` made, in pixels.
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

export interface BundleFacts {
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

export interface BundleEntry extends BundleFacts {
  /**
   * The name of its picture below public/pictures/product/, without width and ending: "bundle-3-bro-bundle".
   *
   * Expected: lower-case letters and digits, joined by single hyphens, such as gym-bag-essentials.
   */
  pictureName: string;
}

export interface Bundle extends BundleFacts {
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

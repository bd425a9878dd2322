// The labels that belong to one page each. See index.ts.
import type { Figure, HeadedPage, Link, PageMeta, TitledText } from "./pages.ts";

export interface AboutHeading {
  /** The heading of /about without its last word. The file's `about` joins both. */
  flat: string;
  /** The last word of that heading, which shines. */
  shine: string;
}

export interface BroCode extends HeadedPage {
  /** The rules. The page numbers them in this order. */
  rules: readonly TitledText[];
  /** Above the prices. It must name all of them; the search on /faq finds it. */
  pricing: string;
  /** Between that sentence and the prices. */
  pricingNote: string;
  /** Names the list of prices, for screen readers and in the search on /faq. */
  pricesLabel: string;
  /** Computed from bundles.ts: one price for each bundle. */
  prices: readonly Figure[];
}

export interface FaqPage {
  /** The heading of /faq. */
  heading: string;
  /** Below the heading of /faq. */
  lead: string;
  /** The search and what stands around the answers. */
  labels: FaqLabels;
}

export interface Muglife extends HeadedPage {
  /** The title of the feed, as feed readers show it. */
  feedTitle: string;
}

export interface ArticleNotFound {
  /** For the tab, at the address of an article that does not exist. */
  meta: PageMeta;
  /** The heading at the address of an article that does not exist. */
  heading: string;
  /** Below that heading. */
  text: string;
  /** What is wanted, on the mug's placard. The rest of the placard is that of the 404 page. */
  wanted: string;
  /** The link to /muglife below that sentence. */
  backLabel: string;
}

export interface Wall {
  /** The part of the address behind # that leads to the wall: /mugshots#wall. */
  id: string;
  /** Above the tiles of /mugshots. */
  heading: string;
  /** Below that heading: how to get on the wall. */
  text: string;
  /** The button below the lead of /mugshots. It leads down to the wall. */
  submitLabel: string;
  /** The dark button above the tiles, to the hashtag's page of brand.ts. */
  tagLabel: string;
  /** The outlined button beside it, to the TikTok profile of brand.ts. */
  shopLabel: string;
  /** At the upper left of each tile. */
  badge: string;
  /** The link below a tile whose type is video, to the hashtag's page. */
  watch: string;
  /** The button below the tiles, which shows thirty more. */
  more: string;
  /** In place of that button, after it has shown the last tiles. The hashtag follows as a link. */
  end: string;
}

export interface NotFound extends PageMeta {
  /** The large number on the page for unknown addresses. It shines. */
  code: string;
  /** The heading of the page for unknown addresses. */
  heading: string;
  /** Below that heading. */
  text: string;
  /** The links below that sentence, in this order. */
  links: readonly Link[];
  /** What the mug holds up. */
  placard: {
    /** The first line. */
    caseNumber: PlacardLine;
    /** The second line. */
    wanted: PlacardLine;
    /** The third line. */
    lastSeen: {
      /** The left column of the placard. */
      label: string;
      /** The right column at /404 itself; elsewhere it is the unknown address. */
      nowhere: string;
    };
    /** The last line, in lime. */
    status: PlacardLine;
  };
  /** Below the links. */
  hint: string;
}

export interface PrivacySwitchLabels {
  /** Beside the switch of /pages/data-sharing-opt-out. */
  heading: string;
  /** Names the switch. */
  label: string;
  /** A lime badge below the switch, where the browser sends Global Privacy Control. */
  honored: string;
  /** Below the switch, for visitors without JavaScript. */
  noScript: string;
  /** Below the switch while it is off. */
  off: string;
  /** Below the switch while it is on. {vendorScripts} is the list of what the vendors' facts say is turned off. */
  on: string;
  /** The same, where the browser stores nothing. */
  onForVisit: string;
  /** Behind that sentence, where a third-party script had already loaded. */
  stillRunning: string;
  /** Behind `on`, after the page was reloaded to end what was running. */
  reloaded: string;
  /** Below the switch, where the browser sends Global Privacy Control. */
  signal: string;
}

export interface ReferralCreditLabels {
  /** Before the stored referral code, on /pages/data-sharing-opt-out. */
  stored: string;
  /** In place of the code, where none is stored. */
  none: string;
  /** The button beside the code, which removes it. */
  forget: string;
  /** After the code was removed and no cart carried it. */
  forgotten: string;
  /** After the code was removed, until the shop has taken it off the cart. */
  removing: string;
  /** After the code was removed and the shop has taken it off the cart. */
  removed: string;
}

export interface FaqLabels {
  /** Above the search field. */
  searchLabel: string;
  /** Below the search field. */
  searchHint: string;
  /** Below the search field while it is empty. {all} is the number of answers. */
  allShown: string;
  /** Below the search field while it filters. {shown} is the number of answers found, {all} that of all. */
  someShown: string;
  /** Below the search field, where neither an answer nor a page was found. */
  noneShown: string;
  /** In place of the answers then, below what was typed. */
  noneHint: string;
  /** The button there that empties the search field. */
  showAll: string;
  /** Before the link to /contact, beside the answers on wide screens. */
  askHeading: string;
  /** The link to /contact: there, and where nothing was found. */
  askLabel: string;
  /** Read by screen readers after the address of an answer, which is a link below it. */
  linkLabel: string;
}

export interface FaqSearchLabels {
  /** Above what the search of /faq finds on other pages. */
  pagesHeading: string;
  /** Behind the number of answers found. {shown} is the number of sections on other pages. */
  pagesShown: string;
  /** The mail link where nothing was found. Its subject is what was typed. */
  mail: string;
}

export interface PlacardLine {
  /** The left column of the placard. */
  label: string;
  /** The right column of the placard. */
  text: string;
}

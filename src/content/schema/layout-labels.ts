// The labels that every page, running text or films have. See index.ts.
import type { HeadedText, Link } from "./pages.ts";

export interface LayoutLabels {
  /** The first link of every page. It appears when the keyboard focuses it, and leads past the navigation. */
  skip: string;
  /** The button that leads back to the top, for screen readers. */
  backToTop: string;
  /** Names the bar at the lower edge of phones, with the chosen bundle and the back-to-top button, for screen readers. */
  buyBar: string;
}

export interface NavigationLabels {
  /** Names the navigation at the top of every page, for screen readers. */
  bar: string;
  /** The link at the top right that opens the cart. The number of packs follows it once the cart is known. */
  cart: string;
  /** The button with two lines that opens the menu on phones and tablets, for screen readers. */
  menu: string;
  /** The button to the bundles in the navigation and in the bar on phones, unless every bundle is sold out. */
  buy: string;
}

/** In place of a page that failed to load or to render. */
export interface PageFailure extends HeadedText {
  /** The heading in place of that page, and the title of its tab. */
  heading: string;
  /** The button that loads the failed page again. */
  retry: string;
  /** The link to the home page, beside the button of a failed page. */
  home: string;
  /** On a page that failed, before one link for each bundle to the shop's cart. */
  shop: string;
}

export interface EmptyPage {
  /** At an address that the build does not know, for visitors without JavaScript, before the links. */
  noScript: string;
  /** At an address that the build does not know, where the script does not load, before the links. */
  failure: string;
  /** The link to the home page below either sentence. */
  home: string;
  /** One link for each bundle to the shop's cart, there and on a page that failed. {bundle} is its name. */
  buy: string;
}

export interface TextPageLabels {
  /** Names the row of figures at the top of a policy, for screen readers. */
  figures: string;
  /** Names the list of sections beside a policy or the story, for screen readers. */
  contents: string;
  /** Read after the number of a section by screen readers, which is a link. {section} is its heading. */
  sectionLink: string;
}

export interface SliderLabels {
  /** On the left one of two pictures with a line between them. */
  before: string;
  /** On the right one. */
  after: string;
  /** What screen readers say of the line. {before} and {after} are how much of each picture shows, in percent. */
  position: string;
}

export interface VideoLabels {
  /** The button above the films on the home page while they do not play by themselves. */
  play: string;
  /** The same button while they do. It stops all films. */
  pause: string;
  /** The arrow to the left above the films, for screen readers. */
  previous: string;
  /** The arrow to the right above the films, for screen readers. */
  next: string;
  /** Names a film that is a plain link, before the player has loaded, for screen readers. {username} is its handle. */
  watch: string;
  /** Names the button over a film that turns its sound on and off, for screen readers. {username} is its handle. */
  sound: string;
  /** On the button over a film that did not load. */
  retry: string;
  /** The same button for screen readers. {username} is the film's handle. */
  retryOne: string;
  /** The name of the captions' language, as the browser's own list of captions shows it. */
  captions: string;
  /** Over a film while it loads. */
  loading: string;
  /** Over a film that did not load, above the button that tries again. */
  unavailable: string;
  /** Over the poster of a film whose `src` is empty. */
  comingSoon: string;
  /** What screen readers say of a film that plays without sound. */
  playingMuted: string;
  /** What screen readers say of a film that plays with sound. */
  playingWithSound: string;
  /** What screen readers say of a film that does not play. */
  paused: string;
}

export interface Footer {
  /** Below the logo, at the end of every page. */
  tagline: string;
  /** The small line at the end of every page. */
  note: string;
  /** The headings of the footer's three lists of links. */
  headings: {
    /** Above the links to pages in the footer. */
    pages: string;
    /** Above the links to policies in the footer. */
    policies: string;
    /** Above the links to the profiles of brand.ts in the footer. */
    social: string;
  };
  /** The footer's list of pages, in this order. */
  pages: readonly Link[];
  /** The footer's list of policies, in this order. */
  policies: readonly Link[];
}

export interface PageActions {
  /** At the end of every page but the home page and the page for unknown addresses; of articles, only without a call-out. */
  line: string;
  /** The outlined button to the home page, at the end of every page but the home page and articles. */
  backHome: string;
  /** The lime button to the bundles: at the end of pages and articles, and on the page for unknown addresses. */
  go: string;
}

export interface ClickToEditLabels {
  /** On the badge in `npm run dev`, before anything was clicked. No visitor sees it. */
  hint: string;
  /** On the badge in `npm run dev`, after the editor was opened. {section} is the file and its line. */
  opened: string;
  /** On the badge in `npm run dev`, above one button for each place. {count} is the number of places. */
  choose: string;
  /** On the badge in `npm run dev`, where no content file holds what was clicked. */
  none: string;
  /** On the badge in `npm run dev`, where its server did not answer or could not open the editor. */
  failed: string;
}

// The labels of the home page. See index.ts.
import type { HeadedText, Step, TitledText } from "./pages.ts";
import type { DecorativePicture, Picture } from "./pictures.ts";

export interface Hero {
  /** The headline at the top of the home page. */
  headline: {
    /** The first line, which shines until it is wiped. One short word. */
    before: string;
    /** The second line. One short word. */
    after: string;
  };
  /** The sheet that takes the shine off the headline. */
  wipe: {
    /** On the sheet that lies on the headline, until nothing shines anymore. */
    hint: string;
    /** Names the sheet, which is a slider, for screen readers. It begins with the hint. */
    label: string;
    /** What screen readers say of the sheet's position. {percent} is the shine that is left. */
    left: string;
    /** On the sheet when nothing shines anymore. */
    spent: string;
    /** Announced by screen readers then. */
    done: string;
    /** A switch in place of the sheet, for visitors whose system is set to reduced motion. */
    matte: string;
  };
  /** Above the buy button, at the top of the home page. */
  text: string;
  /** The lime button at the top of the home page. It leads to the picker. */
  buyLabel: string;
  /** The link beside the price, which leads to the steps. */
  howLabel: string;
  /** The line with the lowest price, beside the buy button. */
  priceText: {
    /** Before the price of the cheapest bundle. */
    from: string;
    /** Behind that price. */
    shipping: string;
  };
  /** Short facts in the hero, of two or three words each. */
  facts: readonly string[];
  /** The pack in the hero, the largest picture above the fold. */
  pack: Picture;
  /** The two faces in the hero. */
  slider: {
    /** Names the line that is dragged between the two faces, for screen readers. */
    label: string;
    /** The face that shows left of the line. */
    before: Face;
    /** The face that shows right of the line. */
    after: Face;
    /** Whose face it is, and the report that proves what a wipe does. With a shop, the build stops without it. */
    source?: string;
  };
}

export interface Drop extends HeadedText {
  /** Above the bundles on the home page. The search on /faq finds it, too. */
  heading: string;
  /** The button of each bundle in the drop. It chooses the bundle and leads to the picker. */
  goLabel: string;
  /** The link below that button, to the shop's cart with this bundle. */
  straightLabel: string;
}

export interface Checkout extends HeadedText {
  /** Beside the picker on the home page. */
  heading: string;
  /** In place of the text below the heading, computed by the visitor's clock. {days} are the days of the arrival. */
  arrival: string;
  /** The ways to pay, below the picker. */
  payments: {
    /** Names the list of the ways to pay, for screen readers. */
    label: string;
    /** Below the picker: who runs the checkout. The demo store says there that nothing is charged. */
    provider: string;
    /** What your shop accepts: its admin lists it under Settings, Payments. */
    methods: readonly string[];
  };
  /** A hand pulls a sheet, upright, beside the picker on wide screens. */
  picture: DecorativePicture;
  /** The same, square, below the buy button on other screens. */
  smallPicture: DecorativePicture;
  /** At both pictures. */
  sheetNote: string;
}

export interface LineUp extends HeadedText {
  /** Above the suspects on the home page. */
  heading: string;
  /** Below that text, where a script runs. */
  hint: string;
  /** The counter. {before} suspects shine, {after} are matte, {count} sheets are left. */
  count: string;
  /** Before each of the two statuses. */
  status: string;
  /** The status of a suspect who was not wiped. */
  shiny: string;
  /** The status of one who was. */
  matte: string;
  /** The height chart behind the suspects, from the top. */
  heights: readonly string[];
  /** On the first sheet. */
  sheet: string;
  /** On each later sheet. {count} are left. */
  left: string;
  /** Names the button of a suspect, for screen readers. */
  wipe: string;
  /** Announced by screen readers when a suspect is matte. {count} sheets are left. */
  done: string;
  /** The lime link to the picker, after the first suspect. The lowest price follows. */
  buy: string;
  /** In the place of that link, before. */
  open: string;
  /** Beside that link, after one suspect. */
  noteOfOne: string;
  /** The same after {count}. */
  noteOfMore: string;
  /** When all are matte. */
  closed: string;
  /** The suspects, in this order. */
  suspects: readonly Suspect[];
}

export interface Suspect {
  /** The handle: "@coach.dre". */
  username: string;
  /** Why the suspect shines, in two or three words. */
  occasion: string;
  /** The suspect before the wipe. */
  before: Picture;
  /** The same afterward, of the same size and framing. */
  after: Picture;
  /** Whose face it is, and the report that proves what the two show. With a shop, the build stops without it. */
  source?: string;
}

export interface BookedSuspect {
  /** The handle of one of the suspects in the line-up: "@coach.dre". */
  username: string;
  /** The color of the height chart behind: "slate", "clay" or "bone". */
  wall: string;
  /** The suspect after the wipe, cut out. */
  picture: DecorativePicture;
  /** The hand that holds the left edge of the placard; pages mirror it for the right one. */
  hand: DecorativePicture;
}

export interface Ugc extends HeadedText {
  /** Above the call for pictures on the home page, below the line-up. */
  heading: string;
  /** The dark button to the TikTok profile of brand.ts. */
  profileLabel: string;
  /** The outlined button to /mugshots. */
  wallLabel: string;
  /** The same when all suspects are matte. */
  nextLabel: string;
}

export interface Strip {
  /** Above the films on the home page. Search engines get it as the name of their list, too. */
  heading: string;
}

export interface Benefits extends HeadedText {
  /** Above the list of benefits on the home page. */
  heading: string;
  /** The benefits, in this order. */
  items: readonly TitledText[];
  /** The two sheets beside the list. */
  slider: {
    /** Names the line that is dragged between the two sheets, for screen readers. */
    label: string;
    /** Below the two sheets: what kind of picture they are. */
    note: string;
    /** The sheet before it took up oil. */
    before: Picture;
    /** The same sheet afterward, of the same size. */
    after: Picture;
    /** The report that proves what the two show. With a shop, the build stops without it. */
    source?: string;
  };
}

export interface StepsSection extends HeadedText {
  /** Above the steps on the home page. */
  heading: string;
  /** The steps, in this order. */
  items: readonly Step[];
}

export interface ShortFaq {
  /** Above the questions on the home page. */
  heading: string;
  /** The button to /faq below the questions on the home page. */
  allLabel: string;
}

export interface EmailArea extends WidgetLabels, HeadedText {
  /** Beside the email form, near the end of the home page and of each list of articles. */
  heading: string;
}

export interface Reviews extends WidgetLabels, HeadedText {
  /** Above the reviews on the home page. The section is left out where no reviews script is configured. */
  heading: string;
  /** Names the area of the reviews, which scrolls by itself, for screen readers. */
  area: string;
}

/** What the area of a third-party widget says while there is none. */
export interface WidgetLabels {
  /** The mail link in the area, until the other company's widget is ready, and where it does not load. */
  mailLabel: string;
  /** The subject of the mail that the link begins. */
  mailSubject: string;
  /** Below the mail link while the widget loads. */
  loading: string;
  /** Below the mail link, where the widget does not load, often because of an ad blocker. */
  blocked: string;
  /** Below the mail link, where the visitor opted out of data sharing. */
  optedOut: string;
}

export interface Face {
  /** Below the picture: a time of day. */
  caption: string;
  /** A face in the hero, both in the same position and size. */
  picture: Picture;
}

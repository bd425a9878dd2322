// The labels of /bros. See index.ts.
import type { Figure, HeadedPage, TitledText } from "./pages.ts";

export interface Bros extends HeadedPage {
  /** The large figure beside the heading of /bros. */
  share: Figure;
  /** The promises below the lead, in this order. */
  promises: readonly TitledText[];
  /** The sign-up form of the affiliate service, on /bros. */
  signup: SignupLabels;
  /** The kit that makes a referral link and its QR code, on /bros. */
  kit: KitLabels;
}

export interface AffiliateRules {
  /** Above the rules at the end of /bros. */
  heading: string;
  /** Below that heading. */
  lead: string;
  /** The link to the rules below the promises of /bros. */
  linkLabel: string;
  /** How the kit says that a link is paid: in its message, and in the frame of the QR code's picture. */
  disclosure: string;
  /** The rules, in this order. */
  rules: readonly TitledText[];
}

export interface SignupLabels {
  /** Above the sign-up form. */
  heading: string;
  /** Below that heading. */
  text: string;
  /** Names the frame with the form, for screen readers. */
  frameTitle: string;
  /** The link to the form's own address. */
  newTab: string;
  /** Below that link, where the form does not appear in its frame. */
  whenMissing: string;
}

export interface KitLabels {
  /** The small line above the kit's heading. */
  eyebrow: string;
  /** The heading of the kit. */
  heading: string;
  /** Below that heading. */
  text: string;
  /** In place of the kit for visitors without JavaScript. The site's address with the example code follows. */
  noScript: string;
  /** Stands for a code: in that address, and in the preview of the popup and the message until a code that works is typed. */
  exampleCode: string;
  /** Above the field for the code. */
  codeLabel: string;
  /** Below the field for the code. */
  codeHint: string;
  /** What the kit says of a typed code, below its field. */
  results: ResultLabels;
  /** The link that is made of the code. */
  link: LinkActionLabels;
  /** The QR code of that link. */
  qr: QrLabels;
  /** What the friend reads who gets the link. */
  friend: FriendLabels;
}

export interface ResultLabels {
  /** While the field is empty. */
  empty: string;
  /** Where the link of this code would work. Whether the code exists is not known here. */
  works: string;
  /** Where the code has more letters and digits than a link has room for. */
  tooLong: string;
  /** Before a list of the characters that a code must not have, of which at most five are named. */
  forbidden: string;
  /** Names a space in that list. */
  space: string;
  /** Names a character that cannot be seen in that list. */
  hidden: string;
  /** Where the link would work: how a code leaves an app's own browser, for a visitor in one. */
  inApp: string;
  /** The same for a visitor in another browser. */
  notInApp: string;
  /** That a code outlives a wiped storage, for a visitor whose browser stores data. */
  stores: string;
  /** The same for a visitor whose browser refuses to. */
  refuses: string;
  /** How long a code lives in Safari, for a visitor in it. */
  inSafari: string;
  /** The same for a visitor in another browser. */
  notInSafari: string;
}

export interface LinkActionLabels {
  /** Above the link that is made of the code. */
  label: string;
  /** The lime button below the link, which copies it. */
  copy: string;
  /** Below that button, after the browser copied the link. */
  copied: string;
  /** The same, where the browser refused; the link is selected then. */
  copyByHand: string;
  /** The outlined button that opens the system's share sheet, where the browser has one. */
  share: string;
  /** Below the buttons, where the share sheet failed. */
  shareFailed: string;
}

export interface QrLabels {
  /** Describes the drawn QR code, for screen readers. */
  label: string;
  /** In place of the QR code, while there is no working link. */
  waiting: string;
  /** In place of the QR code, while the script that draws it loads. */
  drawing: string;
  /** In place of the QR code, where that script did not load. */
  failed: string;
  /** The button below that sentence. */
  retry: string;
  /** In the frame of the QR code. It must say that the link is paid. */
  disclosure: string;
  /** Read before PNG and SVG by screen readers. */
  download: string;
  /** The button that saves the QR code as PNG. */
  png: string;
  /** The button that saves the QR code as SVG. */
  svg: string;
  /** Below the buttons, where the browser could not draw the PNG. */
  pngFailed: string;
  /** The beginning of the saved file's name, before the code. */
  filePrefix: string;
  /** The large figure below the QR code: the commission. */
  figure: string;
  /** Behind that figure. */
  figureText: string;
}

export interface FriendLabels {
  /** Above the three parts on what the friend reads. */
  heading: string;
  /** Above the message that can be copied. */
  messageHeading: string;
  /** Below that heading. */
  messageNote: string;
  /** The message itself, without the link, which follows it. The share sheet gets it, too. It must say that the link is paid. */
  message: string;
  /** The button that copies the message with the link. */
  copy: string;
  /** Below that button, after the browser copied the message. */
  copied: string;
  /** The same, where the browser refused; the message is selected then. */
  copyByHand: string;
  /** Above the preview of the referral popup, whose texts are in code-offer.ts. */
  popupHeading: string;
  /** Stands for the percent in that preview, before the % sign. */
  unknownDiscount: string;
  /** Says what that letter stands for. */
  popupNote: string;
  /** Above the texts that the popup has in place of the offer. */
  answersHeading: string;
  /** Below that heading. */
  answersNote: string;
  /** When the popup says `noDiscount` of code-offer.ts. */
  noDiscountNote: string;
  /** When the popup says `unknownCode` of code-offer.ts. */
  unknownCodeNote: string;
  /** When the popup says `unreadDiscount` of code-offer.ts. */
  unreadDiscountNote: string;
}

// The labels of referral codes, of the popup that a referral link opens, and of /bros. See index.ts.
import type { Figure, HeadedPage, HeadedText, TitledText } from "./pages.ts";

/** What pages and chats say of the affiliate who sent the visitor. {name} is the short name, except in `sentBy`. */
export interface BroLabels {
  /** On the card in the hero, with the name in full. */
  sentBy: string;
  /** Below the words on the card. It must say that the bro is paid. */
  earns: string;
  /** The heading of the referral popup, in place of that of code-offer.ts, and the large words in the picture of the preview. */
  sentYou: string;
  /** At the end of the popup, in place of `earns` of code-offer.ts. */
  popupEarns: string;
  /** Below the code, in the picker and in the cart. */
  inCart: string;
  /** The line-up, where he stands first. */
  informant: {
    /** Marks his place, and is the occasion on the plate. */
    place: string;
    /** In place of the text above the suspects. */
    text: string;
  };
  /** What a chat shows of his link. */
  preview: {
    /** In bold below the picture. {percent} is what the code takes off. */
    title: string;
    /** The same, where the content does not know the percent. */
    titleWithoutPercent: string;
    /** Below that title. It must say that the link is paid, before {line}, the bro's own words. */
    description: string;
    /** In the picture, after the percent. */
    off: string;
    /** At the lower edge of the picture. It must say that the link is paid. */
    disclosure: string;
  };
}

export interface CodeLabels {
  /** Read before the live referral code by screen readers: in the navigation, the picker and the cart. */
  live: string;
  /** Beside the live code, where its percent is known and above 0. {percent} is it. */
  percentOff: string;
  /** The × beside the live code, for screen readers. {code} is it. */
  remove: string;
  /** In the navigation, the picker and the cart, after a code was removed, until the shop has taken it off the cart. {code} is it. */
  removing: string;
  /** In the navigation, the picker and the cart, after a code was removed and no cart has it. {code} is it. */
  removed: string;
  /** Beside that sentence: brings the code back. */
  undo: string;
  /** The button that shows the field for a code, in the picker and in the cart, while no code is live. */
  open: string;
  /** The same button beside a live code. */
  openAnother: string;
  /** Above the field for a code. */
  field: string;
  /** The button beside the field for a code. */
  submit: string;
  /** Below the field, until the affiliate service answers. {code} is the typed code. */
  lookingUp: string;
  /** In place of the field, where the typed code takes something off. {code} is it, {percent} its percent. */
  added: string;
  /** The same, where the affiliate service answered 0 percent. {code} is the typed code. */
  addedForNothing: string;
  /** The same, where the percent could not be looked up. {code} is the typed code. */
  addedUnread: string;
  /** The same, where the affiliate service does not know the code; the shop may. {code} is the typed code. */
  addedUnknown: string;
  /** Below the field, where the affiliate service knows the earlier code and not the typed one. {code} is the typed one, {kept} the earlier one. */
  unknown: string;
  /** Below the field, where it was submitted empty. */
  empty: string;
  /** Below the field, where what was typed cannot be a code: letters, digits, - or _. {longest} is how many it may have. */
  malformed: string;
  /** In the picker and in the cart, where the shop takes nothing off for the live code. {code} is it. */
  refused: string;
  /** The same, where the shop says why. {code} is the live code, {reason} one of the texts of `refusals`. */
  refusedBecause: string;
  /** The reasons in `refusedBecause`, each without a capital and a period. */
  refusals: {
    /** The shop has no such code. */
    unknown: string;
    /** The code's days are over, or have not begun. */
    inactive: string;
    /** The code is not for this customer. */
    customer: string;
    /** A reason in `refusedBecause`: no use of the code is left. */
    used: string;
    /** The code is for other products or another kind of purchase. */
    goods: string;
    /** The code asks for another total. */
    amount: string;
    /** The code asks for another number of packs. */
    packs: string;
  };
  /** The same, where the shop takes another discount off instead. {code} is the live code, {discount} the name of the other discount. */
  outdone: string;
}

export interface ReferralPopupLabels {
  /** At the top of the popup that a referral link opens, also in the preview on /bros. */
  heading: string;
  /** In the popup below the percent, where the affiliate service answers more than 0. The shop may still refuse the code, so promise nothing more. */
  offer: string;
  /** In the popup below 0%, where the affiliate service knows the code and takes nothing off. */
  noDiscount: string;
  /** In the popup below 0%, where the affiliate service does not know the code. */
  unknownCode: string;
  /** In the popup below 0%, where the percent could not be looked up. */
  unreadDiscount: string;
  /** Before the code: in the popup, and on /bros. */
  codeLabel: string;
  /** In the popup below the code: says that whoever sent the visitor earns (16 CFR 255.5). */
  earns: string;
  /** The button of the popup. It copies the code and leads to the picker. */
  redeem: string;
  /** The × of the popup, and of the message that shows a code that could not be copied, for screen readers. */
  close: string;
  /** For screen readers, while the popup waits for the affiliate service. */
  loading: string;
  /** A message at the edge of the window after the popup was redeemed and the browser copied the code. */
  copied: string;
  /** In its place before the code, where the browser refused to copy it. Two short words: it stands beside the picker's heading. */
  copyByHand: string;
}

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

export interface SignupLabels extends HeadedText {
  /** Above the sign-up form. */
  heading: string;
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
  /** Stands for a code: in that address, in the field at first, and in the preview of the popup and the message while none works. */
  exampleCode: string;
  /** Above the field for the code. */
  codeLabel: string;
  /** Below the field for the code. */
  codeHint: string;
  /** What the kit says of a typed code, below its field. */
  results: {
    /** While the field is empty. */
    empty: string;
    /** While the example code is in it. */
    example: string;
    /** Where the link of this code would work, and nobody could be asked whether the code exists. */
    works: string;
    /** Where the affiliate service knows the code. {percent} is the number that comes off, such as 25. */
    known: string;
    /** Where it knows the code, and nothing comes off. */
    knownWithoutPercent: string;
    /** Where it says that nobody has the code. */
    unknown: string;
    /** Where the code has more letters and digits than a link has room for. */
    tooLong: string;
    /** Where the code is the name of a page of the site, or what visitors type for one, which its link would open. */
    reserved: string;
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
  };
  /** The link that is made of the code. */
  link: {
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
  };
  /** The QR code of that link. */
  qr: {
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
  };
  /** What the friend reads who gets the link. */
  friend: {
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
    /** Below the notes: how a bro gets a page of his own. */
    face: {
      /** The heading. */
      heading: string;
      /** What to send, and what his friend sees then. */
      text: string;
      /** The link that opens a mail to us. */
      link: string;
      /** The subject of that mail. */
      subject: string;
      /** Its lines, which the bro completes. {code} is the typed code. */
      body: readonly string[];
    };
  };
}

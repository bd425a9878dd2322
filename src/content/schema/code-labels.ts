// The labels of referral codes and of the popup that a referral link opens. See index.ts.

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
  /** Before the code: in the popup, on /bros, and in the message after it where the code could not be copied. */
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
}

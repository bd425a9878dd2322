import type { CodeLabels } from "./schema";

/** The live referral code beside its remove button, and the field for a code that the shopper types. */
export const codeLabels: CodeLabels = {
  live: "Your code",
  percentOff: "{percent}% off",
  remove: "Remove code {code}",
  removing: "{code} is coming off.",
  removed: "{code} is off.",
  undo: "Undo",
  open: "Got a code?",
  openAnother: "New code",
  field: "Code",
  submit: "Use it",
  lookingUp: "Looking up {code}…",
  added: "{code} is on: {percent}% off.",
  /** The affiliate service answered 0 percent. */
  addedForNothing: "{code} is on. Nothing comes off, but it counts for the bro who shared it.",
  /** The percent could not be looked up. */
  addedUnread: "{code} is on. We could not read what comes off, but the code counts.",
  /** The affiliate service does not know the code. The shop may, and it gives its answer with the cart. */
  addedUnknown: "{code} is on, but we do not know it. If the shop does, your cart shows what comes off.",
  /** The affiliate service does not know the typed code; it knows the earlier one. */
  unknown: "We do not know {code}. {kept} stays on.",
  empty: "Type your code first.",
  malformed: "That is no code. Codes are up to {longest} letters, digits, - or _, without spaces.",
  refused: "The shop takes nothing off for {code}. It still counts for the bro who shared it.",
  /** The shop says why. */
  refusedBecause:
    "The shop takes nothing off for {code}: {reason}. It still counts for the bro who shared it.",
  refusals: {
    unknown: "it does not know the code",
    inactive: "the code is not active right now",
    customer: "the code is for certain customers only",
    used: "the code has been used as often as it may be",
    goods: "the code is not for what is in your cart",
    amount: "your cart’s total is not in the range that the code is for",
    packs: "the number of packs is not in the range that the code is for",
  },
  /** The shop takes another discount off in place of the code's. */
  outdone:
    "You get {discount} instead: the shop takes nothing off for {code}. It still counts for the bro who shared it.",
};

// The texts of the referral popup. The file has another name, because content blockers refuse scripts with "referral" or "popup" in
// their names, and the prices need this one.
import type { ReferralPopupLabels } from "./schema";

export const referralPopup: ReferralPopupLabels = {
  heading: "A bro sent you.",
  // The percent is the affiliate service's word. The shop may refuse the code, so nothing more is promised.
  offer: "Off your wipes, says the code. It goes on your cart by itself, and the shop has the last word.",
  noDiscount: "Nothing comes off, but the code still counts for the bro who shared it.",
  unknownCode:
    "We don’t know this code. Brand new, or a typo? It stays with your order, and counts if a bro shared it.",
  unreadDiscount:
    "We couldn’t read the percent that this code takes off. It goes on your cart anyway, and still counts for the bro who shared it.",
  codeLabel: "Code",
  earns: "The bro who sent you gets a cut if you buy. Flat is flat.",
  redeem: "Redeem & Copy",
  close: "Close",
  loading: "Looking up what the code gives…",
  copied: "Copied.",
  copyByHand: "Copy it:",
};

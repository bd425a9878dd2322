export const referralPopup = {
  heading: "A bro sent you.",
  offer: "That comes off your wipes. Put the code in at checkout, or copy it now.",
  noDiscount: "Nothing comes off, but the code still counts for the bro who shared it.",
  codeLabel: "Code",
  redeem: "Redeem & Copy",
  close: "Close",
  loading: "Looking up what the code gives…",
  copied: "Code copied.",
};

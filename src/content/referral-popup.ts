export const referralPopup = {
  heading: "A bro sent you.",
  offer:
    "That's what the code takes off your wipes. It goes on your cart by itself, and the shop has the last word.",
  noDiscount: "Nothing comes off, but the code still counts for the bro who shared it.",
  unknownCode:
    "We don't know this code. New, or a typo? It stays with your order, and still counts if a bro shared it.",
  unreadDiscount: "We couldn't read the percent, but the code still counts for the bro who shared it.",
  codeLabel: "Code",
  redeem: "Redeem & Copy",
  close: "Close",
  loading: "Looking up what the code gives…",
  copied: "Code copied.",
};

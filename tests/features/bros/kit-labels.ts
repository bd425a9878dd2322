import type { KitLabels } from "@/features/bros/link-kit";
import type { PopupLabels } from "@/features/bros/friend-preview";

/** Texts of the tests' own, so that a change of the site's content does not break a test. */
export const labels: KitLabels = {
  eyebrow: "Eyebrow",
  heading: "Kit",
  text: "Text",
  noScript: "Your link is:",
  exampleCode: "EXAMPLE",
  codeLabel: "Code",
  codeHint: "Hint",
  results: {
    empty: "Nothing yet",
    works: "It works",
    tooLong: "Too long",
    forbidden: "Forbidden:",
    space: "a space",
    hidden: "a hidden character",
  },
  link: {
    label: "Your link",
    copy: "Copy link",
    copied: "Copied",
    copyByHand: "Copy it by hand",
    share: "Share",
    shareFailed: "Not shared",
  },
  qr: {
    label: "QR code",
    waiting: "Waiting",
    drawing: "Drawing",
    failed: "Not loaded",
    retry: "Try again",
    download: "Download",
    png: "PNG",
    svg: "SVG",
    pngFailed: "No PNG",
    filePrefix: "brand-",
    figure: "25%",
    figureText: "of it",
  },
  friend: {
    heading: "Friend",
    messageHeading: "Message",
    messageNote: "Note",
    message: "Paid link:",
    copy: "Copy message",
    copied: "Message copied",
    copyByHand: "Copy the message by hand",
    popupHeading: "Popup",
    unknownDiscount: "X",
    popupNote: "X is yours",
    answersHeading: "Or",
    answersNote: "Or:",
    noDiscountNote: "no discount",
    unknownCodeNote: "unknown",
    unreadDiscountNote: "not read",
  },
};

export const popup: PopupLabels = {
  heading: "A friend sent you.",
  offer: "Comes off. Copy it now.",
  noDiscount: "Nothing off, it counts.",
  unknownCode: "A code that nobody knows.",
  unreadDiscount: "A percent that could not be read.",
  codeLabel: "Code",
};

import { brand } from "./brand";
import { commissionPercent } from "./promises";
import type { DemoCheckoutLabels } from "./schema";

export const demoCheckout: DemoCheckoutLabels = {
  meta: { title: "Demo checkout", description: "Where the demo store's purchases end. Nothing is charged." },
  heading: "Demo checkout",
  loading: "Adding it all up…",
  noScript: "The demo checkout needs JavaScript. A real shop's checkout does not.",
  empty: {
    text: "There is no cart at this address. Pick a bundle and come back.",
    pick: "Pick a bundle",
    placard: "Held: nobody",
  },
  order: {
    heading: "Your order",
    placedHeading: "What you ordered",
    item: "Item",
    quantity: "Qty",
    amount: "Price",
  },
  summary: {
    subtotal: "Subtotal",
    shipping: "Shipping",
    free: "Free",
    total: "Total",
    unknownCode: "{code} is not a code of this store, so it takes nothing off.",
    refusedCode: "{code} takes nothing off this order.",
    /** Also where the code takes nothing off. */
    credit: "Credited to {code}",
    place: "Place demo order",
    paymentNote: "This is where your shop’s checkout begins.",
    back: "Back to the shop",
    seller: "Sold by",
    questions: "Questions?",
  },
  receipt: {
    heading: "Case closed.",
    status: "Status:",
    shiny: "shiny",
    matte: "matte",
    demo: "Demo, nothing charged",
    caseNumber: { label: "Case", text: "0042" },
    arrives: "Arrives",
    until: "Matte until",
    total: "Total",
    friend: {
      heading: `Your friend is next: ${commissionPercent}%\u00a0for\u00a0you`,
      text: `Your link pays you ${commissionPercent}% of each sale it makes.`,
      link: "Get your link",
    },
  },
  mugshot: {
    slogan: "Shine off.",
    alt: "{username} before a height chart, matte, with a placard: {bundle}, {count}.",
    sheets: "sheets",
    packs: "packs",
    heights: ["6′0", "5′8"],
    share: "Share the mugshot",
    size: "Your picture, 1080 × 1350",
    drawing: "Drawing it…",
    saved: "It’s in your downloads.",
    refused: "Your browser refused to share it, so it’s in your downloads.",
    noCanvas: "Your browser can’t draw the picture. A screenshot does it, too.",
    noFonts: "The lettering didn’t load. Try again.",
    noPictures: "The man didn’t load. Try again.",
    fileName: `${brand.slug}-mugshot.png`,
  },
  /** For whoever connects a shop. */
  received: {
    heading: "What your shop would receive",
    attributes: "Cart attributes",
    codes: "Discount codes",
    items: "Variants",
    note: "Note",
    campaign: "Campaign",
    nothing: "None",
  },
};

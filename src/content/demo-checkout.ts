import type { DemoCheckoutLabels } from "./schema";

export const demoCheckout: DemoCheckoutLabels = {
  meta: { title: "Demo checkout", description: "Where the demo store's purchases end. Nothing is charged." },
  heading: "Demo checkout",
  loading: "Adding it all up…",
  noScript: "The demo checkout needs JavaScript. A real shop's checkout does not.",
  empty: {
    text: "There is no cart at this address. Pick a bundle and come back.",
    pick: "Pick a bundle",
  },
  order: {
    heading: "Your order",
    item: "Item",
    quantity: "Qty",
    amount: "Price",
  },
  summary: {
    heading: "Summary",
    subtotal: "Subtotal",
    shipping: "Shipping",
    free: "Free",
    total: "Total",
    unknownCode: "{code} is not a code of this store, so it takes nothing off.",
    refusedCode: "{code} takes nothing off this order.",
    /** Also where the code takes nothing off. */
    credit: "Credited to {code}",
    payment: "Payment",
    paymentNote: "Nothing is charged. This is where your shop’s checkout begins.",
    back: "Back to the shop",
    seller: "Sold by",
    questions: "Questions?",
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

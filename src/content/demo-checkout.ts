export const demoCheckout = {
  meta: { title: "Demo checkout", description: "Where the demo store's purchases end. Nothing is charged." },
  heading: "Demo checkout",
  empty: "There is no cart at this address. Pick a bundle and come back.",
  noScript: "The demo checkout needs JavaScript. A real shop's checkout does not.",
  labels: {
    item: "Item",
    quantity: "Qty",
    amount: "Amount",
    subtotal: "Subtotal",
    total: "Total",
    unknownCode: "{code} is not a code of this store, so it takes nothing off.",
    refusedCode: "{code} takes nothing off this order.",
    attributes: "Attributes",
    noAttributes: "None: this sale belongs to nobody.",
  },
};

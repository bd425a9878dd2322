export const demoCheckoutWords = {
  meta: { title: "Demo checkout", description: "Where the demo store's purchases end. Nothing is charged." },
  heading: "Demo checkout",
  empty: "There is no cart at this address. Pick a bundle and come back.",
  noScript: "The demo checkout needs JavaScript. A real shop's checkout does not.",
  labels: {
    item: "Item",
    quantity: "Quantity",
    amount: "Amount",
    total: "Total",
    attributes: "Attributes",
    noAttributes: "None: this sale belongs to nobody.",
    discount: "Discount code: {code}",
  },
};

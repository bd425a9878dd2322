export const demoCheckoutWords = {
  meta: { title: "Demo checkout", description: "Where the demo store's purchases end. Nothing is charged." },
  heading: "Demo checkout",
  note: "Demo store: nothing is charged",
  empty: "There is no cart at this address. Pick a bundle and come back.",
  noScript: "The demo checkout needs JavaScript. A real shop's checkout does not.",
};

/** What stands in for a configured shop. No request reaches this domain: the demo store answers in the page. */
export const DEMO_SHOP = {
  domain: "demo-store.example",
  storefrontToken: "demo-token",
  productId: "40000000000001",
};

/** Used in place of a configured shop. No request is sent to this domain: the demo store answers within the page. */
export const DEMO_SHOP = {
  domain: "demo-store.example",
  storefrontToken: "demo-token",
  productId: "40000000000001",
};

import type { BuyButtonLabels } from "@/content/schema";

/** None is one of the library's own. */
export const labels: BuyButtonLabels = {
  product: {
    buyNow: "Own buy now",
    addToCart: "Own add",
    soldOut: "Own sold out",
    unavailable: "Own unavailable",
  },
  cart: {
    title: "Own cart",
    empty: "Own nothing",
    checkout: "Own checkout",
    total: "Own total",
    before: "Own before",
    after: "Own after",
    discount: "Own discount",
    notice: "Own notice",
    close: "Own close",
    quantity: "Own quantity",
    fewer: "Own fewer",
    more: "Own more",
    remove: "Own remove",
    payments: "Own payments",
    paymentMethods: "Own card",
  },
};

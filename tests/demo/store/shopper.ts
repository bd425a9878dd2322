// A visitor of the demo store, who asks it what the pages ask.
import type { CartAttribute, CartLinkItem } from "@/lib/purchase/cart-link";
import { createDemoStore, type DemoShop, type DemoStorage } from "@/demo/store/demo-store";
import { numberOf } from "@/vendors/shopify/ids";
import { type Ask, operationOf } from "@/vendors/shopify/transport/operations";
import { readAnswer } from "@/vendors/shopify/transport/read-answer";
import { createShopFetch } from "@/vendors/shopify/transport/shop-fetch";
import { STOREFRONT_API_VERSION } from "@/vendors/shopify/transport/storefront-api";

export const ENDPOINT = `https://demo.invalid/api/${STOREFRONT_API_VERSION}/graphql`;

export const STARTER = "gid://shopify/ProductVariant/41000000000001";
export const BRO_BUNDLE = "gid://shopify/ProductVariant/41000000000002";
export const SOLD_OUT = "gid://shopify/ProductVariant/41000000000003";
export const PRODUCT = "gid://shopify/Product/9000000000001";

function variant(id: string, title: string, price: number, availableForSale: boolean) {
  return { id, title, price, picture: `/pictures/${id}.webp`, availableForSale };
}

export const shop: DemoShop = {
  productId: "9000000000001",
  productTitle: "Charcoal Face Wipes!",
  variants: [
    // The sums of these prices have rounding errors in floating point.
    variant("41000000000001", "Starter", 20.1, true),
    variant("41000000000002", "Bro Bundle", 59.95, true),
    variant("41000000000003", "Matte Mode", 100, false),
  ],
  discounts: [
    { code: "BRO25", percent: 25 },
    { code: "MATTE15", percent: 15 },
  ],
  origin: "https://mugworks.test",
};

export function createTextStorage(text: string | null = null): DemoStorage & { text: string | null } {
  return {
    text,
    lasting: () => true,
    read() {
      return this.text;
    },
    write(next) {
      this.text = next;
    },
  };
}

export const line = (id: string, quantity = 1): CartLinkItem => ({
  variantId: numberOf(id),
  quantity,
});

/** What the store answers to the pages' requests. */
export function asker(send: typeof fetch) {
  const access = { domain: "demo.invalid", storefrontToken: "demo" };
  const ask = createShopFetch(
    { shop: access, send },
    () => false,
    () => true,
  );
  const answerTo = async (asked: Ask) => readAnswer(await ask(...operationOf(asked)), asked);
  return {
    ask: answerTo,
    /** Returns the new cart. */
    create: async (lines = [line(STARTER)], attributes: CartAttribute[] = [], codes: string[] = []) => {
      const answer = await answerTo({ operation: "create", lines, live: null, attributes, codes });
      if (answer.is !== "cart") throw new Error("The store made no cart.");
      return answer.cart;
    },
    add: (id: string, ...lines: CartLinkItem[]) => answerTo({ operation: "add", id, lines }),
    read: (id: string) => answerTo({ operation: "read", id }),
  };
}

/** Simulates a visit to the shop. The same storage stands for the same shopper's return. */
export function visit(storage: DemoStorage = createTextStorage(), visitedShop: DemoShop = shop) {
  const store = createDemoStore(visitedShop, storage);
  return { store, ...asker(store.fetch) };
}

/*
 * The buy button's own client, as the page creates it, with the demo store instead of the network. The package has no
 * types, so this file declares the parts that the tests use.
 */
import { createRequire } from "node:module";
import { createDemoStore, type DemoShop, type DemoStorage, type DemoStore } from "@/demo/store/demo-store";
import { createShopFetch } from "@/vendors/shopify/library/library-fetch";
import { STOREFRONT_API_VERSION } from "@/vendors/shopify/transport/storefront-api";

interface LibraryCart {
  id: string;
  webUrl: string;
}

interface LineItem {
  variantId: string;
  quantity: number;
}

export interface LibraryClient {
  product: {
    fetch(id: string): Promise<object | null>;
    fetchByHandle(handle: string): Promise<object | null>;
  };
  checkout: {
    fetch(id: string): Promise<LibraryCart | null>;
    create(input: {
      lineItems: LineItem[];
      note?: string;
      customAttributes?: object[];
    }): Promise<LibraryCart>;
    addLineItems(id: string, lineItems: LineItem[]): Promise<LibraryCart>;
    updateAttributes(id: string, input: { customAttributes: object[] }): Promise<LibraryCart>;
    addDiscount(id: string, code: string): Promise<LibraryCart>;
  };
}

interface Library {
  buildClient(config: object, fetchFunction: DemoStore["fetch"]): LibraryClient;
}

// The buy button's buildClient ignores its second argument; that of the class which it extends does not.
const buyButton: Library = createRequire(import.meta.url)("@shopify/buy-button-js");
const library: Library = Object.getPrototypeOf(buyButton);

const CONFIG = { domain: "demo.invalid", storefrontAccessToken: "demo", source: "buy-button-js" };

export function buildClient(send: DemoStore["fetch"], { objected = false } = {}): LibraryClient {
  return library.buildClient(
    CONFIG,
    createShopFetch({ send: inEnglish(send), isOnline: () => true, objected: () => objected }),
  );
}

/** As Shopify names the language of its messages. */
function inEnglish(send: DemoStore["fetch"]): DemoStore["fetch"] {
  return async (...request) => {
    const response = await send(...request);
    const answer: unknown = await response.json();
    return Response.json(
      { ...Object(answer), extensions: { context: { country: "US", language: "EN" } } },
      { status: response.status },
    );
  };
}

export const ENDPOINT = `https://demo.invalid/api/${STOREFRONT_API_VERSION}/graphql`;

export const STARTER = "gid://shopify/ProductVariant/41000000000001";
export const BRO_BUNDLE = "gid://shopify/ProductVariant/41000000000002";
export const SOLD_OUT = "gid://shopify/ProductVariant/41000000000003";
export const PRODUCT = "gid://shopify/Product/9000000000001";

function variant(id: string, title: string, price: number, availableForSale: boolean) {
  const image = { url: `/pictures/${id}.webp`, altText: title, width: 840, height: 672 };
  return { id, title, price, image, sku: `MW-${id}`, availableForSale };
}

export const shop: DemoShop = {
  productId: "9000000000001",
  productTitle: "Charcoal Face Wipes!",
  optionName: "Bundle",
  variants: [
    // The sums of these prices have rounding errors in floating point.
    variant("41000000000001", "Starter", 20.1, true),
    variant("41000000000002", "Bro Bundle", 59.95, true),
    variant("41000000000003", "Matte Mode", 100, false),
  ],
  discounts: [
    { code: "BRO25", percent: 25, combines: false },
    { code: "MATTE15", percent: 15, combines: false },
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

/** Simulates a visit to the shop. The same storage stands for the same shopper's return. */
export function visit(storage: DemoStorage = createTextStorage(), visitedShop: DemoShop = shop) {
  const store = createDemoStore(visitedShop, storage);
  return { store, ...buildClient(store.fetch) };
}

/** The content of a library model as plain data. The models are class instances, and lists with properties. */
export function contentOf(model: unknown): unknown {
  return JSON.parse(JSON.stringify(model));
}

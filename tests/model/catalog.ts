// What the simulated shop sells, in the shapes of Shopify's schema.
import type { BuyButtonLabels } from "@/content/schema";

const PRODUCT = "gid://shopify/Product/77";
/** In cents. One price has cents, so that a share of it has to be rounded. */
export const PRICES = { 41: 2_450, 42: 5_999, 43: 10_000, 44: 11_000 } as const;
export type Variant = keyof typeof PRICES;
export const VARIANTS: readonly Variant[] = [41, 42, 43, 44];

/** How the pages reach the shop. */
export const CONNECTION = { domain: "my-shop.example", storefrontToken: "public-token", productId: "77" };
/** Where the library keeps the cart's id. */
export const CART_KEY = `${CONNECTION.storefrontToken}.${CONNECTION.domain}.checkoutId`;

export const ORIGIN = "https://my-shop.example";
export const OPENED = "2026-01-01T00:00:00Z";
/** Shopify writes one decimal where the second is 0, and the library throws for two. */
export const money = (cents: number): object => ({
  amount: (cents / 100).toFixed(2).replace(/0$/, ""),
  currencyCode: "USD",
});
export const connection = (nodes: readonly object[]): object => ({
  edges: nodes.map((node, index) => ({ cursor: String(index), node })),
  pageInfo: { hasNextPage: false, hasPreviousPage: false },
});

/** `cents` is the price that the shop asks for now. */
export function variantNode(variant: Variant, cents: number, isSoldOut: boolean): object {
  return {
    __typename: "ProductVariant",
    id: `gid://shopify/ProductVariant/${variant}`,
    title: `Variant ${variant}`,
    price: money(cents),
    availableForSale: !isSoldOut,
    sku: "",
    selectedOptions: [{ name: "Bundle", value: `Variant ${variant}` }],
    product: { id: PRODUCT, handle: "wipes", title: "Wipes" },
  };
}

/** `variants` are those that the shop lists now. */
export function productNode(variants: readonly Variant[], nodeOf: (variant: Variant) => object): object {
  return {
    __typename: "Product",
    id: PRODUCT,
    handle: "wipes",
    title: "Wipes",
    vendor: "",
    productType: "",
    description: "",
    descriptionHtml: "",
    availableForSale: true,
    createdAt: OPENED,
    updatedAt: OPENED,
    publishedAt: OPENED,
    options: [
      {
        id: "gid://shopify/ProductOption/1",
        name: "Bundle",
        optionValues: variants.map((variant) => ({ name: `Variant ${variant}` })),
      },
    ],
    images: connection([]),
    variants: connection(variants.map(nodeOf)),
  };
}

export const SHOP = {
  id: "gid://shopify/Shop/1",
  name: "Shop",
  moneyFormat: "${{amount}}",
  paymentSettings: { enabledPresentmentCurrencies: ["USD"] },
  primaryDomain: { host: "my-shop.example", sslEnabled: true, url: ORIGIN },
};

/** No text, as nothing is drawn. */
export const labels: BuyButtonLabels = {
  product: { buyNow: "", addToCart: "", soldOut: "", unavailable: "" },
  cart: {
    title: "",
    empty: "",
    checkout: "",
    total: "",
    before: "",
    after: "",
    discount: "",
    notice: "",
    close: "",
    quantity: "",
    fewer: "",
    more: "",
    remove: "",
    payments: "",
    paymentMethods: "",
  },
};

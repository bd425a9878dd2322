/*
 * The shop and its product in the shapes of schema.graphql. Fields that may be null and have nothing to say are left out: graphql-js
 * answers them with null.
 */
import type { DemoDiscount } from "./discounts";

export interface DemoVariant {
  /** Digits alone, as in '41000000000001'. */
  readonly id: string;
  /** The option's value, as in 'Bro Bundle'. */
  readonly title: string;
  /** In dollars. */
  readonly price: number;
  /** The address of its picture. */
  readonly picture: string;
  /** Read for each answer, so a bundle may sell out while a page shows it. */
  readonly availableForSale: boolean;
}

export interface DemoShop {
  /** Digits alone. */
  readonly productId: string;
  readonly productTitle: string;
  readonly variants: readonly DemoVariant[];
  /** Read for each answer, so a discount may change while a cart has its code. */
  readonly discounts: readonly DemoDiscount[];
  /** As in location.origin: checkout and picture addresses have to be absolute. */
  readonly origin: string;
}

const CURRENCY = "USD";

export function createStorefrontAnswers(shop: DemoShop) {
  const variants = shop.variants.map((variant) => ({
    __typename: "ProductVariant",
    id: demoVariantGid(variant.id),
    number: variant.id,
    title: variant.title,
    productTitle: shop.productTitle,
    fullTitle: `${shop.productTitle} - ${variant.title}`,
    cents: toCents(variant.price),
    price: money(toCents(variant.price)),
    image: { url: pictureUrl(variant.picture) },
    get availableForSale() {
      return variant.availableForSale;
    },
    product: { title: shop.productTitle },
  }));

  /*
   * The Buy Button puts '_180x180' before the last dot of a picture's address, where Shopify's image service looks for it. A dot in
   * the fragment takes it instead, where no server sees it; a query would be cut off before the fragment, so it goes.
   */
  function pictureUrl(path: string): string {
    const url = new URL(path, shop.origin);
    url.search = "";
    url.hash = ".png";
    return url.href;
  }

  const product = {
    __typename: "Product",
    id: `gid://shopify/Product/${shop.productId}`,
    variants: connection(variants),
  };

  const variantsById = new Map(variants.map((variant) => [variant.id, variant]));

  return { product, findVariant: (id: string) => variantsById.get(id) };
}

/** A variant's id in the API, for its number in an address. */
export function demoVariantGid(number: string): string {
  return `gid://shopify/ProductVariant/${number}`;
}

function toCents(dollars: number): number {
  return Math.round(dollars * 100);
}

/** Shopify writes amounts with one decimal where the second is 0: '12.0', '12.5', '12.95'. */
export function money(cents: number) {
  return { amount: (cents / 100).toFixed(2).replace(/0$/, ""), currencyCode: CURRENCY };
}

export function connection<T>(nodes: readonly T[]) {
  return { edges: nodes.map((node) => ({ node })) };
}

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
  readonly image: {
    readonly url: string;
    readonly altText: string;
    readonly width: number;
    readonly height: number;
  };
  readonly sku: string;
  /** Read for each answer, so a bundle may sell out while a page shows it. */
  readonly availableForSale: boolean;
}

export interface DemoShop {
  /** Digits alone. */
  readonly productId: string;
  readonly productTitle: string;
  /** What the variants differ in, as in 'Bundle'. */
  readonly optionName: string;
  readonly variants: readonly DemoVariant[];
  /** Read for each answer, so a discount may change while a cart has its code. */
  readonly discounts: readonly DemoDiscount[];
  /** As in location.origin: checkout and picture addresses have to be absolute. */
  readonly origin: string;
}

const CURRENCY = "USD";
const OPENED_AT = "2025-07-01T00:00:00Z";

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
    image: {
      ...variant.image,
      id: `gid://shopify/ProductImage/${variant.id}`,
      url: pictureUrl(variant.image.url),
    },
    sku: variant.sku,
    get availableForSale() {
      return variant.availableForSale;
    },
    selectedOptions: [{ name: shop.optionName, value: variant.title }],
    product: (): object => product,
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
    handle: shop.productTitle
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, "-")
      .replaceAll(/^-|-$/g, ""),
    title: shop.productTitle,
    vendor: "Demo store",
    productType: "",
    description: "",
    descriptionHtml: "",
    get availableForSale() {
      return variants.some((variant) => variant.availableForSale);
    },
    createdAt: OPENED_AT,
    updatedAt: OPENED_AT,
    publishedAt: OPENED_AT,
    options: [
      {
        id: `gid://shopify/ProductOption/${shop.productId}`,
        name: shop.optionName,
        optionValues: variants.map((variant) => ({ name: variant.title })),
      },
    ],
    images: connection(variants.map((variant) => variant.image)),
    variants: connection(variants),
  };

  const { host, protocol, origin } = new URL(shop.origin);
  const shopInfo = {
    // Selected by the Buy Button, although no page shows it, and non-null in the schema.
    id: "gid://shopify/Shop/1",
    name: "Demo store",
    moneyFormat: "${{amount}}",
    paymentSettings: { enabledPresentmentCurrencies: [CURRENCY] },
    primaryDomain: { host, sslEnabled: protocol === "https:", url: origin },
  };

  const variantsById = new Map(variants.map((variant) => [variant.id, variant]));

  return { product, shopInfo, findVariant: (id: string) => variantsById.get(id) };
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

/** The whole catalog is one page of results, so the Buy Button does not request a second one. */
export function connection<T>(nodes: readonly T[]) {
  return {
    edges: nodes.map((node, index) => ({ cursor: String(index), node })),
    pageInfo: { hasNextPage: false, hasPreviousPage: false },
  };
}

// What the bundles of a page must say: the price, the variant and the stock of the shop, wherever the page shows or sells them.
import type { BuyProduct, BuyVariant } from "@shopify/buy-button-js";
import { expect } from "vitest";
import { bundles as content } from "../features/checkout/bundles";
import type { Page } from "./page";
import type { SimulatedShop } from "./simulated-shop";

/** A variant that the shop lists. */
interface Selling {
  variantId: string;
  price: number;
  isSoldOut: boolean;
}

/** What the shop would answer now. */
export function sellingOf({ listed, prices, stock }: SimulatedShop): Selling[] {
  return listed.map((variant) => ({
    variantId: String(variant),
    price: prices[variant] / 100,
    isSoldOut: stock.get(variant) === 0,
  }));
}

function sellingIn(variant: BuyVariant): Selling {
  return {
    variantId: variant.id.replace(/^.*\//, ""),
    price: Number(variant.priceV2?.amount),
    isSoldOut: !variant.available,
  };
}

/** The shop lists its variants in the content's order. A bundle beyond the last one is sold out, with what the content says of it. */
export function expectBundles(page: Page, selling: readonly Selling[]): void {
  const wanted = content.map(
    ({ variantId, price }, index) => selling[index] ?? { variantId, price, isSoldOut: true },
  );
  const shown = page.store.get().bundles;
  expect(
    shown.map(({ variantId, price, isSoldOut }) => ({ variantId, price, isSoldOut })),
    `the bundles of ${page.name}`,
  ).toEqual(wanted);
}

function productsOf({ ui }: Page): BuyProduct[] {
  return ui?.products.filter((product) => product !== null) ?? [];
}

/** An open page shows the answer to the last question that was answered, in whatever order the answers arrived. */
export function expectAnswered(pages: readonly Page[]): void {
  for (const page of pages) {
    const answer = productsOf(page).at(-1);
    if (!answer) continue;
    // An answer about the cart has prices as well, and may be later than the one about the product.
    const selling = answer.variants.map(sellingIn).map((variant) => {
      const cartPrice = page.cartPrices.get(variant.variantId);
      const isShown = page.store
        .get()
        .bundles.some(({ variantId, price }) => variantId === variant.variantId && price === cartPrice);
      return isShown && cartPrice !== undefined ? { ...variant, price: cartPrice } : variant;
    });
    expectBundles(page, selling);
  }
}

/** No page has ever shown a price that neither the content nor an answer of the shop had for that variant. */
export function expectKnownPrices(pages: readonly Page[]): void {
  for (const page of pages) {
    const answered = productsOf(page).flatMap(({ variants }) => variants.map(sellingIn));
    const known = [...content, ...answered].map(({ variantId, price }) => `${variantId} for ${price}`);
    for (const price of page.panel.prices)
      if (!page.pricesInCarts.has(price)) expect(known, `a price of ${page.name}`).toContain(price);
  }
}

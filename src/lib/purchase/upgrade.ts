// The bundles that a cart could be instead, and the one that it was before a swap.
import type { CartLinkItem } from "./cart-link";
import { type Offer, reducedPrice } from "./offer";
import { quantityOf } from "./quantity-of";
import type { ShopBundle } from "./shop-bundles";

/** A bundle in place of what the cart holds. */
export interface Exchange {
  readonly from: ShopBundle;
  readonly to: ShopBundle;
  /** How many of the other bundle. */
  readonly quantity: number;
  /** What it costs more than the cart's lines, in dollars under the offer. Less than 0 where it costs less. */
  readonly difference: number;
}

/** A swap of the visit, by the bundles' ids: so many of one for one of the other. */
export interface Swapped {
  readonly from: string;
  readonly quantity: number;
  readonly to: string;
}

const MAX_UPGRADES = 2;

/**
 * Returns the next larger bundles: those that have more packs than the cart, or as many for less. None where the cart holds several
 * bundles. Prices are compared before discounts. A bundle that is sold out is never offered.
 */
export function upgradesOf(
  lines: readonly CartLinkItem[],
  bundles: readonly ShopBundle[],
  offer: Offer | null,
): Exchange[] {
  const held = onlyBundleOf(lines, bundles);
  if (!held) return [];
  const { from, quantity } = held;
  const packs = from.packs * quantity;
  return bundles
    .filter((bundle) => bundle.packs >= packs)
    .sort((one, other) => one.packs - other.packs)
    .flatMap((to) => exchangeOf(held, to, 1, offer) ?? [])
    .filter(({ to }) => to.packs > packs || (to.price ?? 0) < (from.price ?? 0) * quantity)
    .slice(0, MAX_UPGRADES);
}

/** Returns the way back, while the cart is what the swap has made of it. */
export function wayBackOf(
  lines: readonly CartLinkItem[],
  bundles: readonly ShopBundle[],
  offer: Offer | null,
  swapped: Swapped | null,
): Exchange | null {
  const held = onlyBundleOf(lines, bundles);
  if (!swapped || held?.from.id !== swapped.to || held.quantity !== 1) return null;
  const to = bundles.find(({ id }) => id === swapped.from);
  return to ? exchangeOf(held, to, swapped.quantity, offer) : null;
}

export function writeSwapped({ from, quantity, to }: Swapped): string {
  return `${from}:${quantity}:${to}`;
}

/** Returns null unless the text is a swap of at least one and at most 999 bundles. */
export function readSwapped(text: string | null): Swapped | null {
  const [, from = "", quantity, to] = text?.match(/^([^:]+):([1-9]\d{0,2}):([^:]+)$/) ?? [];
  return to === undefined ? null : { from, quantity: Number(quantity), to };
}

interface Held {
  from: ShopBundle;
  quantity: number;
}

function onlyBundleOf(lines: readonly CartLinkItem[], bundles: readonly ShopBundle[]): Held | null {
  const held = lines.filter(({ quantity }) => quantity > 0);
  const from = bundles.find(({ variantId }) => variantId === held[0]?.variantId);
  if (!from || held.some(({ variantId }) => variantId !== from.variantId)) return null;
  return { from, quantity: quantityOf(held, from.variantId) };
}

function exchangeOf(
  { from, quantity: held }: Held,
  to: ShopBundle,
  quantity: number,
  offer: Offer | null,
): Exchange | null {
  if (to.isSoldOut || to.price === null || from.price === null) return null;
  const dollars = reducedPrice(to.price * quantity, offer) - reducedPrice(from.price * held, offer);
  return { from, to, quantity, difference: Math.round(dollars * 100) / 100 };
}

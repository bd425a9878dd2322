import type { BuyVariant } from "@shopify/buy-button-js";
import { numberOf } from "./ids";

export interface LiveVariant {
  /** The variant's number at Shopify. */
  id: string;
  title: string;
  available: boolean;
  /** US dollars, or null where the shop's answer holds no number. */
  price: number | null;
}

export function liveVariantOf({ id, title, available, priceV2 }: BuyVariant): LiveVariant {
  return { id: numberOf(id), title, available, price: priceOf(priceV2?.amount) };
}

function priceOf(amount: unknown): number | null {
  const price = Number(amount ?? Number.NaN);
  return Number.isFinite(price) ? price : null;
}

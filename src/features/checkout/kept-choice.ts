import type { Bundle } from "@/content/schema";

/** What the shopper chose in the picker. */
export interface Choice {
  /** The id of a bundle, which may be sold out. */
  wanted: string;
  quantity: number;
  /** How many wipes a day the shopper reckons with, from 1 to 3. */
  wipes: number;
}

export function writeChoice({ wanted, quantity, wipes }: Choice): string {
  return `${wanted}:${quantity}:${wipes}`;
}

/**
 * Returns null unless the text is a choice of a bundle that there still is, and of at least one and at most 999 of it. Visits that began
 * before there were wipes a day have none.
 */
export function readChoice(text: string | null, bundles: readonly Bundle[]): Choice | null {
  const [, id, quantity, wipes = "1"] = text?.match(/^([^:]+):([1-9]\d{0,2})(?::([1-3]))?$/) ?? [];
  const bundle = bundles.find((candidate) => candidate.id === id);
  return bundle ? { wanted: bundle.id, quantity: Number(quantity), wipes: Number(wipes) } : null;
}

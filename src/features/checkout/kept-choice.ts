import type { Bundle } from "@/content/schema";

/** What the shopper chose in the picker. */
export interface Choice {
  /** The id of a bundle, which may be sold out. */
  wanted: string;
  quantity: number;
}

export function writeChoice({ wanted, quantity }: Choice): string {
  return `${wanted}:${quantity}`;
}

/** Returns null unless the text is a choice of a bundle that there still is, and of at least one and at most 999 of it. */
export function readChoice(text: string | null, bundles: readonly Bundle[]): Choice | null {
  const [, id, quantity] = text?.match(/^(.+):([1-9]\d{0,2})$/) ?? [];
  const bundle = bundles.find((candidate) => candidate.id === id);
  return bundle ? { wanted: bundle.id, quantity: Number(quantity) } : null;
}

import type { Bundle } from "@/content/schema";

/** What the shopper chose in the picker. */
export interface Choice {
  /** The id of a bundle. */
  chosen: string;
  quantity: number;
}

export function writeChoice({ chosen, quantity }: Choice): string {
  return `${chosen}:${quantity}`;
}

/** Returns null unless the text is a choice of a bundle that there still is, and of at least one and at most 999 of it. */
export function readChoice(text: string | null, bundles: readonly Bundle[]): Choice | null {
  const [, id, quantity] = /^(.+):([1-9]\d{0,2})$/.exec(text ?? "") ?? [];
  const bundle = bundles.find((candidate) => candidate.id === id);
  return bundle ? { chosen: bundle.id, quantity: Number(quantity) } : null;
}

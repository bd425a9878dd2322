import type { Bundle } from "@/content/schema";

interface BoughtLine {
  readonly variantId: string;
  readonly quantity: number;
}

/** What an order holds in all. The bundle is null where it has several. */
export function boughtOf(lines: readonly BoughtLine[], bundles: readonly Bundle[]) {
  const found = lines.flatMap(({ variantId, quantity }) => {
    const bundle = bundles.find((one) => one.variantId === variantId);
    return bundle ? [{ bundle, quantity }] : [];
  });
  const kinds = new Set(found.map(({ bundle }) => bundle));
  const [only] = kinds;
  return {
    bundle: only && kinds.size === 1 ? only.name : null,
    packs: found.reduce((sum, { bundle, quantity }) => sum + bundle.packs * quantity, 0),
    sheets: found.reduce((sum, { bundle, quantity }) => sum + bundle.sheets * quantity, 0),
  };
}

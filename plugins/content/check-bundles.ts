// Checks the bundles against the shop, and the quotes against the bundles.
import { field as valueOf } from "@/lib/field";
import { listWithOr } from "@/lib/text/wording";
import { findingAt, shown, type Finding } from "./content-problem";
import { suggestion } from "./nearest";

/** The variant numbers of the demo store, which bundles.ts contains until there is a shop. */
const PLACEHOLDER_ID = /^4100000000000\d$/;

/** Hosts that are reserved (RFC 2606). The shop of the end-to-end tests has one. */
const RESERVED_HOST = /\.(test|example|invalid)$/;

/** `shopDomain`: the host of the shop in the configuration, or null. */
export function isRealShop(shopDomain: string | null): boolean {
  return shopDomain !== null && !RESERVED_HOST.test(shopDomain);
}

export function checkVariants(bundles: unknown, shopDomain: string | null): Finding[] {
  if (!isRealShop(shopDomain)) return [];
  const expected = `the number of the variant at ${shopDomain}: the digits at the end of the variant's address in the admin`;
  return idsIn(bundles, "variantId").flatMap((id, index) =>
    findingAt(
      ["bundles", index, "variantId"],
      `${shown(id)}, the number of the demo store`,
      PLACEHOLDER_ID.test(id) ? expected : null,
    ),
  );
}

/** Checks that every quote names an existing bundle. */
export function checkQuotes(quotes: unknown, bundles: unknown): Finding[] {
  const ids = bundleIds(bundles);
  return idsIn(quotes, "bundle").flatMap((bundle, index) =>
    findingAt(["quotes", index, "bundle"], shown(bundle), insteadOfBundle(bundle, ids)),
  );
}

export function bundleIds(bundles: unknown): string[] {
  return idsIn(bundles, "id");
}

/** Describes what should stand instead of a bundle's id; null when there is such a bundle, or no bundle at all. */
export function insteadOfBundle(id: string, ids: readonly string[]): string | null {
  return ids.length === 0 || ids.includes(id)
    ? null
    : `the id of a bundle: ${listWithOr(ids.map(shown))}${suggestion(id, ids)}`;
}

function idsIn(list: unknown, key: string): string[] {
  return (Array.isArray(list) ? list : []).map((item: unknown) => String(valueOf(item, key)));
}

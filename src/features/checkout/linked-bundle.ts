import type { Bundle } from "@/content/schema";
import { removeParameter } from "@/lib/browser/address";
import { BUNDLE_PARAMETER } from "@/lib/purchase/bundle-path";
import { warnOnce } from "@/lib/log";
import { parametersOf } from "@/lib/referral/parameters";

/**
 * Returns the first of the bundles that an address names, in any letter case, and takes the parameter out of the page's
 * address. So a link counts once: after a reload, and when the visitor goes back, what was chosen later is still chosen.
 */
export function takeLinkedBundle({ search }: { search: string }, bundles: readonly Bundle[]): string | null {
  const names = parametersOf(search).getAll(BUNDLE_PARAMETER);
  if (names.length === 0) return null;
  removeParameter(BUNDLE_PARAMETER);
  const ids = names.map((name) => name.trim().toLowerCase());
  const linked = ids.find((id) => bundles.some((bundle) => bundle.id === id));
  if (linked === undefined) warnOnce("The address names a bundle that does not exist, and is ignored.");
  return linked ?? null;
}

// Addresses that choose a bundle, for advertisements, articles and structured data. Not in paths.ts, which boot loads.
import { CHECKOUT_ID, paths } from "@/lib/site/paths";

/** Holds the id of a bundle, in the address of any page. */
export const BUNDLE_PARAMETER = "bundle";

/** The checkout section with this bundle chosen. */
export function bundlePath(id: string): string {
  return `${paths.home}?${BUNDLE_PARAMETER}=${encodeURIComponent(id)}#${CHECKOUT_ID}`;
}

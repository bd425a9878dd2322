import { prefersReducedMotion } from "@/lib/browser/reduced-motion";
import { savesData } from "@/lib/browser/saves-data";

/** Returns whether videos may play automatically: not if the visitor's system is set to less motion or less data. */
export function mayAutoplay(): boolean {
  return !savesData() && !prefersReducedMotion();
}

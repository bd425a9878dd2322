// What the hash of an address points to, and scrolling the window there.
import { CHECKOUT_ID, CHECKOUT_OFFSET_PX, DROP_ID, DROP_OFFSET_PX } from "./paths";
import { prefersReducedMotion } from "./reduced-motion";

export interface ScrollTarget {
  id: string;
  /** The distance between the top of the window and the target, in CSS pixels. */
  offsetPx: number;
}

const MAX_OFFSET_PX = 2_000;

/**
 * Reads a hash such as `#the-drop?offset=50`. Any hash that contains `the-drop`, and `#drop`, mean the drop. An offset
 * that is not a number from 0 to 2,000 is replaced by the default. Returns null without a hash. Never throws.
 */
export function scrollTargetFromHash(hash: string): ScrollTarget | null {
  const [rawId = "", query = ""] = hash.replace(/^#/, "").split("?");
  const id = decode(rawId);
  if (id === "") return null;
  if (id.includes(DROP_ID) || id === "drop") {
    const text = new URLSearchParams(query).get("offset") ?? "";
    const offset = /^\d{1,4}(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
    return { id: DROP_ID, offsetPx: offset <= MAX_OFFSET_PX ? offset : DROP_OFFSET_PX };
  }
  return { id, offsetPx: id === CHECKOUT_ID ? CHECKOUT_OFFSET_PX : DROP_OFFSET_PX };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}

/** Scrolls smoothly, unless the visitor prefers reduced motion. Returns whether the target is on the page. */
export function scrollToTarget({ id, offsetPx }: ScrollTarget): boolean {
  const element = document.getElementById(id);
  if (!element) return false;
  // Browsers scroll by whole pixels, and round half a pixel up or down depending on the start position.
  const top = Math.round(element.getBoundingClientRect().top + window.scrollY - offsetPx);
  window.scrollTo({ top, behavior: scrollBehavior() });
  return true;
}

export function scrollToTop(): void {
  window.scrollTo({ top: 0, behavior: scrollBehavior() });
}

function scrollBehavior(): ScrollBehavior {
  return prefersReducedMotion() ? "instant" : "smooth";
}

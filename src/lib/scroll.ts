// Where an address's hash points, and how the window gets there.
import { CHECKOUT_ID, CHECKOUT_OFFSET_PX, DROP_ID, DROP_OFFSET_PX } from "./paths";
import { prefersReducedMotion } from "./reduced-motion";

export interface ScrollTarget {
  id: string;
  /** CSS pixels left free above the target. */
  offsetPx: number;
}

const MAX_OFFSET_PX = 2_000;

/**
 * Reads a hash such as `#the-drop?offset=50`. Any hash that contains `the-drop`, and `#drop`, mean the drop;
 * an offset that is no number from 0 to 2,000 is the default. Never throws. Null when there is no hash.
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

/** Smooth, unless the visitor asked for less motion. Returns whether the target is on the page. */
export function scrollToTarget({ id, offsetPx }: ScrollTarget): boolean {
  const element = document.getElementById(id);
  if (!element) return false;
  // Windows scroll by whole pixels, and which way they round half of one depends on where they come from.
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

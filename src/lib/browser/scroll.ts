// What the hash of an address points to, and scrolling the window there.
import { CHECKOUT_ID, CHECKOUT_OFFSET_PX, DROP_ID, DROP_OFFSET_PX } from "@/lib/site/paths";
import { withoutCodeInHash } from "@/lib/referral/code-in-hash";
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
  const [rawId = "", query = ""] = withoutCodeInHash(hash).slice(1).split("?");
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
export function scrollToTarget(target: ScrollTarget): boolean {
  const top = topOf(target);
  if (top === null) return false;
  window.scrollTo({ top, behavior: scrollBehavior() });
  correctAfterScroll(target, top);
  return true;
}

/** A target further away than this is not where a scroll to it has ended: the visitor has scrolled on. */
const NEAR_PX = 400;

/**
 * Corrects the position to which the browser itself scrolls on a fresh load, now and when its smooth scroll ends: on a busy machine,
 * Chromium's goes on beneath a scroll that a script makes, and ended 87 px off (2026-11-30).
 */
export function correctFirstScroll(target: ScrollTarget): void {
  if (!correct(target)) correctAfterScroll(target);
}

/**
 * Returns whether the page was at the target. Where the target is still `at` the position to which the page scrolled, whatever moved
 * the page away from it is left alone. At once, because a second smooth scroll moves the page under a press that begins meanwhile.
 */
function correct(target: ScrollTarget, at?: number): boolean {
  const top = topOf(target);
  const isThere = top === window.scrollY;
  const isNear = top !== null && Math.abs(window.scrollY - top) < NEAR_PX;
  if (isNear && top !== at && !isThere) window.scrollTo({ top, behavior: "instant" });
  return isThere;
}

const SCROLLING_INPUT = ["wheel", "pointerdown", "keydown"];
let waiting = new AbortController();

/**
 * Browsers compute the end of a smooth scroll when it starts, and a font or a picture that arrives meanwhile moves the target. Safari has
 * no `scrollend` before version 26.2.
 */
function correctAfterScroll(target: ScrollTarget, at?: number): void {
  cancelCorrection();
  waiting = new AbortController();
  const options = { signal: waiting.signal, once: true, passive: true };
  for (const input of SCROLLING_INPUT) window.addEventListener(input, cancelCorrection, options);
  window.addEventListener("scrollend", () => correct(target, at), options);
}

/** To be called when another page, or another place on it, is shown. */
export function cancelCorrection(): void {
  waiting.abort();
}

/** The scroll position at which the target is at its offset; null when it is not on the page. */
function topOf({ id, offsetPx }: ScrollTarget): number | null {
  const element = document.getElementById(id);
  if (!element) return null;
  // Browsers scroll by whole pixels, and round half a pixel up or down depending on the start position.
  return Math.round(element.getBoundingClientRect().top + window.scrollY - offsetPx);
}

export function scrollToTop(): void {
  window.scrollTo({ top: 0, behavior: scrollBehavior() });
}

function scrollBehavior(): ScrollBehavior {
  return prefersReducedMotion() ? "instant" : "smooth";
}

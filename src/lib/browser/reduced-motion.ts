/** Null in a browser without media queries for scripts. */
const preference = (): MediaQueryList | null =>
  "matchMedia" in window ? window.matchMedia("(prefers-reduced-motion: reduce)") : null;

export function prefersReducedMotion(): boolean {
  return preference()?.matches ?? false;
}

/** Calls back when the visitor changes the preference for reduced motion. Returns the function that stops it. */
export function onMotionChange(onChange: () => void): () => void {
  const list = preference();
  list?.addEventListener("change", onChange);
  return () => list?.removeEventListener("change", onChange);
}

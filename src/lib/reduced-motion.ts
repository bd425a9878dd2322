const preference = (): MediaQueryList => window.matchMedia("(prefers-reduced-motion: reduce)");

export function prefersReducedMotion(): boolean {
  return preference().matches;
}

/** Calls back when the visitor changes the preference for reduced motion. Returns the function that stops it. */
export function onMotionChange(onChange: () => void): () => void {
  const list = preference();
  list.addEventListener("change", onChange);
  return () => list.removeEventListener("change", onChange);
}

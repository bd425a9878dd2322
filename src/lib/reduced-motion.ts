const wish = (): MediaQueryList => window.matchMedia("(prefers-reduced-motion: reduce)");

export function prefersReducedMotion(): boolean {
  return wish().matches;
}

/** Calls back when the visitor changes the wish for less motion. Returns the way to stop. */
export function onMotionChange(onChange: () => void): () => void {
  const list = wish();
  list.addEventListener("change", onChange);
  return () => list.removeEventListener("change", onChange);
}

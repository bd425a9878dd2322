/**
 * Calls back in the frame after the window was scrolled or has another size. Reading the page's height in the event itself would force a
 * layout each time. Returns the function that stops it.
 */
export function watchScroll(onMove: () => void): () => void {
  const stop = new AbortController();
  let frame = 0;
  const later = (): void => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      onMove();
    });
  };
  for (const event of ["scroll", "resize"])
    window.addEventListener(event, later, { passive: true, signal: stop.signal });
  return () => {
    stop.abort();
    cancelAnimationFrame(frame);
  };
}

type Movement = "scroll" | "resize";

/**
 * Calls back in the frame after the window was moved in one of these ways. Reading the page's height in the event itself would force a
 * layout each time. Returns the function that stops it.
 */
export function watchScroll(movements: readonly Movement[], onMove: () => void): () => void {
  const stop = new AbortController();
  let frame = 0;
  const later = (): void => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      onMove();
    });
  };
  for (const movement of movements)
    window.addEventListener(movement, later, { passive: true, signal: stop.signal });
  return () => {
    stop.abort();
    cancelAnimationFrame(frame);
  };
}

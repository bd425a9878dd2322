type Movement = "scroll" | "resize";

/**
 * Calls back after the frame in which the window was moved in one of these ways. Reading the page's height in the event itself would
 * force a layout each time; and what React renders before the paint delays a page that has just been opened, because it first runs the
 * effects of that page (10 ms at a quarter of the processor). Returns the function that stops it.
 */
export function watchScroll(movements: readonly Movement[], onMove: () => void): () => void {
  const stop = new AbortController();
  let frame = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const later = (): void => {
    frame ||= requestAnimationFrame(() => {
      timer = setTimeout(() => {
        frame = 0;
        onMove();
      });
    });
  };
  for (const movement of movements)
    window.addEventListener(movement, later, { passive: true, signal: stop.signal });
  return () => {
    stop.abort();
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

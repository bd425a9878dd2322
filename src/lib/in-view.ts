// Whether an element is in view, from the browser's IntersectionObserver.

export interface InViewOptions {
  /** How far beyond the window still counts as in view, as in CSS: "150% 0px". Negative values make the area smaller. */
  margin?: string;
  /** The visible shares of the element, 0 to 1, at which a report is due. */
  thresholds?: number[];
}

/**
 * Calls back with the element's current entry, and again whenever the element passes a threshold. Returns the function
 * that stops it. In a browser without the observer it never calls back.
 */
export function watchInView(
  element: Element,
  { margin = "0px", thresholds = [0] }: InViewOptions,
  onReport: (entry: IntersectionObserverEntry) => void,
): () => void {
  if (!hasObserver()) return () => undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      // Several entries arrive when the page was busy; only the last one is still true.
      const entry = entries.at(-1);
      if (entry) onReport(entry);
    },
    { rootMargin: margin, threshold: thresholds },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

/**
 * Calls back once, as soon as the element is within this margin of the window; at once in a browser without the
 * observer. Returns the function that stops it.
 */
export function onceInView(element: Element, margin: string, onInView: () => void): () => void {
  if (!hasObserver()) {
    onInView();
    return () => undefined;
  }
  const stop = watchInView(element, { margin }, ({ isIntersecting }) => {
    if (!isIntersecting) return;
    stop();
    onInView();
  });
  return stop;
}

function hasObserver(): boolean {
  return "IntersectionObserver" in window;
}

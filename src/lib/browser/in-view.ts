// Whether an element is in view, from the browser's IntersectionObserver.

/**
 * Calls back with the element's current entry, and again whenever the element passes a threshold. Returns the function
 * that stops it. In a browser without the observer it never calls back.
 */
export function watchInView(
  element: Element,
  options: IntersectionObserverInit,
  onReport: (entry: IntersectionObserverEntry) => void,
): () => void {
  if (!hasObserver()) return () => undefined;
  const observer = new IntersectionObserver((entries) => {
    // Several entries arrive when the page was busy; only the last one is still true.
    const entry = entries.at(-1);
    if (entry) onReport(entry);
  }, options);
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
  const stop = watchInView(element, { rootMargin: margin }, ({ isIntersecting }) => {
    if (!isIntersecting) return;
    stop();
    onInView();
  });
  return stop;
}

function hasObserver(): boolean {
  return "IntersectionObserver" in window;
}

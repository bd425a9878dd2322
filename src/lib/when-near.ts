/**
 * Calls back once, as soon as the element is within this margin of the window; at once where the browser cannot tell.
 * Returns the way to stop. `margin` as in CSS, such as "150% 0px".
 */
export function whenNear(element: Element, margin: string, onNear: () => void): () => void {
  if (!("IntersectionObserver" in window)) {
    onNear();
    return () => undefined;
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      onNear();
    },
    { rootMargin: margin },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

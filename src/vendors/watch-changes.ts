/** A vendor's script writes many times in a row; one check follows them. */
const SETTLE_MS = 60;

/**
 * Calls back after anything that may change whether a widget can be seen: what is drawn in it, styles that are put into the page
 * or arrive, elements that the vendor puts over it, its size, animations, and when it comes into the window.
 */
export function watchChanges(widget: Element, onChange: () => void): void {
  let timer: ReturnType<typeof setTimeout> | null = null;
  const settle = (): void => {
    timer ??= setTimeout(() => {
      timer = null;
      onChange();
    }, SETTLE_MS);
  };
  const content = { childList: true, subtree: true, characterData: true };
  new MutationObserver(settle).observe(widget, { ...content, attributeFilter: ["class", "style", "hidden"] });
  new MutationObserver(settle).observe(document.head, content);
  new MutationObserver(settle).observe(document.body, { childList: true });
  for (const event of ["load", "animationend", "transitionend"])
    document.addEventListener(event, settle, { capture: true });
  if ("ResizeObserver" in window) new ResizeObserver(settle).observe(widget);
  if ("IntersectionObserver" in window)
    new IntersectionObserver(settle, { threshold: [0, 0.5, 1] }).observe(widget);
}

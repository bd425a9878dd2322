// Whether a section with a buy button of its own is in view: the hero, the drop, the checkout. Then the buy bar is hidden.
import { watchInView } from "@/lib/browser/in-view";

const inView = new Set<Element>();
const listeners = new Set<() => void>();
let known: { path: string; isInView: boolean } | null = null;

/** Null until something is known of this page. What was known of the page before says nothing of it. */
export function isBuySectionInView(path: string): boolean | null {
  return known?.path === path ? known.isInView : null;
}

/** Calls back after each change. Returns the function that stops it. */
export function onBuySectionChange(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => void listeners.delete(onChange);
}

/** Notes whether any section of this page is in view. */
export function noteBuySectionInView(path: string, isInView: boolean): void {
  if (isBuySectionInView(path) === isInView) return;
  known = { path, isInView };
  for (const listener of listeners) listener();
}

/**
 * A ref for the element of such a section. The listeners are not called before the observer's first report, nor when the page is left: a change
 * while a page is being shown makes React render again, and run all effects, before the page is painted.
 */
export function watchBuySection(section: Element | null): (() => void) | undefined {
  if (!section) return;
  // The address changes while the page is still shown.
  const path = window.location.pathname;
  const stop = watchInView(section, {}, ({ isIntersecting }) => {
    if (isIntersecting) inView.add(section);
    else inView.delete(section);
    noteBuySectionInView(path, inView.size > 0);
  });
  return () => {
    stop();
    inView.delete(section);
    if (window.location.pathname !== path) known = null;
    else if (known?.path === path) noteBuySectionInView(path, inView.size > 0);
  };
}

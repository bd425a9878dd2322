// Whether a section with a buy button of its own is in view: the hero, the drop, the checkout. Then the buy bar is hidden.
import { watchInView } from "./in-view";
import { createStore } from "./store";

const inView = new Set<Element>();
const last = createStore<{ path: string; isInView: boolean } | null>(null);

export const onBuySectionChange = last.subscribe;

/** Null until something is known of this page. What was known of the page before says nothing of it. */
export function isBuySectionInView(path: string): boolean | null {
  const known = last.get();
  return known?.path === path ? known.isInView : null;
}

/**
 * A ref for the element of such a section. Nothing is noted before the observer's first report, nor when the page is left: a change
 * of the store while a page is being shown makes React render again, and run all effects, before the page is painted.
 */
export function watchBuySection(section: Element | null): (() => void) | undefined {
  if (!section) return;
  const note = (isSectionInView: boolean): void => {
    if (isSectionInView) inView.add(section);
    else inView.delete(section);
    const path = window.location.pathname;
    const isInView = inView.size > 0;
    if (isBuySectionInView(path) !== isInView) last.set({ path, isInView });
  };
  const stop = watchInView(section, {}, ({ isIntersecting }) => note(isIntersecting));
  return () => {
    stop();
    inView.delete(section);
    if (isBuySectionInView(window.location.pathname) !== null) note(false);
  };
}

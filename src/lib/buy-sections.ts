// Whether a section with a buy button of its own is in view: the hero, the drop, the checkout. Then the buy bar is hidden.
import { watchInView } from "./in-view";
import { createStore, type ReadableStore } from "./store";

const inView = new Set<Element>();
const { get, set, subscribe } = createStore(false);

export const buySectionInView: ReadableStore<boolean> = { get, subscribe };

/**
 * A ref for the element of such a section. Until the observer's first report it counts as in view: otherwise the bar
 * would be shown for a frame after a navigation to the home page.
 */
export function watchBuySection(section: Element | null): (() => void) | undefined {
  if (!section) return;
  const note = (isInView: boolean): void => {
    if (isInView) inView.add(section);
    else inView.delete(section);
    set(inView.size > 0);
  };
  note(true);
  const stop = watchInView(section, {}, ({ isIntersecting }) => note(isIntersecting));
  return () => {
    stop();
    note(false);
  };
}

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { buySectionInView, watchBuySection } from "@/lib/buy-sections";

/** What the page does with the observer of each section. */
const reports = new Map<Element, (isIntersecting: boolean) => void>();

beforeEach(() => {
  reports.clear();
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      #report: (entries: { isIntersecting: boolean }[]) => void;
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        this.#report = report;
      }
      observe(element: Element): void {
        reports.set(element, (isIntersecting) => this.#report([{ isIntersecting }]));
      }
      disconnect(): void {
        reports.clear();
      }
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** Renders a section, and returns the observer's report on it and its removal. */
function section() {
  const element = document.createElement("section");
  const remove = watchBuySection(element);
  return {
    scrollTo: (isInView: boolean) => reports.get(element)?.(isInView),
    remove: () => remove?.(),
  };
}

describe("whether a section with a buy button is in view", () => {
  it("is true from the moment in which one is rendered until the observer reports that it is not", () => {
    expect(buySectionInView.get()).toBe(false);
    const hero = section();
    expect(buySectionInView.get()).toBe(true);
    hero.scrollTo(false);
    expect(buySectionInView.get()).toBe(false);
    hero.remove();
  });

  it("is true while at least one of several is in view, and is reported only when it changes", () => {
    const [drop, checkout] = [section(), section()];
    drop.scrollTo(false);
    const onChange = vi.fn();
    const stop = buySectionInView.subscribe(onChange);
    drop.scrollTo(true);
    checkout.scrollTo(false);
    expect(buySectionInView.get()).toBe(true);
    expect(onChange).not.toHaveBeenCalled();
    drop.scrollTo(false);
    expect(buySectionInView.get()).toBe(false);
    expect(onChange).toHaveBeenCalledTimes(1);
    stop();
    drop.remove();
    checkout.remove();
  });

  it("is false when the page with the section is left", () => {
    const hero = section();
    hero.remove();
    expect(buySectionInView.get()).toBe(false);
  });
});

import { beforeEach, describe, expect, it, vi } from "vitest";
import { isBuySectionInView, onBuySectionChange, watchBuySection } from "@/lib/purchase/buy-sections";
import { installObserver, report } from "../../fake-observer.ts";

beforeEach(installObserver);

/** Renders a section, and returns the observer's report on it and its removal. */
function section() {
  const element = document.createElement("section");
  const remove = watchBuySection(element);
  return { scrollTo: (isInView: boolean) => report(isInView, element), remove: () => remove?.() };
}

/** What is known of the page that is shown. */
const known = () => isBuySectionInView(window.location.pathname);

describe("whether a section with a buy button is in view", () => {
  it("is not known before the observer's first report, and nothing changes until then", () => {
    const onChange = vi.fn();
    const stop = onBuySectionChange(onChange);
    window.history.replaceState(null, "", "/first-page");
    const hero = section();
    expect(known()).toBeNull();
    expect(onChange).not.toHaveBeenCalled();
    hero.scrollTo(true);
    expect(known()).toBe(true);
    hero.scrollTo(false);
    expect(known()).toBe(false);
    expect(onChange).toHaveBeenCalledTimes(2);
    stop();
    hero.remove();
  });

  it("is true while at least one of several is in view, and is reported only when it changes", () => {
    const [drop, checkout] = [section(), section()];
    checkout.scrollTo(true);
    const onChange = vi.fn();
    const stop = onBuySectionChange(onChange);
    drop.scrollTo(true);
    checkout.scrollTo(false);
    expect(known()).toBe(true);
    expect(onChange).not.toHaveBeenCalled();
    drop.scrollTo(false);
    expect(known()).toBe(false);
    expect(onChange).toHaveBeenCalledTimes(1);
    stop();
    drop.remove();
    checkout.remove();
  });

  it("is false when the section leaves the page", () => {
    const hero = section();
    hero.scrollTo(true);
    hero.remove();
    expect(known()).toBe(false);
  });

  it("is not known on the next page, nor when the visitor comes back, and nothing changes when a section goes with its page", () => {
    const hero = section();
    hero.scrollTo(false);
    const onChange = vi.fn();
    const stop = onBuySectionChange(onChange);
    window.history.replaceState(null, "", "/next-page");
    expect(known()).toBeNull();
    hero.remove();
    expect(known()).toBeNull();
    window.history.replaceState(null, "", "/");
    expect(known()).toBeNull();
    expect(onChange).not.toHaveBeenCalled();
    stop();
  });

  it("is told of the page that has the section, also while the address is already that of the next", () => {
    const hero = section();
    window.history.replaceState(null, "", "/next-page");
    hero.scrollTo(true);
    expect(known()).toBeNull();
    expect(isBuySectionInView("/")).toBe(true);
    hero.remove();
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { prefersReducedMotion } from "@/lib/reduced-motion";
import { scrollTargetFromHash, scrollToTarget, scrollToTop } from "@/lib/scroll";

describe("a hash", () => {
  it.each([
    ["#the-drop", 80],
    ["#the-drop?offset=50", 50],
    ["#the-drop?offset=0", 0],
    ["#the-drop?offset=12.5", 12.5],
    ["#the-drop?offset=2000", 2000],
    ["#the-drop?x=1&offset=50", 50],
    ["#the-drop?offset=2001", 80],
    ["#the-drop?offset=abc", 80],
    ["#the-drop?offset=-1", 80],
    ["#the-drop?offset=1e9", 80],
    ["#the-drop?offset=1e3", 80],
    ["#the-drop?offset=Infinity", 80],
    ["#the-drop?offset=NaN", 80],
    ["#the-drop?offset=0x10", 80],
    ["#the-drop?offset=", 80],
    ["#the-drop?offset", 80],
    ["#the-drop?offset=50px", 80],
    ["#the-drop?offset=%E0%A4%A", 80],
    ["#the-drop?", 80],
    ["#drop", 80],
    ["#drop?offset=50", 50],
    ["#xx-the-drop-yy", 80],
    ["#%74he-drop", 80],
    ["the-drop", 80],
  ])("of %s means the drop, %d px below the top", (hash, offsetPx) => {
    expect(scrollTargetFromHash(hash)).toEqual({ id: "the-drop", offsetPx });
  });

  it("of the checkout leaves 20 px", () => {
    expect(scrollTargetFromHash("#shopify-checkout")).toEqual({ id: "shopify-checkout", offsetPx: 20 });
  });

  it("of any other section means that one, with the default offset", () => {
    expect(scrollTargetFromHash("#flushable")).toEqual({ id: "flushable", offsetPx: 80 });
    expect(scrollTargetFromHash("#drops")).toEqual({ id: "drops", offsetPx: 80 });
  });

  it.each(["", "#", "#?offset=50", "#%", "#%E0%A4%A", "#%E0%A4%Athe-drop"])(
    "of '%s' means nothing",
    (hash) => {
      expect(scrollTargetFromHash(hash)).toBeNull();
    },
  );
});

describe("going there", () => {
  const scrollTo = vi.fn<(options: ScrollToOptions) => void>();

  /** A page scrolled down by 100 px, whose drop is 500 px below the top of the window. */
  beforeEach(() => {
    scrollTo.mockReset();
    vi.stubGlobal("scrollTo", scrollTo);
    vi.stubGlobal("scrollY", 100);
    const drop = document.createElement("section");
    drop.id = "the-drop";
    drop.getBoundingClientRect = () => new DOMRect(0, 500, 390, 900);
    document.body.append(drop);
  });
  afterEach(() => {
    document.body.replaceChildren();
    vi.unstubAllGlobals();
  });

  function visitorWants(motion: "reduce" | "no-preference"): void {
    vi.stubGlobal("matchMedia", (query: string) => ({
      matches: query === `(prefers-reduced-motion: ${motion})`,
    }));
  }

  it("is smooth, and leaves the offset free above the section", () => {
    visitorWants("no-preference");
    expect(scrollToTarget({ id: "the-drop", offsetPx: 80 })).toBe(true);
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 520, behavior: "smooth" });
  });

  it("is a jump for visitors who asked for less motion", () => {
    visitorWants("reduce");
    expect(prefersReducedMotion()).toBe(true);
    scrollToTarget({ id: "the-drop", offsetPx: 50 });
    scrollToTop();
    expect(scrollTo.mock.calls).toEqual([
      [{ top: 550, behavior: "instant" }],
      [{ top: 0, behavior: "instant" }],
    ]);
  });

  it("to the top is smooth otherwise", () => {
    visitorWants("no-preference");
    scrollToTop();
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: "smooth" });
  });

  it("stays where it is when the page has no such section", () => {
    visitorWants("no-preference");
    expect(scrollToTarget({ id: "elsewhere", offsetPx: 80 })).toBe(false);
    expect(scrollTo).not.toHaveBeenCalled();
  });
});

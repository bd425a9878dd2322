import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { prefersReducedMotion } from "@/lib/browser/reduced-motion";
import {
  cancelCorrection,
  correctFirstScroll,
  scrollTargetFromHash,
  scrollToTarget,
  scrollToTop,
} from "@/lib/browser/scroll";

describe("the hash of an address", () => {
  it.each([
    ["#the-drop", 80],
    ["#the-drop?offset=50", 50],
    ["#the-drop?offset=0", 0],
    ["#the-drop?offset=12.25", 12.25],
    ["#the-drop?offset=2000", 2000],
    ["#the-drop?offset=50&snowball=BRO25", 50],
    ["#the-drop?offset=2001", 80],
    ["#the-drop?offset=1e3", 80],
    ["#the-drop?offset=Infinity", 80],
    ["#the-drop?offset=", 80],
    ["#the-drop?offset=%E0%A4%A", 80],
    ["#drop", 80],
    ["#drop?offset=50", 50],
    ["#xx-the-drop-yy", 80],
    ["#%74he-drop", 80],
  ])("%s names the drop, with an offset of %d px", (hash, offsetPx) => {
    expect(scrollTargetFromHash(hash)).toEqual({ id: "the-drop", offsetPx });
  });

  it.each(["#flushable", "#flushable?snowball=BRO25"])("%s names any other section, below the bar", (hash) =>
    expect(scrollTargetFromHash(hash)).toEqual({ id: "flushable", offsetPx: 80 }),
  );

  it("names the picker, with an offset of 20 px", () =>
    expect(scrollTargetFromHash("#shopify-checkout")).toEqual({ id: "shopify-checkout", offsetPx: 20 }));

  it("names the drop only where it is not the beginning of another name", () =>
    expect(scrollTargetFromHash("#drops")?.id).toBe("drops"));

  it.each(["", "#", "#snowball=BRO25", "#?offset=50", "#%", "#%E0%A4%A", "#%E0%A4%Athe-drop"])(
    "names no section when it is '%s'",
    (hash) => expect(scrollTargetFromHash(hash)).toBeNull(),
  );
});

describe("scrolling", () => {
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

  function preferMotion(motion: "reduce" | "no-preference"): void {
    vi.stubGlobal("matchMedia", (query: string) => ({
      matches: query === `(prefers-reduced-motion: ${motion})`,
    }));
  }

  it("to a section is smooth, and leaves the offset above the section", () => {
    preferMotion("no-preference");
    expect(scrollToTarget({ id: "the-drop", offsetPx: 80 })).toBe(true);
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 520, behavior: "smooth" });
  });

  it("is instant for visitors who prefer reduced motion", () => {
    preferMotion("reduce");
    expect(prefersReducedMotion()).toBe(true);
    scrollToTarget({ id: "the-drop", offsetPx: 50 });
    scrollToTop();
    expect(scrollTo.mock.calls).toEqual([
      [{ top: 550, behavior: "instant" }],
      [{ top: 0, behavior: "instant" }],
    ]);
  });

  it("to the top is smooth for other visitors", () => {
    preferMotion("no-preference");
    scrollToTop();
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: "smooth" });
  });

  it("does not happen when the page has no such section", () => {
    preferMotion("no-preference");
    expect(scrollToTarget({ id: "elsewhere", offsetPx: 80 })).toBe(false);
    expect(scrollTo).not.toHaveBeenCalled();
  });

  describe("when a scroll to a section has ended", () => {
    const drop = { id: "the-drop", offsetPx: 80 };
    const end = () => window.dispatchEvent(new Event("scrollend"));
    const moveDrop = (top: number): void => {
      const element = document.getElementById("the-drop");
      if (element) element.getBoundingClientRect = () => new DOMRect(0, top, 390, 900);
    };
    beforeEach(() => preferMotion("no-preference"));
    afterEach(cancelCorrection);

    /** What loaded meanwhile has moved the drop by this many pixels. */
    function scrollWhileItMoves(pixels: number): void {
      scrollToTarget(drop);
      vi.stubGlobal("scrollY", 520);
      moveDrop(80 + pixels);
      scrollTo.mockReset();
    }

    it("the page follows the section that has moved meanwhile, once", () => {
      scrollWhileItMoves(30);
      end();
      end();
      expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 550, behavior: "instant" });
    });

    it("the page stays where something else has scrolled it, when the section has stayed in its place", () => {
      scrollToTarget(drop);
      scrollTo.mockReset();
      vi.stubGlobal("scrollY", 480);
      moveDrop(120);
      end();
      expect(scrollTo).not.toHaveBeenCalled();
    });

    it.each(["wheel", "pointerdown", "keydown"])(
      "the page stays where it is after a %s of the visitor",
      (input) => {
        scrollWhileItMoves(30);
        window.dispatchEvent(new Event(input));
        end();
        expect(scrollTo).not.toHaveBeenCalled();
      },
    );

    it("the page stays where it is when that is far from the section, or the section is gone", () => {
      scrollWhileItMoves(400);
      end();
      scrollWhileItMoves(0);
      document.getElementById("the-drop")?.remove();
      end();
      expect(scrollTo).not.toHaveBeenCalled();
    });

    it("the browser's own first scroll is corrected, also where it goes on after a correction", () => {
      correctFirstScroll(drop);
      expect(scrollTo).not.toHaveBeenCalled();
      vi.stubGlobal("scrollY", 517);
      moveDrop(83);
      end();
      expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 520, behavior: "instant" });
      moveDrop(85);
      correctFirstScroll(drop);
      expect(scrollTo).toHaveBeenLastCalledWith({ top: 522, behavior: "instant" });
      vi.stubGlobal("scrollY", 609);
      moveDrop(-7);
      end();
      expect(scrollTo).toHaveBeenCalledTimes(3);
      expect(scrollTo).toHaveBeenLastCalledWith({ top: 522, behavior: "instant" });
    });
  });
});

import { expect, it } from "vitest";
import { newDepths, type ScrollDepth } from "@/lib/browser/scroll-depth";

const page = (top: number) => ({ top, windowHeight: 800, pageHeight: 1_800 });
const none = new Set<ScrollDepth>();

it.each([
  [249, []],
  [250, [25]],
  [950, [25, 50, 75, 95]],
  // Some browsers report positions beyond the ends while they overscroll.
  [1_060, [25, 50, 75, 95]],
  [-60, []],
])("at %d of 1000 pixels the depths are %j", (top, depths) => {
  expect(newDepths(page(top), none)).toEqual(depths);
});

it("a depth that was reported is not new", () => {
  expect(newDepths(page(800), new Set<ScrollDepth>([25, 75]))).toEqual([50]);
});

it.each([800, 500, Number.NaN])("a page of %d pixels in a window of 800 has no depth", (pageHeight) => {
  expect(newDepths({ top: 60, windowHeight: 800, pageHeight }, none)).toEqual([]);
});

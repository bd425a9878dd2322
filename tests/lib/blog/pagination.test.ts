import { describe, expect, it } from "vitest";
import { inPages, pageNumberFrom, pageWindow } from "@/lib/blog/pagination";

describe("a page's number in an address", () => {
  it.each([
    ["1", 1],
    ["999999", 999_999],
  ])("%s is %d", (text, number) => expect(pageNumberFrom(text)).toBe(number));

  it.each(["", "0", "01", "1.5", "two", "2 ", "٢", "9999999", "2/3"])("'%s' is no page number", (text) => {
    expect(pageNumberFrom(text)).toBeNull();
  });
});

describe("the page numbers to show", () => {
  it.each([
    [1, 1, [1]],
    [2, 3, [1, 2, 3]],
    [1, 5, [1, 2, null, 5]],
    [3, 5, [1, 2, 3, 4, 5]],
    [4, 7, [1, 2, 3, 4, 5, 6, 7]],
    [50, 112, [1, null, 49, 50, 51, null, 112]],
    [112, 112, [1, null, 111, 112]],
  ] as const)("on page %d of %d", (current, pages, shown) => {
    expect(pageWindow(current, pages)).toEqual(shown);
  });

  it("are at most seven, however many pages there are", () => {
    for (let current = 1; current <= 1_000; current += 37)
      expect(pageWindow(current, 1_000).length).toBeLessThanOrEqual(7);
  });
});

describe("a list divided into pages", () => {
  it("keeps every item once and in order", () => {
    const items = Array.from({ length: 16 }, (_, index) => index);
    expect(inPages(items, 9).map(({ length }) => length)).toEqual([9, 7]);
    expect(inPages(items, 9).flat()).toEqual(items);
  });

  it("is one empty page when it has no items", () => expect(inPages([], 9)).toEqual([[]]));
});

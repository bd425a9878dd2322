import { describe, expect, it } from "vitest";
import { fitTitle } from "../../../plugins/social/outline-font";

/** Every character is half as wide as the font size. */
const width = (text: string) => text.length / 2;
const box = { width: 500, sizes: [100, 20], lines: () => 2 } as const;

describe("a title in its box", () => {
  it("gets the largest font size when it is short", () => {
    expect(fitTitle("Oil", box, width)).toEqual({ lines: ["Oil"], size: 100 });
  });

  it("gets the largest font size at which it fits", () => {
    const { lines = [], size = 0 } = fitTitle("Gym bag essentials for men", box, width) ?? {};
    expect(lines).toHaveLength(2);
    expect(size).toBeLessThan(100);
    for (const line of lines) expect(width(line) * size).toBeLessThanOrEqual(box.width);
  });

  it("is broken into lines of similar width", () => {
    expect(fitTitle("aaa bbb ccc ddd", { ...box, sizes: [80, 80] }, width)?.lines).toEqual([
      "aaa bbb",
      "ccc ddd",
    ]);
  });

  it("has none when it does not fit at the smallest font size", () => {
    expect(fitTitle("word ".repeat(80).trim(), box, width)).toBeNull();
    expect(fitTitle("w".repeat(60), box, width)).toBeNull();
  });
});

// @vitest-environment node
import { describe, expect, it } from "vitest";
import { openLetters } from "@/build/social/letters";

const poster = openLetters("poster");
const mono = openLetters("mono");

describe("what the poster letters can show", () => {
  it.each(["OIL", "DON’T — “EVER”", "CRÈME & CAFÉ #1: 100%", "<B>"])("%s stays as it is", (text) => {
    expect(poster.drawable(text)).toBe(text);
  });

  it("accents that the font lacks are taken off", () => {
    expect(poster.drawable("ŐSZI BŐR")).toBe("OSZI BOR");
    expect(mono.drawable("CAFÉ")).toBe("CAFE");
  });

  it("emoji are left out, and so is the gap that they leave", () => {
    expect(poster.drawable("HOT 🔥 FACE 👩‍🚀")).toBe("HOT FACE");
  });

  it.each(["ЧЁРНЫЙ УГОЛЬ", "竹炭 WIPES", "ŁÓDŹ"])("%s is not shown by halves", (text) => {
    expect(poster.drawable(text)).toBeNull();
  });

  it.each(["", "  ", "🔥"])("nothing is left of “%s”", (text) => {
    expect(poster.drawable(text)).toBeNull();
  });
});

describe("a line of letters", () => {
  it("is outlines, not text that would need a font", () => {
    const line = poster.line("OIL & <B>", 48, 600, 100);
    expect(line).not.toContain("<text");
    expect(line.match(/<path /g)).toHaveLength(7);
  });

  it("is as wide as it was measured, spaces included", () => {
    expect(poster.width("A A")).toBeGreaterThan(poster.width("A") * 2 + 0.15);
    expect(mono.width("ii")).toBeCloseTo(mono.width("WW"));
  });
});

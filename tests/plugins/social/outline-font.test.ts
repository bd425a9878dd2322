// @vitest-environment node
import { describe, expect, it } from "vitest";
import { openOutlineFont } from "../../../plugins/social/outline-font";

const poster = openOutlineFont("poster");
const mono = openOutlineFont("mono");

describe("the text that a font can draw", () => {
  it.each(["OIL", "DON’T — “EVER”", "CRÈME & CAFÉ #1: 100%", "<B>"])(
    "does not change when the font has all characters: %s",
    (text) => expect(poster.drawable(text)).toBe(text),
  );

  it("loses the accents that the font lacks", () => {
    expect(poster.drawable("ŐSZI BŐR")).toBe("OSZI BOR");
    expect(mono.drawable("CAFÉ")).toBe("CAFE");
  });

  it("loses emoji and the spaces around them", () => {
    expect(poster.drawable("HOT 🔥 FACE 👩‍🚀")).toBe("HOT FACE");
  });

  it.each(["ЧЁРНЫЙ УГОЛЬ", "竹炭 WIPES", "ŁÓDŹ"])("is null when the font lacks a letter: %s", (text) => {
    expect(poster.drawable(text)).toBeNull();
  });

  it.each(["", "  ", "🔥"])("is null when no character is left of “%s”", (text) => {
    expect(poster.drawable(text)).toBeNull();
  });
});

describe("a line of text", () => {
  it("is drawn as paths, not as text that would need an installed font", () => {
    const line = poster.line("OIL & <B>", 48, 600, 100);
    expect(line).not.toContain("<text");
    expect(line.match(/<path /g)).toHaveLength(7);
  });

  it("is measured with its spaces", () => {
    expect(poster.width("A A")).toBeGreaterThan(poster.width("A") * 2 + 0.15);
    expect(mono.width("ii")).toBeCloseTo(mono.width("WW"));
  });
});

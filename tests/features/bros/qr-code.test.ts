import { describe, expect, it, vi } from "vitest";
import { makeQrCode, pngFile, svgFile } from "@/features/bros/qr-code";

const LINK = "https://mugworks.example/BRO25";

/** Each step of the outline is one module of the code long. */
const pointsOf = (path: string) =>
  [...path.matchAll(/[ML](\d+) (\d+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);

/** jsdom implements no Blob.text(). */
function read(file: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(typeof reader.result === "string" ? reader.result : ""));
    reader.readAsText(file);
  });
}

describe("a QR code", () => {
  it("grows with the link in the sizes of the standard, and includes the quiet zone", () => {
    const short = makeQrCode(LINK);
    const long = makeQrCode(`https://mugworks.example/${"a".repeat(64)}`);
    for (const { size, left, top, paper } of [short, long]) {
      const [, x, y, side] = (/^M(\d+) (\d+)h(\d+)/.exec(paper) ?? []).map(Number);
      expect([left - (x ?? 0), top - (y ?? 0)]).toEqual([4, 4]);
      expect(((side ?? 0) - 8 - 17) % 4).toBe(0);
      expect(size).toBeGreaterThan(side ?? 0);
    }
    expect(long.size).toBeGreaterThan(short.size);
  });

  it("stays within the quiet zone and has its three finder patterns", () => {
    const { size, left, path } = makeQrCode(LINK);
    const side = size - 2 * left;
    const points = pointsOf(path);
    for (const point of points) for (const one of point) expect(one <= side).toBe(true);
    for (const corner of ["0 0", `${side} 0`, `0 ${side}`])
      expect(points.map(([x, y]) => `${x} ${y}`)).toContain(corner);
  });

  it("differs for another link, and is the same for the same link", () => {
    expect(makeQrCode(LINK)).toEqual(makeQrCode(LINK));
    expect(makeQrCode(LINK).path).not.toBe(makeQrCode(`${LINK}6`).path);
  });

  it("is saved as an SVG file in black on white, with the disclosure in its frame and no text of the link", async () => {
    const file = svgFile(makeQrCode(LINK), "Paid <&> said");
    const text = await read(file);
    const picture = new DOMParser().parseFromString(text, "image/svg+xml");
    expect(picture.documentElement.nodeName).toBe("svg");
    const colours = [...picture.querySelectorAll("path")].map((path) => path.getAttribute("fill"));
    expect(colours).toEqual(["#000", "#fff", "#000"]);
    expect(picture.querySelector("text")?.textContent).toBe("Paid <&> said");
    expect(text).not.toContain("BRO25");
  });

  it("is drawn as a PNG of 1,024 pixels or just more a side, so that each module has whole pixels", async () => {
    const code = makeQrCode(LINK);
    const sides: number[] = [];
    // jsdom draws nothing.
    vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockImplementation(function (
      this: HTMLCanvasElement,
    ) {
      sides.push(this.width, this.height);
      return null;
    });
    await expect(pngFile(code, "Paid")).rejects.toThrow();
    const [side = 0, other] = sides;
    expect(other).toBe(side);
    expect(side % code.size).toBe(0);
    expect(side).toBeGreaterThanOrEqual(1_024);
    expect(side).toBeLessThan(1_024 + code.size);
  });
});

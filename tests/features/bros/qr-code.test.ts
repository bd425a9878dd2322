import decodeQr from "qr/decode.js";
import sharp from "sharp";
import { describe, expect, it, vi } from "vitest";
import { makeQrCode, pngFile, svgFile } from "@/features/bros/qr-code";

const LINK = "https://mugworks.example/BRO25";

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

  it("is saved as an SVG file in black on white that decodes to the link, with the disclosure in its frame", async () => {
    const file = svgFile(makeQrCode(LINK), "Paid <&> said");
    const text = await read(file);
    const picture = new DOMParser().parseFromString(text, "image/svg+xml");
    expect(picture.documentElement.nodeName).toBe("svg");
    const colours = [...picture.querySelectorAll("path")].map((path) => path.getAttribute("fill"));
    expect(colours).toEqual(["#000", "#fff", "#000"]);
    expect(picture.querySelector("text")?.textContent).toBe("Paid <&> said");
    expect(text).not.toContain("BRO25");
    const pixels = await sharp(Buffer.from(text)).ensureAlpha().raw().toBuffer();
    expect(decodeQr({ width: 512, height: 512, data: Uint8ClampedArray.from(pixels) })).toBe(LINK);
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

// @vitest-environment node
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { blendOverlay } from "../../../plugins/social/blend-overlay";

const WIDTH = 16;
const HEIGHT = 24;
const ROWS = 16;

/** Bytes that differ from one to the next, the same in each run. */
const bytes = (length: number): Buffer =>
  Buffer.from(Array.from({ length }, (_, index) => (index * 89) % 256));

describe("a drawing over the last rows of a picture", () => {
  const picture = bytes(WIDTH * HEIGHT * 3);
  const drawing = bytes(WIDTH * ROWS * 4);

  it("leaves the rows above it and what is under its transparent pixels", () => {
    const transparent = Buffer.from(drawing).fill(0);
    expect(blendOverlay(picture, transparent).equals(picture)).toBe(true);
    const above = WIDTH * (HEIGHT - ROWS) * 3;
    const blended = blendOverlay(picture, drawing);
    expect(blended.subarray(0, above).equals(picture.subarray(0, above))).toBe(true);
  });

  it("does not change the picture itself, which other drawings are laid over as well", () => {
    const before = Buffer.from(picture);
    blendOverlay(picture, drawing);
    expect(picture.equals(before)).toBe(true);
  });

  it("mixes a fifth of the drawing's color with four fifths of the picture's", () => {
    const mixed = blendOverlay(Buffer.from([200, 0, 255]), Buffer.from([100, 255, 255, 51]));
    expect([...mixed]).toEqual([180, 51, 255]);
  });

  it("has the colors that libvips blends, up to its rounding, at each opacity", async () => {
    const blended = blendOverlay(picture, drawing);
    const expected = await sharp(picture, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
      .composite([
        {
          input: drawing,
          raw: { width: WIDTH, height: ROWS, channels: 4 },
          left: 0,
          top: HEIGHT - ROWS,
        },
      ])
      .removeAlpha()
      .raw()
      .toBuffer();
    const differences = blended.map((value, index) => Math.abs(value - expected.readUInt8(index)));
    expect(Math.max(...differences)).toBeLessThanOrEqual(1);
    expect(blended.equals(picture)).toBe(false);
  });
});

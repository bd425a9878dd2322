import { existsSync } from "node:fs";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { pictures } from "./all-content";

const FOLDER = "public/pictures";

it("there are pictures to check", () => {
  expect(pictures.length).toBeGreaterThan(50);
});

describe.each(pictures)("the picture of %s", (_, { name, widths, width, height }) => {
  it("is there in every width, as AVIF and as WebP", () => {
    const files = widths.flatMap((size) => [`${name}-${size}.avif`, `${name}-${size}.webp`]);
    expect(files.filter((file) => !existsSync(`${FOLDER}/${file}`))).toEqual([]);
  });

  it("keeps the shape of its largest file free", async () => {
    expect(Math.max(...widths)).toBe(width);
    const file = await sharp(`${FOLDER}/${name}-${width}.webp`).metadata();
    expect({ width: file.width, height: file.height }).toEqual({ width, height });
  });
});

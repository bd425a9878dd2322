// @vitest-environment node
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { shapeNoteOf } from "../../../tools/content/picture";
import { runNode } from "../../run-node";

let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "mugworks-pictures-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the command on a file of the folder. */
const picturesOf = (name: string, file: string, ...widths: string[]) =>
  runNode(folder, [resolve("tools/run.mjs"), "content", "picture", file, name, ...widths]);
const pictures = (file: string, ...widths: string[]) => picturesOf("people/ann", file, ...widths);

const photo = () => sharp({ create: { width: 80, height: 40, channels: 3, background: "#888" } }).jpeg();
/** More than 10,000 bytes. */
const noise = () =>
  sharp({
    create: {
      width: 200,
      height: 200,
      channels: 3,
      background: "#888",
      noise: { type: "gaussian", sigma: 60 },
    },
  }).jpeg();
const inFolder = (name: string): string => join(folder, name);
const written = (width: number, extension = "webp"): string =>
  inFolder(`public/pictures/people/ann-${width}.${extension}`);

/** A part of a PNG file: its length, its name, its content, a checksum. */
function pngChunk(name: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), content]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

/** A file that says it has this size, with the pixels of one line. */
function pngOfSize(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk("IHDR", header),
    pngChunk("IDAT", deflateSync(Buffer.alloc(10))),
    pngChunk("IEND", Buffer.alloc(0)),
  ]);
}

describe("the command that makes the sizes of a picture", () => {
  it("writes an upright photo of a phone upright and prints its size", async () => {
    await photo().withMetadata({ orientation: 6 }).toFile(inFolder("photo.jpg"));
    const { stdout } = await pictures("photo.jpg", "20", "40");
    expect(stdout).toContain("widths: [20, 40], height: 80");
    expect(await sharp(written(40)).metadata()).toMatchObject({ width: 40, height: 80 });
  });

  it("converts the colors of an iPhone's photo, which is in Display P3", async () => {
    copyFileSync("tests/tools/content/green.heic", inFolder("photo.heic"));
    await pictures("photo.heic", "16");
    // The file has 80, 200, 80. In sRGB, that green is beyond what has any red.
    const [red, green] = (await sharp(written(16)).stats()).channels;
    expect(red?.mean).toBeLessThan(10);
    expect(green?.mean).toBeCloseTo(202, -1);
  });

  it("leaves out the place where a photo was taken, and all other data of the camera", async () => {
    const place = { GPSLatitudeRef: "N", GPSLatitude: "52/1 31/1 0/1" };
    await photo()
      .withExif({ IFD0: { Make: "Phone", Artist: "Ann" }, IFD3: place })
      .toFile(inFolder("photo.jpg"));
    const { exif } = await sharp(inFolder("photo.jpg")).metadata();
    expect(exif?.toString("latin1")).toContain("Phone");
    await pictures("photo.jpg", "40");
    for (const extension of ["avif", "webp"]) {
      const { exif: camera, xmp, iptc } = await sharp(written(40, extension)).metadata();
      expect([camera, xmp, iptc], extension).toEqual([undefined, undefined, undefined]);
    }
  });

  it("writes over no picture of the same name, and says in one line how to replace it on purpose", async () => {
    await photo().toFile(inFolder("photo.jpg"));
    await pictures("photo.jpg", "20", "40");
    const before = readFileSync(written(40));
    await photo().negate().toFile(inFolder("other.jpg"));
    // Another width under the same name would mix two pictures.
    for (const widths of [["40"], ["60"]]) {
      const { code, stdout, stderr } = await pictures("other.jpg", ...widths);
      expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
      expect(stderr.trim().split("\n")).toEqual([
        expect.stringMatching(/^public\/pictures\/people\/ann-20\.avif exists already.+ replace at its end/),
      ]);
    }
    expect(readFileSync(written(40)).equals(before)).toBe(true);
    expect(existsSync(written(60))).toBe(false);
  });

  it.each(["replace", "--replace"])(
    "replaces a picture on purpose, and leaves no width of it: %s",
    async (word) => {
      await photo().resize(160).toFile(inFolder("large.jpg"));
      await pictures("large.jpg", "20", "40", "160");
      const before = readFileSync(written(40));
      await photo().negate().toFile(inFolder("photo.jpg"));
      const { code, stdout, stderr } = await pictures("photo.jpg", "40", "160", word);
      expect({ code, stdout: stdout.trim() }).toMatchObject({
        code: 0,
        stdout: expect.stringContaining("widths: [40]"),
      });
      expect(stderr).toContain("so 160 px is left out");
      expect(readFileSync(written(40)).equals(before)).toBe(false);
      expect([existsSync(written(20)), existsSync(written(160))]).toEqual([false, false]);
    },
  );

  it("says at once that a bundle's picture has another shape than the page", async () => {
    await photo().toFile(inFolder("photo.jpg"));
    const { code, stderr } = await picturesOf("product/bundle-2-duo", "photo.jpg", "80");
    expect({ code, stderr }).toEqual({ code: 0, stderr: expect.stringContaining("has 80 by 40") });
  });

  it.each<[string, string, (path: string) => unknown, string]>([
    ["a file that is not there", "none.jpg", () => null, "Check its name and folder"],
    ["an empty file", "photo.jpg", (path) => writeFileSync(path, ""), "is empty"],
    ["a text", "photo.jpg", (path) => writeFileSync(path, "Hello bro."), "is no picture that can be read"],
    [
      "a photo of which only a part was copied",
      "photo.jpg",
      async (path) => writeFileSync(path, (await noise().toBuffer()).subarray(0, 9_000)),
      "is damaged",
    ],
    ["a picture without pixels", "a.png", (path) => writeFileSync(path, pngOfSize(0, 0)), "is no picture"],
    ["a billion pixels", "a.png", (path) => writeFileSync(path, pngOfSize(1e5, 1e5)), "more than can"],
    [
      "a film with the name of a picture",
      "photo.jpg",
      (path) =>
        writeFileSync(path, Buffer.from("\0\0\0\x18ftypmp42\0\0\0\0mp42isom\0\0\0\x08mdat", "latin1")),
      "is a film. Make it smaller with: npm run content film",
    ],
    ["a picture below all widths", "photo.jpg", (path) => photo().toFile(path), "too small for 160 px"],
  ])("refuses %s in one line, and writes no file", async (_, name, make, message) => {
    await make(inFolder(name));
    const { code, stdout, stderr } = await pictures(name, "160");
    expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
    expect(stderr.trim().split("\n")).toEqual([expect.stringContaining(`${name} `)]);
    expect(stderr).toContain(message);
    expect(existsSync(inFolder("public"))).toBe(false);
  });
});

it.each([
  ["product/bundle-2-duo", 840, 560, true],
  ["product/bundle-2-duo", 840, 672, false],
  ["product/bundle-2-duo", 560, 448, false],
  ["product/bundle-2-duo-listing", 1280, 1000, false],
  ["product/bundle-2-duo-listing", 1280, 720, true],
  ["product/pack", 840, 560, false],
])("the shape of %s, %i by %i, is wrong: %s", (name, width, height, isWrong) =>
  expect(shapeNoteOf(name, width, height) !== null).toBe(isWrong),
);

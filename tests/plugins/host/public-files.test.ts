// @vitest-environment node
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { newFolder } from "../../write-files";
import { filesIn, sourceFiles } from "../../../plugins/files";
import { icoOf, sortedPublicFiles } from "../../../plugins/host/public-files-plugin";

const LEFT = `/.DS_Store /pictures/.DS_Store /pictures/product/._pack-180.webp /pictures/Thumbs.db
  /videos/desktop.ini /pictures/a.webp~ /.a.svg.swp`.split(/\s+/);
const UNEXPECTED =
  "/notes copy.txt|/.env|/.git/config|/pictures/pack copy.webp|/pictures/pack.psd|/google12ab.html";
const EXPECTED =
  `/favicon.png /favicon.ico /pictures/articles/gym-bag-800.avif /videos/dre.mp4 /videos/dre.vtt
  /brand/logo.svg /.well-known/security.txt`.split(/\s+/);

it("what a system leaves in public/ does not go online, and what no page asks for is named", () => {
  const unexpected = UNEXPECTED.split("|");
  expect(sortedPublicFiles([...LEFT, ...unexpected, ...EXPECTED])).toEqual({ left: LEFT, unexpected });
});

it("what a system leaves beside the content is no content", () => {
  const root = newFolder({
    "src/content/brand.ts": "",
    "src/content/._brand.ts": "\0",
    "src/content/bros.ts~": "",
  });
  expect(filesIn(join(root, "src"))).toEqual(["/content/brand.ts"]);
  expect([...sourceFiles(root, /\.ts~?$/)].map(({ file }) => file)).toEqual(["src/content/brand.ts"]);
});

it("the icon for those who ask for /favicon.ico is the PNG with the head of the format", () => {
  const png = readFileSync("public/favicon.png");
  const ico = icoOf(png);
  // One icon of 48 × 48 pixels with 32 bits, 22 bytes from the start.
  expect(ico.subarray(0, 14).toString("hex")).toBe("0000010001003030000001002000");
  expect([ico.readUInt32LE(14), ico.readUInt32LE(18), ico.length]).toEqual([png.length, 22, png.length + 22]);
  expect(ico.subarray(22).equals(png)).toBe(true);
});

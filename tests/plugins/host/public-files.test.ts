// @vitest-environment node
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { filesIn, sourceFiles } from "../../../plugins/files";
import { icoOf, sortedPublicFiles } from "../../../plugins/host/public-files-plugin";

it.each(
  `/.DS_Store /pictures/.DS_Store /pictures/product/._pack-180.webp /pictures/Thumbs.db
  /videos/desktop.ini /pictures/a.webp~ /.a.svg.swp`.split(/\s+/),
)("what a system leaves in public/ does not go online: %s", (path) => {
  expect(sortedPublicFiles([path])).toEqual({ left: [path], unexpected: [] });
});

it.each([
  "/notes copy.txt",
  "/.env",
  "/.git/config",
  "/pictures/pack copy.webp",
  "/pictures/pack.psd",
  "/google12ab.html",
])("what no page asks for goes online and is named: %s", (path) => {
  expect(sortedPublicFiles([path])).toEqual({ left: [], unexpected: [path] });
});

it.each(
  `/favicon.png /favicon.ico /pictures/articles/gym-bag-800.avif /videos/dre.mp4 /videos/dre.vtt
  /brand/logo.svg /.well-known/security.txt`.split(/\s+/),
)("what pages and browsers ask for is not: %s", (path) => {
  expect(sortedPublicFiles([path])).toEqual({ left: [], unexpected: [] });
});

it("what a system leaves beside the content is no content", () => {
  const root = mkdtempSync(join(tmpdir(), "litter-"));
  mkdirSync(join(root, "src/content"), { recursive: true });
  for (const name of ["brand.ts", "._brand.ts", "bros.ts~"])
    writeFileSync(join(root, "src/content", name), "\0");
  expect(filesIn(join(root, "src"))).toEqual(["/content/brand.ts"]);
  expect([...sourceFiles(root, /\.ts~?$/)].map(({ file }) => file)).toEqual(["src/content/brand.ts"]);
});

it("the icon for those who ask for /favicon.ico is the PNG with the head of the format", () => {
  const png = readFileSync("public/favicon.png");
  const ico = Buffer.from(icoOf(png));
  // One icon of 48 × 48 pixels with 32 bits, 22 bytes from the start.
  expect(ico.subarray(0, 14).toString("hex")).toBe("0000010001003030000001002000");
  expect([ico.readUInt32LE(14), ico.readUInt32LE(18), ico.length]).toEqual([png.length, 22, png.length + 22]);
  expect(ico.subarray(22).equals(png)).toBe(true);
});

// @vitest-environment node
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, expect, it } from "vitest";
import { runNode } from "../../run-node";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "mugworks-bro-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const draft = (...words: string[]) => runNode(folder, [resolve("tools/run.mjs"), "content", "bro", ...words]);

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: "#8888" } });

it("drafts the page of an affiliate with his face in a square, and nothing of the photo's data", async () => {
  const exif = { IFD0: { Copyright: "secret place" } };
  writeFileSync(join(folder, "dre.jpg"), await photo(900, 500).jpeg().withExif(exif).toBuffer());
  expect(await draft("BRO25", "Dre Calloway", "dre.jpg")).toMatchObject({ code: 0, stderr: "" });
  const face = readFileSync(join(folder, "public/pictures/bros/bro25-400.webp"));
  expect(await sharp(face).metadata()).toMatchObject({ width: 400, height: 400 });
  expect(face.includes("secret place")).toBe(false);
  expect(readFileSync(join(folder, "src/content/bros/BRO25.ts"), "utf8")).toContain('shortName: "Dre"');
  expect((await draft("bro25", "Dre", "dre.jpg")).stderr).toContain("has this code already");
});

it("makes a face anew that a stopped command has left without a file", async () => {
  writeFileSync(join(folder, "dre.png"), await photo(400, 400).png().toBuffer());
  const left = (width: number): string => join(folder, `public/pictures/bros/bro25-${width}.webp`);
  mkdirSync(join(folder, "public/pictures/bros"), { recursive: true });
  for (const width of [96, 300]) writeFileSync(left(width), "half");
  expect(await draft("BRO25", "Dre", "dre.png")).toMatchObject({ code: 0, stderr: "" });
  expect(await sharp(readFileSync(left(96))).metadata()).toMatchObject({ width: 96 });
  expect(existsSync(left(300))).toBe(false);
});

it.each([
  ["a reserved code", ["faq", "Dre", "a.png"], "is the name of a page"],
  ["no code", ["B-1", "Dre", "a.png"], "is no code for a link"],
  ["a missing picture", ["BRO25", "Dre", "b.png"], "could not be read"],
  ["a picture with a space in its name", ["BRO25", "Dre", "a", "b.png"], "between quotation marks"],
  ["a path that lost its backslashes", ["BRO25", "Dre", "C:Usersa.png"], "between quotation marks"],
  ["a folder", ["BRO25", "Dre", "."], "is a folder"],
  ["a small picture", ["BRO25", "Dre", "a.png"], "needs 400 pixels"],
  ["a square beyond the picture", ["BRO25", "Dre", "a.png", "10,10,400"], "is not within it"],
])("refuses %s in a sentence", async (_, words, problem) => {
  writeFileSync(join(folder, "a.png"), await photo(40, 40).png().toBuffer());
  const { code, stderr } = await draft(...words);
  expect(code).toBe(1);
  expect(stderr).toContain(problem);
});

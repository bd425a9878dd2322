// @vitest-environment node
import { rmSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, it } from "vitest";
import { findUnsourced } from "../../../plugins/content/find-unsourced";
import { validSite } from "./sample-content";
import { makePicture } from "./sample-site";

const site = validSite();
const FILE = "src/content/bros/BRO25.ts";
const PICTURE = { name: "bros/a", widths: [400], height: 400, alt: "A man." };

function writeBro(changes: object = {}, file = FILE): void {
  const line = "Nobody asked.";
  const bro = { code: "BRO25", name: "Dre", shortName: "Dre", handle: "@dre", picture: PICTURE, line };
  const text = JSON.stringify({ ...bro, ...changes }, null, 2);
  site.write(file, `import type { Bro } from "../schema";\n\nexport const bro: Bro = ${text};\n`);
}

beforeEach(async () => {
  rmSync(join(site.root, "src/content/bros"), { recursive: true, force: true });
  await makePicture(site, "bros/a", [400], 1);
});

it.each([
  ["of 40 characters", "n".repeat(40)],
  ["with an emoji", "Dre 🥸"],
  ["in Arabic", "دري"],
])("a name %s is accepted", async (_, name) => {
  writeBro({ name });
  expect(await site.problems()).toEqual([]);
});

it.each([
  ["a code that is reserved", { code: "shop" }, "shop", "bro.code", "no name of a page"],
  ["a code that no link can have", { code: "B-1" }, "B-1", "bro.code", "4 to 64 letters and digits"],
  ["another code than its file", { code: "BRO26" }, "BRO25", "bro.code", '"BRO25", as the file is named'],
  ["a name of 41 characters", { name: "n".repeat(41) }, "BRO25", "bro.name", "40 characters at most"],
  ["a long short name", { shortName: "Bartholomewww" }, "BRO25", "bro.shortName", "12 characters"],
  ["a line of 81 characters", { line: "l".repeat(81) }, "BRO25", "bro.line", "80 characters at most"],
  [
    "a picture that is missing",
    { picture: { ...PICTURE, widths: [400, 500], height: 500 } },
    "BRO25",
    "bro.picture",
    "",
  ],
  ["a film that is not there", { film: 99 }, "BRO25", "bro.film", "one of the films: 1"],
  ["a face of 40 px", { picture: { ...PICTURE, widths: [40] } }, "BRO25", "bro.picture", "a square of 400"],
])("%s is refused", async (_, changes, name, field, expected) => {
  writeBro(changes, `src/content/bros/${name}.ts`);
  const [problem] = await site.problems();
  expect(problem).toMatchObject({ field: expect.stringContaining(field) });
  expect(problem?.expected).toContain(expected);
});

it.each([
  ["Was $1,299.50, see https://a.example/x", "$1,299.50"],
  ["Get it at bit.ly/dre25 now", "bit.ly/dre25"],
  ["Mail dre@dre.org.", "dre@dre.org."],
  ["Only USD 5", "Only USD 5"],
  ["Five dollars a month", "Five dollars"],
  ["Twenty-five percent less", "five percent"],
  ["Half off with my code", "Half off"],
])("an address or an amount in a line is named: %s", async (line, found) => {
  writeBro({ line });
  const [problem] = await site.problems();
  expect(problem).toMatchObject({ field: "bro.line", found: `"${found}" in it` });
});

it("a line may have numbers and dots", async () => {
  writeBro({ line: "Fourteen hours in 27C, 9 a.m. One sheet. No. 1 is off." });
  expect(await site.problems()).toEqual([]);
});

it("a code in other letter case is refused in both files", async () => {
  writeBro();
  writeBro({ code: "bro25" }, "src/content/bros/bro25.ts");
  const problems = await site.problems();
  expect(problems.map(({ found }) => found)).toEqual([
    "the code of src/content/bros/BRO25.ts",
    "the code of src/content/bros/bro25.ts",
  ]);
});

it("a face that no affiliate has is refused once, and not put online by mistake", async () => {
  writeBro();
  await makePicture(site, "bros/gone-25", [96, 400], 1);
  expect(await site.problems()).toEqual([
    {
      file: "public/pictures/bros/gone-25-400.avif",
      line: 1,
      field: "this picture",
      found: "a face that no file in src/content/bros/ names",
      expected:
        "no picture of somebody who has no page: delete the files that begin with public/pictures/bros/gone-25-, or write his file (npm run content bro)",
    },
  ]);
  rmSync(join(site.root, "public/pictures/bros"), { recursive: true });
});

it("with a shop, the build stops for a bro without a source, and for a claim in his words", async () => {
  writeBro({ line: "Cured my acne." });
  const { missing, words } = findUnsourced(await site.files());
  expect(missing).toContainEqual(expect.objectContaining({ file: FILE, line: 3 }));
  expect(words).toContainEqual(expect.objectContaining({ file: FILE, words: "Cured my acne" }));
});

// @vitest-environment node
// A misspelled field of values from which a content file, or one that imports it, computes what it exports.
import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { validSite } from "./sample-content";
import { lineOf, load } from "./sample-site";

const BUNDLES = "src/content/bundles.ts";
const site = validSite();
const { edit } = site;

describe("a misspelled field is the only problem in all of the content", () => {
  const PAGE = "src/content/page.ts";
  afterEach(() => rmSync(join(site.root, PAGE), { force: true }));

  /** Bundles that are computed from entries, as those of the site are. */
  const computed = (from: string): void => {
    edit(BUNDLES, "export const bundles: readonly Bundle[]", "const entries: readonly Bundle[]");
    edit(BUNDLES, "\n];", `\n];\nexport const bundles = entries.map((entry) => (${from}));`);
  };

  it.each([
    ["the file stops", "pitch", "{ ...entry, pitch: entry.pitch.replaceAll(/p/g, String) }"],
    ["another value is computed", "packs", "{ ...entry, sheets: entry.packs * 100 }"],
    ["a quote names the bundle", "id", "{ ...entry }"],
  ])("where %s", async (_, name, from) => {
    computed(from);
    expect(await site.problems()).toEqual([]);
    edit(BUNDLES, ` ${name}:`, ` ${name}s:`);
    expect(await site.problems()).toMatchObject([
      {
        file: BUNDLES,
        field: `entries[0].${name}s`,
        expected: `the name ${name}: there is no field ${name}s`,
      },
    ]);
  });

  it.each<[string, () => object]>([
    [
      "stops",
      () => {
        throw new TypeError("Cannot read properties of undefined (reading 'days')");
      },
    ],
    ["computes an empty text", () => ({ page: { heading: "", links: ["[undefined](mailto:undefined)"] } })],
  ])("where a file that imports the one with the field %s", async (_, exports) => {
    site.write(
      PAGE,
      'import { returns } from "./promises";\nexport const page = { heading: headingOf(returns), links: [mail] };\n',
    );
    edit("src/content/promises.ts", "days: 30", "dayss: 30");
    const problems = await site.problems({}, async (file) =>
      file === PAGE ? exports() : load(join(site.root, file)),
    );
    expect(problems).toMatchObject([{ file: "src/content/promises.ts", field: "returns.dayss" }]);
  });

  it("and what is written in a file that imports it is checked all the same", async () => {
    site.write(PAGE, 'import { returns } from "./promises";\nexport const page = { heading: "" };\n');
    edit("src/content/promises.ts", "days: 30", "dayss: 30");
    const problems = await site.problems({}, async (file) =>
      file === PAGE ? { page: { heading: "" } } : load(join(site.root, file)),
    );
    expect(problems.map(({ field }) => field)).toEqual(["page.heading", "returns.dayss"]);
  });
});

it("a name from which a picture is computed is a problem at the entry, and not at the picture", async () => {
  const picture = '{ name: `product/${pictureName}`, widths: [40, 80], height: 40, alt: "A pack." }';
  const entries = site
    .read(BUNDLES)
    .replace("export const bundles: readonly Bundle[]", "const entries: readonly BundleEntry[]")
    .replaceAll(/^ {4}(?:sheets|size): .*\n/gm, "")
    .replaceAll(/picture: .*,$/gm, 'pictureName: "one",')
    .replace('pictureName: "one"', 'pictureName: "oen"');
  site.write(
    BUNDLES,
    `${entries}export const bundles = entries.map(({ pictureName, ...entry }) => ({ ...entry, sheets: 100, size: "Packs", picture: ${picture} }));\n`,
  );
  const line = lineOf(entries, '"oen"');
  expect(await site.problems()).toMatchObject([{ file: BUNDLES, line, field: "bundles[0].picture.name" }]);
  // As `npm run content picture` prints it.
  edit(BUNDLES, '"oen"', '"product/one"');
  expect(await site.problems()).toMatchObject([
    { line, field: "entries[0].pictureName", expected: expect.stringContaining("without folder") },
  ]);
});

// @vitest-environment node
import { beforeEach, describe, expect, it } from "vitest";
import { describeUnsourced, findUnsourced } from "../../../plugins/content/find-unsourced";
import { sampleContent, validSite } from "./sample-content";
import { lineOf } from "./sample-site";

const site = validSite();
const find = async () => findUnsourced(await site.files());
const PERSON = `source: { who: "Ann", when: "2026-03-09", permission: "Mail" },`;
const CLAIMS = "src/content/claims.ts";

/** Puts text before the first `mark` of a sample file, or behind it. Returns the line of the mark. */
function insert(file: string, mark: string, added: string): number {
  const source = sampleContent[file] ?? "";
  if (!source.includes(mark)) throw new Error(`${file} does not hold ${mark}`);
  site.write(file, source.replace(mark, `${added} ${mark}`));
  return lineOf(source, mark);
}
const lineIn = (file: string, mark: string): number => lineOf(sampleContent[file] ?? "", mark);
const claimsFile = (words: string): void =>
  site.write(
    CLAIMS,
    `import type { Claim } from "./schema";\n\nexport const claims: readonly Claim[] = [${words}];\n`,
  );

beforeEach(() => claimsFile(""));

describe("people's words and pictures", () => {
  it.each([
    ["quote", "src/content/home-end.ts", "{ text:", `text: "It works."`],
    ["film", "src/content/home-story.ts", "{\n    id: 1", `username: "@ann"`],
  ])("without a source are named: a %s, by file and line", async (many, file, start, field) => {
    const isOf = ({ file: found }: { file: string }): boolean => found === file;
    expect((await find()).missing.filter(isOf)).toMatchObject([
      { line: lineIn(file, start), what: { many } },
    ]);
    insert(file, field, PERSON);
    expect((await find()).missing.filter(isOf)).toEqual([]);
  });

  it("are named once where two lists show them, at the line that holds them", async () => {
    const file = "src/content/mugshots.ts";
    const tile = `{ id: 2, type: "image", caption: "Flat.", username: "@b", city: "B" }`;
    const lists = (item: string): void =>
      site.write(
        file,
        `import type { MugShot } from "./schema";\n\nexport const firstMugshots: readonly MugShot[] = [\n  ${item},\n];\n` +
          `export const mugshots: readonly MugShot[] = [firstMugshots[0]];\n`,
      );
    lists(tile);
    const tiles = (await find()).missing.filter((entry) => entry.file === file);
    expect(tiles).toEqual([{ file, line: 4, what: { many: "tile" }, sections: ["wall"] }]);
    lists(tile.replace("id:", `${PERSON} id:`));
    expect((await find()).missing.filter((entry) => entry.file === file)).toEqual([]);
  });

  it("have an incentive when one source names it", async () => {
    insert("src/content/home-end.ts", "text:", PERSON);
    expect((await find()).hasIncentives).toBe(false);
    insert("src/content/home-end.ts", "text:", PERSON.replace(" },", `, incentive: "A free pack." },`));
    expect((await find()).hasIncentives).toBe(true);
  });
});

describe("claims about the product", () => {
  it.each(["secondsPerWipe", "shineReduction", "weightsInOil"])(
    "are named when %s has no report",
    async (figure) => {
      const file = "src/content/product.ts";
      const named = async () =>
        (await find()).missing.filter(({ what }) => "name" in what && what.name === figure);
      expect(await named()).toEqual([
        { file, line: lineIn(file, figure), what: { name: figure }, sections: ["figures"] },
      ]);
      insert(file, "sheetsPerPack", `source: { ${figure}: "Report 12" },`);
      expect(await named()).toEqual([]);
    },
  );

  const PICTURE = `{ name: "product/one", widths: [40], height: 20, alt: "A." }`;
  const SUSPECTS = `const both = () => ({ before: ${PICTURE}, after: ${PICTURE} });
const suspects: readonly Suspect[] = [
  {SOURCE occasion: "One", ...both() },
  {SOURCE occasion: "Two", ...both() },
];
export const lineUp: LineUp = { suspects };
`;
  const SLIDER = `export const slider: Slider = {
  before: ${PICTURE},
  after: ${PICTURE},SOURCE
};
export const faq: readonly FaqItem[] = [
  { id: "where-made",SOURCE answer: ["Here."] },
];
`;
  const suspect = { what: { many: "suspect" }, sections: ["line-up"] };
  it.each([
    [
      "suspects of the line-up, each at its own line,",
      SUSPECTS,
      [
        { line: 3, ...suspect },
        { line: 4, ...suspect },
      ],
    ],
    [
      "pictures of before and after, or the place of origin,",
      SLIDER,
      [
        { line: 1, what: { name: expect.stringContaining("before and after") }, sections: ["sheets"] },
        { line: 6, what: { name: "where-made" }, sections: ["origin"] },
      ],
    ],
  ])("are named when %s have no source", async (_, source, missing) => {
    const file = "src/content/faq.ts";
    const named = async () => (await find()).missing.filter((entry) => entry.file === file);
    site.write(file, source.replaceAll("SOURCE", ""));
    expect(await named()).toMatchObject(missing);
    site.write(file, source.replaceAll("SOURCE", ` source: "Report 12",`));
    expect(await named()).toEqual([]);
  });
});

describe("claims in texts", () => {
  const file = "src/content/labels.ts";
  const wordsOf = async (text: string): Promise<string[]> => {
    insert(file, "close:", `claim: ${JSON.stringify(text)},`);
    const { words } = await find();
    for (const found of words) expect(found).toMatchObject({ file, line: lineIn(file, "close:") });
    return words.map((found) => found.words);
  };

  it.each([
    ["Up to 95% less shine", "Up to 95%"],
    ["takes up to twenty times its weight", "up to twenty times"],
    ["clinically better", "clinically"],
    ["Our dermatologist likes it", "dermatologist"],
    ["It kills all bacteria", "kills all bacteria"],
    ["It clears acne", "clears acne"],
    ["FDA-approved paper", "FDA-approved"],
    ["biodegradable paper", "biodegradable"],
    ["Made in the USA", "Made in the USA"],
    ["92% of users agree", "92% of users"],
  ])("%s: named unless claims.ts has a report of it", async (text, claim) => {
    expect(await wordsOf(text)).toContain(claim);
    claimsFile(`{ words: ${JSON.stringify(claim)}, source: "Report 12" }`);
    expect(await wordsOf(text)).not.toContain(claim);
  });

  it("are proven by a report of their own only, not by one of another claim in the same text", async () => {
    claimsFile(`{ words: "clinically", source: "Report 12" }`);
    expect(await wordsOf("clinically better, and FDA-approved paper")).toEqual(["FDA-approved"]);
  });

  it("are none where the figure is the product's own, and where no product is meant", async () => {
    for (const text of ["up to 90%", "up to ten times", "A sheet. 2% is left.", "Report it to the FDA."])
      expect(await wordsOf(text)).toEqual([]);
  });
});

describe("the message", () => {
  it("fits on one screen whatever is missing, and names the rest by its number", async () => {
    const claim = (index: number): string => `text${index}: "clinically ${index}",\n  `;
    insert(
      "src/content/labels.ts",
      "close:",
      Array.from({ length: 40 }, (_, index) => claim(index)).join(""),
    );
    const message = describeUnsourced(await find()) ?? "";
    const lines = message.split("\n");
    expect(lines.length).toBeLessThanOrEqual(24);
    for (const line of lines) expect(line.length, line).toBeLessThanOrEqual(100);
    expect(message).toMatch(/^ {2}src\/content\/home-end\.ts:4 {2}1 quote$/m);
    expect(message).toMatch(/^ {2}src\/content\/labels\.ts:\d+ {2}"clinically": /m);
    expect(message).toContain("and 33 more claims in texts");
  });

  it("is none where nothing is missing", () => {
    expect(describeUnsourced({ missing: [], words: [], hasIncentives: false })).toBeNull();
  });
});

it("a source of spaces is a problem of the content, which stops every build", async () => {
  insert("src/content/home-end.ts", "text:", PERSON.replace(`"Ann"`, `"  "`));
  insert("src/content/product.ts", "sheetsPerPack", `source: { shineReduction: " " },`);
  claimsFile(`{ words: "clinically", source: " " }`);
  const problems = await site.problems();
  expect(problems.map(({ file }) => file).sort()).toEqual([
    CLAIMS,
    "src/content/home-end.ts",
    "src/content/product.ts",
  ]);
});

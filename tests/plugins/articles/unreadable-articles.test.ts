// Articles that cannot be read: the mistake is named once, and nothing is said of what others have to do with the article.
import { rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { edited, FILE, good, makePictures, neighbour, problemsOf, site } from "./articles";
import { lineOf } from "../content/sample-site";

beforeAll(makePictures);

const RECURSIVE = { recursive: true };

describe("an article that cannot be read is the only problem, and not the links of others to it, when a marketer", () => {
  afterEach(() => site.write(FILE, good));

  it("put it into a folder below articles", async () => {
    const moved = "src/content/articles/2027/gym-bag.ts";
    await problemsOf(good);
    rmSync(join(site.root, FILE));
    site.write(moved, good);
    const problems = await site.problems().finally(() => rmSync(dirname(join(site.root, moved)), RECURSIVE));
    expect(problems).toEqual([
      {
        file: moved,
        line: 1,
        field: "this file",
        found: "an article in the folder 2027, which nothing reads",
        expected: `the file in src/content/articles itself: ${FILE}`,
      },
    ]);
  });

  it.each([
    ["wrote a backtick for an apostrophe", "It`s gym", "a backtick", "&#96;"],
    ["put two backticks side by side", "``gym", "a backtick", "&#96;"],
    ["wrote an amount of dollars with braces", "${20} gym", "a brace behind a dollar sign", "$20"],
    ["left braces open behind a dollar", "${ gym", "a brace behind a dollar sign", "$20"],
  ])("%s", async (_, text, found, expected) => {
    const source = edited(["</h2>\n<p>gym", `</h2>\n<p>${text}`]);
    expect(await problemsOf(source)).toEqual([
      {
        file: FILE,
        line: lineOf(source, text),
        field: "body",
        found: expect.stringContaining(found),
        expected: expect.stringContaining(expected),
      },
    ]);
  });

  it.each(["/muglife/gym-bag#first", "/muglife/tag/lockers"])(
    "wrote a backtick, and another article links to %s",
    async (address) => {
      const tag = ['["gym", "oily-skin"]', '["lockers"]'] as const;
      const linking = neighbour.replace('"/faq"', `"${address}"`);
      expect(await problemsOf(edited(tag), linking)).toEqual([]);
      const source = edited(tag, ["</h2>\n<p>gym", "</h2>\n<p>It`s gym"]);
      expect(await problemsOf(source, linking)).toMatchObject([{ file: FILE, field: "body" }]);
    },
  );

  it("lost a comma in its fields", async () => {
    const source = edited(['kind: "fixed",', 'kind: "fixed"']);
    expect(await problemsOf(source)).toMatchObject([{ file: FILE, line: 6, field: "this line" }]);
  });
});

// Articles that cannot be read: the mistake is named once, and nothing is said of what others have to do with the article.
import { rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import {
  edited,
  FILE,
  good,
  HTML_FILE,
  makePictures,
  neighbour,
  problemsOf,
  site,
  writeArticle,
} from "./articles";

beforeAll(makePictures);

const RECURSIVE = { recursive: true };

describe("an article that cannot be read is the only problem, and not the links of others to it, when a marketer", () => {
  afterEach(() => writeArticle(FILE, good));

  it("put it into a folder below articles", async () => {
    const moved = "src/content/articles/2027/gym-bag.ts";
    await problemsOf(good);
    for (const file of [FILE, HTML_FILE]) rmSync(join(site.root, file));
    writeArticle(moved, good);
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

  it("wrote its text beside its fields, as articles had it before", async () => {
    const [fields = "", text = ""] = good.split("\n=== text ===\n");
    writeArticle(FILE, `${fields}\nexport const body = \`${text}\`;\n`);
    rmSync(join(site.root, HTML_FILE));
    expect(await site.problems()).toMatchObject([
      {
        file: FILE,
        field: "this file",
        expected: `${HTML_FILE} with what stands between the backticks, and no body here`,
      },
    ]);
  });

  it.each(["/muglife/gym-bag#first", "/muglife/tag/lockers"])(
    "lost a comma in its fields, and another article links to %s",
    async (address) => {
      const tag = ['["gym", "oily-skin"]', '["lockers"]'] as const;
      const linking = neighbour.replace('"/faq"', `"${address}"`);
      expect(await problemsOf(edited(tag), linking)).toEqual([]);
      const source = edited(tag, ['kind: "fixed",', 'kind: "fixed"']);
      expect(await problemsOf(source, linking)).toMatchObject([{ file: FILE, line: 5, field: "this line" }]);
    },
  );
});

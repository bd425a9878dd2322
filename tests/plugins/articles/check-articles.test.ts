import { rmSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { fittingMinutes } from "../../../plugins/articles/check-articles";
import { type ContentProblem } from "../../../plugins/content/content-problem";
import {
  articleSource,
  edited,
  FILE,
  firstChange,
  good,
  HTML_FILE,
  makePictures,
  neighbour,
  placeOf,
  problemsOf,
  site,
  writeArticle,
} from "./articles";

beforeAll(makePictures);

const DRAFT = ["  callOut", "  draft: true,\n  callOut"] as const;
const NEIGHBOUR = "src/content/articles/dry-face.ts";

const ofFile =
  (name: string) =>
  (problems: readonly ContentProblem[]): readonly ContentProblem[] =>
    problems.filter(({ file }) => [name, name.replace(/ts$/, "html")].includes(file));

it("no problem is found in valid articles", async () => {
  expect(await problemsOf(good)).toEqual([]);
});

describe("a draft", () => {
  it("may be empty, and may have broken links and any HTML, because it is not published", async () => {
    const source = edited(
      DRAFT,
      ["The title of the article gym-bag", "x"],
      ['["gym", "oily-skin"]', "[]"],
      ['slug: "dry-face"', 'slug: ""'],
      ["A towel on a bench.", ""],
      ["<h3>", "<p><font>Loose"],
    );
    expect(await problemsOf(source).then(ofFile(FILE))).toEqual([]);
  });

  it("must have fields of the right form, so that it can be displayed", async () => {
    const source = edited(DRAFT, ["2026-03-01", "2026-02-30"], ['"fixed"', "1"]);
    const fields = (await problemsOf(source).then(ofFile(FILE))).map(({ field }) => field);
    expect(fields).toEqual(["meta.kind", "meta.date"]);
  });

  it("must have a text, because nothing shows it without one", async () => {
    await problemsOf(edited(DRAFT));
    site.write(HTML_FILE, "\n");
    const found = (await site.problems().then(ofFile(FILE))).map(({ file, expected }) => [file, expected]);
    expect(found).toEqual([[FILE, `${HTML_FILE} with the article's text as HTML: <p>…</p>`]]);
  });

  it("must not be linked by a published article", async () => {
    const source = edited(['"/faq"', '"/muglife/dry-face"']);
    const mine = await problemsOf(source, neighbour.replace(...DRAFT)).then(ofFile(FILE));
    expect(mine.map(({ field }) => field)).toEqual(["body", "meta.related[0].slug"]);
    for (const { expected } of mine) expect(expected).toContain("dry-face is a draft");
  });

  it("may repeat a published article", async () => {
    const copy = neighbour.replaceAll("dry-face", "gym-bag");
    const problems = await problemsOf(good, copy.replace(...DRAFT));
    expect(problems.filter(({ found }) => found.includes("already"))).toEqual([]);
  });
});

describe("an article with a future date", () => {
  it("is valid", async () => {
    expect(await problemsOf(edited(["2026-03-01", "2027-01-01"])).then(ofFile(FILE))).toEqual([]);
  });

  it("must not be linked by articles with an earlier date", async () => {
    const problems = await problemsOf(good, neighbour.replace("2026-03-01", "2027-01-01"));
    expect(problems.map(({ file, field }) => [file, field])).toEqual([
      [FILE, "meta.related[0].slug"],
      ["src/content/articles/long-day.ts", "meta.related[1].slug"],
    ]);
    for (const { expected } of problems) expect(expected).toContain("dry-face comes out on 2027-01-01");
  });

  it("may link to another article of the same date", async () => {
    const later = (source: string): string => source.replace("2026-03-01", "2027-01-01");
    const problems = await problemsOf(later(good), later(neighbour));
    expect(problems.filter(({ file }) => file !== "src/content/articles/long-day.ts")).toEqual([]);
  });

  it("is checked like published articles", async () => {
    const problems = await problemsOf(edited(["2026-03-01", "2027-01-01"], ["A towel on a bench.", ""]));
    expect(problems.map(({ field }) => field)).toContain("meta.alt");
  });
});

describe("a link to a list of articles", () => {
  const TAG = '["gym", "oily-skin"]';
  const linked = (address: string): string => edited(['"/faq"', `"${address}"`]);

  it.each(["/muglife/tag/gym", "/muglife/tag/gym?utm_source=x", "/muglife/tag/oily-skin#dry-face"])(
    "is valid where an article that is out has the tag: %s",
    async (address) => {
      expect(await problemsOf(linked(address))).toEqual([]);
    },
  );

  it.each([
    ["a draft", ...DRAFT],
    ["an article to come", "2026-03-01", "2027-01-01"],
  ])("is a problem where only %s has the tag", async (_, from, to) => {
    const other = neighbour.replace(TAG, '["towels"]').replace(from, to);
    const [problem] = await problemsOf(linked("/muglife/tag/towels"), other).then((problems) =>
      problems.filter(({ found }) => found.includes("/muglife/tag/")),
    );
    expect(problem).toMatchObject({ file: HTML_FILE, expected: "a tag of an article that is out" });
  });

  it("is valid for each page that the list has", async () => {
    const more = Array.from({ length: 8 }, (_, index) => `more-${index}`);
    const fileOf = (slug: string): string => `src/content/articles/${slug}.ts`;
    for (const slug of more) writeArticle(fileOf(slug), articleSource(slug, ["gym-bag", "long-day"]));
    const linksOf = async (address: string): Promise<readonly string[]> =>
      (await problemsOf(linked(address))).flatMap(({ found, expected }) =>
        found.includes("/muglife/") ? expected : [],
      );
    expect(await linksOf("/muglife/page/2")).toEqual([]);
    expect(await linksOf("/muglife/tag/gym/page/2")).toEqual([]);
    expect(await linksOf("/muglife/page/3")).toEqual([
      "/muglife, or a page of this list up to /muglife/page/2",
    ]);
    expect(await linksOf("/muglife/page/x")).not.toEqual([]);
    for (const slug of more)
      for (const file of [fileOf(slug), fileOf(slug).replace(/ts$/, "html")]) rmSync(join(site.root, file));
  });
});

describe("a paragraph", () => {
  const paragraph = "<p>Nobody ever got a cleaner face from thinking about it.</p>";
  const shared = neighbour.replace("<h3>", `${paragraph}\n<h3>`);

  it("that is also in another article is reported with both places, whatever its spaces and tags", async () => {
    const again = "<p>Nobody ever got a <em>cleaner</em>\n face, from thinking about it!</p>";
    const source = edited(["<h3>", `${again}\n<h3>`]);
    const problems = await problemsOf(source, shared);
    expect(problems).toMatchObject([{ field: "body", ...firstChange(source) }]);
    const { line } = placeOf(shared, paragraph);
    expect(problems[0]?.found).toContain(`src/content/articles/dry-face.html:${line} already`);
  });

  it("must not repeat the intro", async () => {
    const intro = "The first paragraph of gym-bag stands under its title and says what follows.";
    const problems = await problemsOf(edited(["<h3>", `<p>${intro}</p>\n<h3>`]));
    expect(problems).toMatchObject([{ field: "body", found: expect.stringContaining(`${FILE}:9 already`) }]);
  });
});

it("a file that is a copy of another article is one mistake, not one for each of its texts", async () => {
  const copy = good.replaceAll(/(?<=article |of )gym-bag|gym-bag(?=(?:one|two)\d)/g, "dry-face");
  expect(await problemsOf(copy, neighbour)).toMatchObject([
    { file: FILE, field: "meta", found: `5 texts that are in ${NEIGHBOUR} already: it is a copy` },
  ]);
});

describe("the exports of an article", () => {
  const check = async (source: string, file = FILE): Promise<ContentProblem[]> => {
    writeArticle(file, source);
    const problems = await site.problems();
    if (file !== FILE) for (const own of [file, file.replace(/ts$/, "html")]) rmSync(join(site.root, own));
    return problems.filter((problem) => problem.file === file);
  };

  it("must have the name meta, and a text beside it", async () => {
    rmSync(join(site.root, HTML_FILE));
    const problems = await check("export const metadata = {};\n");
    expect(problems.map(({ found, expected }) => [found, expected])).toEqual([
      ["no fields", "export const meta: ArticleMeta = { … }, with the fields between the braces"],
      ["no text beside it", `${HTML_FILE} with the article's text as HTML: <p>…</p>`],
    ]);
  });

  it.each(["null", "1", "'text'", "[]", "() => undefined"])(
    "may have any type without ending the check: %s",
    async (value) => {
      const problems = await check(`export const meta = ${value};\n`);
      expect(problems.map(({ expected }) => expected)).toContainEqual(
        expect.stringContaining("a group of fields: { kind, title"),
      );
    },
  );

  it.each(["Gym Bag", "gym_bag", "-gym", "gym--bag", "čaj"])(
    "must be in a file whose name is a valid address, unlike %s.ts, which is no slug either",
    async (name) => {
      const problems = await check(good, `src/content/articles/${name}.ts`);
      expect(problems).toEqual([
        expect.objectContaining({
          expected: expect.stringContaining("lower-case letters and digits, joined by single hyphens"),
        }),
      ]);
    },
  );

  it.each(["page", "tag"])("must not use the address of a list: %s", async (slug) => {
    const source = articleSource(slug, ["gym-bag", "long-day"]).replace(...DRAFT);
    expect(await check(source, `src/content/articles/${slug}.ts`)).toMatchObject([
      { field: "file name", expected: expect.stringContaining("belongs to the lists") },
    ]);
  });
});

it("onclick is allowed, because the page replaces it with the link to the drop", async () => {
  expect(await problemsOf(edited(['<a href="/faq">', `<a onclick="go('#face')">`]))).toEqual([]);
});

it.each([
  [260, [1]],
  [320, [1]],
  [360, [2]],
  [560, [2]],
  [812, [4]],
  [1300, [5, 6]],
])("for %d words, an article may state %j minutes", (words, minutes) => {
  expect(fittingMinutes(words)).toEqual(minutes);
});

import { describe, expect, it } from "vitest";
import {
  checkArticles,
  describeProblems,
  type ArticleFile,
  type ArticleProblem,
} from "@/build/articles/check-articles";
import { articleSource, edited, FILE, good, lineOf, load, problemsOf, surroundings } from "./articles";

const DRAFT = ["  callOut", "  draft: true,\n  callOut"] as const;
const NEIGHBOUR = "src/content/articles/dry-face.ts";
const neighbour = articleSource("dry-face", ["gym-bag", "long-day"]);

const ofFile =
  (name: string) =>
  (problems: readonly ArticleProblem[]): readonly ArticleProblem[] =>
    problems.filter(({ file }) => file === name);

it("finds nothing wrong with good articles", async () => {
  expect(await problemsOf(good)).toEqual([]);
});

it("tells all mistakes of all articles in one run, by file and line", async () => {
  const source = edited(
    ["fixed", "list"],
    ["Tips", "Tip"],
    ["<h3>Below it</h3>", "<h5>Below it</h5>"],
    ["</ul>", ""],
  );
  const problems = await problemsOf(source, neighbour.replace("2026-03-01", "soon"));
  expect(problems.map(({ file, field }) => [file, field])).toEqual([
    [NEIGHBOUR, "date"],
    [FILE, "kind"],
    [FILE, "category"],
    [FILE, "body"],
    [FILE, "body"],
    [FILE, "body"],
  ]);
  const lines = problems.filter(({ file }) => file === FILE).map(({ line }) => line);
  expect(lines).toEqual([5, 11, 41, 41, 42]);
});

it("says where, what it holds and what it should be in words", async () => {
  const text = describeProblems(await problemsOf(edited(['"Tips"', '"Tip"'])));
  expect(text).toBe(
    `1 problem in 1 article:

${FILE}:11  category
  holds      "Tip"
  should be  "Tips", "Confidence Hacks" or "Brand Story". Did you mean "Tips"?`,
  );
});

it("finds the line in a file that is written in another layout", async () => {
  const [head = "", body = ""] = good.split("export const body");
  const wide = `${head.replace(/\n +/g, " ")}export const body${body}`.replace('"Its teaser."', '""');
  const [problem] = await problemsOf(wide);
  expect(problem).toMatchObject({ field: "related[0].teaser", line: lineOf(wide, "teaser") });
});

it("finds the line of a body that is written as one text with \\n in it", async () => {
  const source = `${good.split("export const body")[0]}export const body =\n  "<p>One.</p>\\n" +\n  "<p>Two.<b>";\n`;
  const found = (await problemsOf(source)).filter(({ holds }) => holds.startsWith("<b>"));
  expect(found.map(({ line }) => line)).toEqual([lineOf(source, "<b>"), lineOf(source, "<b>")]);
});

describe("a draft", () => {
  it("may be empty, lead nowhere and show what it likes: it is not out", async () => {
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

  it("is held to the form of its fields, so that it can be shown", async () => {
    const source = edited(
      DRAFT,
      ["2026-03-01", "2026-02-30"],
      ['"fixed"', "1"],
      ['slug: "gym-bag"', 'slug: "x"'],
    );
    expect((await problemsOf(source).then(ofFile(FILE))).map(({ field }) => field)).toEqual([
      "slug",
      "kind",
      "date",
    ]);
  });

  it("is not what another article is out beside: links to it are told", async () => {
    const source = edited(['"/faq"', '"/muglife/dry-face"']);
    const mine = await problemsOf(source, neighbour.replace(...DRAFT)).then(ofFile(FILE));
    expect(mine.map(({ field }) => field)).toEqual(["related[0].slug", "body"]);
    for (const { should } of mine) expect(should).toContain("dry-face is a draft");
  });

  it("may say what a published one says", async () => {
    const copy = neighbour.replaceAll("dry-face", "gym-bag").replace('slug: "gym-bag"', 'slug: "dry-face"');
    const problems = await problemsOf(good, copy.replace(...DRAFT));
    expect(problems.filter(({ holds }) => holds.includes("already"))).toEqual([]);
  });
});

describe("a date to come", () => {
  it("is no mistake", async () => {
    expect(await problemsOf(edited(["2026-03-01", "2027-01-01"])).then(ofFile(FILE))).toEqual([]);
  });

  it("keeps others from leading there before", async () => {
    const problems = await problemsOf(good, neighbour.replace("2026-03-01", "2027-01-01"));
    expect(problems.map(({ file, field }) => [file, field])).toEqual([
      ["src/content/articles/long-day.ts", "related[1].slug"],
      [FILE, "related[0].slug"],
    ]);
    for (const { should } of problems) expect(should).toContain("dry-face comes out on 2027-01-01");
  });

  it("lets two that come out on one day lead to each other", async () => {
    const later = (source: string): string => source.replace("2026-03-01", "2027-01-01");
    const problems = await problemsOf(later(good), later(neighbour));
    expect(problems.filter(({ file }) => file !== "src/content/articles/long-day.ts")).toEqual([]);
  });

  it("is checked like the others", async () => {
    const problems = await problemsOf(edited(["2026-03-01", "2027-01-01"], ["A towel on a bench.", ""]));
    expect(problems.map(({ field }) => field)).toContain("picture.alt");
  });
});

describe("a paragraph", () => {
  const paragraph = "<p>Nobody ever got a cleaner face from thinking about it.</p>";
  const shared = neighbour.replace("<h3>", `${paragraph}\n<h3>`);

  it("that stands in another article is told with both places, however it is spaced and marked", async () => {
    const again = "<p>Nobody ever got a <em>cleaner</em>\n face, from thinking about it!</p>";
    const problems = await problemsOf(edited(["<h3>", `${again}\n<h3>`]), shared);
    expect(problems).toMatchObject([{ file: FILE, field: "body", line: 41 }]);
    expect(problems[0]?.holds).toContain(`${NEIGHBOUR}:${lineOf(shared, paragraph)} already`);
  });

  it("may not say the intro again", async () => {
    const intro = "The first paragraph of gym-bag stands under its title and says what follows.";
    const problems = await problemsOf(edited(["<h3>", `<p>${intro}</p>\n<h3>`]));
    expect(problems).toMatchObject([{ field: "body", holds: expect.stringContaining(`${FILE}:10 already`) }]);
  });

  it("of few words may stand in many", async () => {
    const short = (source: string): string => source.replace("<h3>", "<p>Three steps:</p>\n<h3>");
    expect(await problemsOf(short(good), short(neighbour))).toEqual([]);
  });
});

describe("what a module exports", () => {
  const check = (exports: ArticleFile["exports"], file = FILE): string[] =>
    checkArticles([{ file, source: "", exports }], surroundings).map(
      ({ field, should }) => `${field}: ${should}`,
    );

  it("must be meta and body, by these names", () => {
    const problems = checkArticles(
      [{ file: FILE, source: "", exports: { metadata: {}, text: "" } }],
      surroundings,
    );
    expect(problems.map(({ holds, should }) => [holds, should])).toEqual([
      ["no meta: the file exports metadata, text", "there: export const meta: ArticleMeta = { … }"],
      ["no body: the file exports metadata, text", "text: export const body = `<p>…</p>`;"],
    ]);
  });

  it.each([null, 1, "text", [], () => undefined])("is not believed: %j", (value) => {
    const told = check({ meta: value, body: value });
    expect(told[0]).toContain("a group of fields: { slug, kind, title");
    expect(told.length).toBeGreaterThan(1);
  });

  it.each(["Gym Bag", "gym_bag", "-gym", "gym--bag", "čaj"])(
    "must stand in a file whose name can be an address: %s.ts",
    (name) => {
      expect(check({}, `src/content/articles/${name}.ts`)[0]).toContain("file name: lower-case letters");
    },
  );

  it.each(["page", "tag"])("may not take the address of the lists: %s", async (slug) => {
    const file = `src/content/articles/${slug}.ts`;
    const source = articleSource(slug, ["gym-bag", "long-day"]).replace(...DRAFT);
    const problems = checkArticles([await load(file, source)], surroundings);
    expect(problems).toMatchObject([
      { field: "slug", line: 4, should: expect.stringContaining("belongs to the lists") },
    ]);
  });

  it("is found by its own name, not by what objects inherit", async () => {
    const problems = await problemsOf(edited(['slug: "dry-face"', 'slug: "constructor"']));
    expect(problems).toMatchObject([{ field: "related[0].slug", holds: '"constructor"' }]);
  });
});

it("leaves onclick to the page, which makes it the way to the drop", async () => {
  const source = edited(['<a href="/faq">', `<a onclick="go('#face')">`]);
  expect(await problemsOf(source)).toEqual([]);
});

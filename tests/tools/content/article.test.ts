import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { isoDay } from "@/lib/text/dates";
import { field } from "@/lib/field";
import { checkContent } from "../../../plugins/content/check-content";
import { describeProblems, type ContentProblem } from "../../../plugins/content/content-problem";
import { readContent } from "../../../plugins/content/read-content";
import { articleSource, site, writeArticle } from "../../plugins/articles/articles";
import { load } from "../../plugins/content/sample-site";
import { runNode } from "../../run-node";

const ARTICLES = "src/content/articles";
let folder = "";

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "mugworks-"));
  await mkdir(join(folder, ARTICLES), { recursive: true });
  for (const [slug, date] of [
    ["old-one", "2020-01-01"],
    ["gym-bag", "2025-05-05"],
    ["long-day", "2025-06-06"],
  ] as const) {
    const source = articleSource(slug, ["gym-bag", "long-day"]).replace("2026-03-01", date);
    writeArticle(join(folder, ARTICLES, `${slug}.ts`), source, writeFileSync);
  }
});

const newArticle = (...words: string[]) =>
  runNode(folder, [resolve("tools/run.mjs"), "content", "article", ...words]);

interface LoadedArticle {
  file: string;
  source: string;
  meta: unknown;
}

/** Loads all articles in the folder: those that were there, and the script's draft. */
async function loadArticles(): Promise<LoadedArticle[]> {
  const names = (await readdir(join(folder, ARTICLES))).filter((name) => name.endsWith(".ts")).sort();
  return Promise.all(
    names.map(async (name) => {
      const file = `${ARTICLES}/${name}`;
      const source = await readFile(join(folder, file), "utf8");
      return { file, source, meta: field(await load(join(folder, file)), "meta") };
    }),
  );
}

async function problemsOf(article: string): Promise<ContentProblem[]> {
  const reading = await readContent(folder, (file) => load(join(folder, file)));
  const problems = await checkContent(folder, reading, site.surroundings);
  return problems.filter(({ file }) => file.replace(/html$/, "ts") === article);
}

describe("a new article", () => {
  it.each([
    ["code", 'He said "no" \\ and `left` ${process.exit(1)}', "he-said-no-and-left-process-exit-1"],
    ["tags", "</script><b>Bold</b>", "script-b-bold-b"],
    ["several lines", "  Two\nlines\tand \u0007 more ", "two-lines-and-more"],
    ["Cyrillic letters", "Жирная кожа летом", /^article-\d{4}-\d\d-\d\d$/],
    ["300 characters", `${"long words ".repeat(27)}end`, /^(long-words-){5}long$/],
    ["300 characters in one word", "x".repeat(300), "x".repeat(60)],
  ] as const)("whose title contains %s is a draft that passes the check", async (_, title, slug) => {
    const { code, output } = await newArticle(title);
    expect(output).not.toContain("Error");
    expect(code).toBe(0);
    const files = await loadArticles();
    expect(files).toHaveLength(4);
    const draft = files.find(({ source }) => source.includes("draft: true"));
    const problems = await problemsOf(draft?.file ?? "");
    expect(problems, describeProblems(problems)).toEqual([]);
    expect(basename(draft?.file ?? "", ".ts")).toMatch(slug);
    expect(draft?.meta).toMatchObject({
      // eslint-disable-next-line no-control-regex
      title: title.replace(/[\s\u0007]+/g, " ").trim(),
      draft: true,
      related: [{ slug: "long-day" }, { slug: "gym-bag" }],
    });
  });

  // At every moment, one of these time zones has another day than UTC.
  it.each(["Pacific/Kiritimati", "Etc/GMT+12"])(
    "is dated to the day in UTC on which it is created, also in %s",
    async (zone) => {
      vi.stubEnv("TZ", zone);
      const days = [isoDay(new Date())];
      await newArticle("Gym Towels, Explained");
      days.push(isoDay(new Date()));
      const draft = (await loadArticles()).find(({ source }) => source.includes("draft: true"));
      expect(draft?.meta).toMatchObject({ date: expect.stringMatching(new RegExp(days.join("|"))) });
    },
  );

  it("has a problem for each unfinished field once it is published", async () => {
    await newArticle("Gym Towels, Explained");
    const file = `${ARTICLES}/gym-towels-explained.ts`;
    const source = (await readFile(join(folder, file), "utf8")).replace("  draft: true,\n", "");
    await writeFile(join(folder, file), source);
    const fields = (await problemsOf(file)).map(({ field: name }) => name);
    expect(fields).toEqual(
      `body body body meta.description meta.keywords meta.excerpt meta.intro meta.tags meta.alt
      meta.related[0].teaser meta.related[1].teaser`.split(/\s+/),
    );
  });

  it("gets the address that is given after the title", async () => {
    const { code } = await newArticle("Жирная кожа летом", "oily-summer");
    expect(code).toBe(0);
    expect(await readdir(join(folder, ARTICLES))).toContain("oily-summer.ts");
  });
});

describe("the command writes nothing", () => {
  it.each([
    [[], "The title is missing"],
    [[" \n "], "The title is missing"],
    [["!!! 12"], "has no letters"],
    [["Gym", "Towels", "Explained"], "between quotation marks"],
    [["Gym Towels", "../towels"], "cannot be an address"],
    [["Page"], "cannot be an address"],
    [["Gym", "Towels"], "between quotation marks"],
    [["Gym bag"], "already exists"],
  ])("when its arguments are %j", async (args, message) => {
    const before = (await loadArticles()).map(({ source }) => source);
    const { code, output } = await newArticle(...args);
    expect(code).toBe(1);
    expect(output).toContain(message);
    expect(output).toContain("npm run content article ");
    expect((await loadArticles()).map(({ source }) => source)).toEqual(before);
  });

  it("when there are fewer than two published articles to link to", async () => {
    await rm(join(folder, ARTICLES, "gym-bag.ts"));
    await rm(join(folder, ARTICLES, "long-day.ts"));
    const { code, output } = await newArticle("Gym Towels");
    expect(code).toBe(1);
    expect(output).toContain("Publish two first");
  });
});

// @vitest-environment node
import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import manifest from "../../../package.json" with { type: "json" };
import { dueArticles, runDueCheck } from "../../../tools/site/due-articles";
import { sitemap } from "../../../plugins/host/site-files";
import { articlePath } from "@/lib/blog/blog-paths";

const SITE = "https://shop.example";
const live = (...slugs: string[]) => sitemap(new Map(slugs.map((slug) => [articlePath(slug), null])), SITE);
const articles = [
  { slug: "old", date: "2026-11-01" },
  { slug: "of-today", date: "2026-11-22" },
  { slug: "to-come", date: "2026-11-23" },
  { slug: "draft", date: "2026-11-01", draft: true },
];

it("an article is due when its day has come and the live site lacks it", () => {
  expect(dueArticles(articles, "2026-11-22", live("old"))).toEqual(["of-today"]);
});

it("an article of yesterday is due, too, where yesterday's build did not happen", () => {
  expect(dueArticles(articles, "2026-11-24", live("old"))).toEqual(["of-today", "to-come"]);
});

it("nothing is due when the live site has every article of the day", () => {
  expect(dueArticles(articles, "2026-11-22", live("old", "of-today"))).toEqual([]);
});

it.each([
  ["does not respond", () => Promise.reject(new TypeError("fetch failed"))],
  ["responds with an error", () => Promise.resolve(new Response("", { status: 500 }))],
  ["responds with another page", () => Promise.resolve(new Response("<!doctype html>"))],
])("a site that %s is an error in one sentence, and not a reason to build", async (_, request) => {
  await expect(runDueCheck(articles, SITE, new Date("2026-11-22"), request)).rejects.toThrow(
    /^https:\/\/shop\.example\/sitemap\.xml could not be read[^\n]*$/,
  );
});

it("the site's own sitemap is read below its address", async () => {
  const asked: string[] = [];
  const due = await runDueCheck(articles, `${SITE}/`, new Date("1999-01-01"), (address) => {
    asked.push(address);
    return Promise.resolve(new Response(live()));
  });
  expect(asked).toEqual([`${SITE}/sitemap.xml`]);
  expect(due).toEqual([]);
});

it("each workflow runs commands that the project has", () => {
  const folder = ".github/workflows";
  const workflows = readdirSync(folder).map((name) => readFileSync(`${folder}/${name}`, "utf8"));
  const commands = [...workflows.join("\n").matchAll(/npm run (?:--silent )?([\w:-]+)/g)].map(
    ([, name = ""]) => name,
  );
  expect(commands).toEqual(expect.arrayContaining(["site", "content"]));
  expect(commands.filter((name) => !Object.hasOwn(manifest.scripts, name))).toEqual([]);
});

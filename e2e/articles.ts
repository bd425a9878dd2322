import { readdirSync } from "node:fs";
import * as z from "zod";
import { brand } from "@/content/brand";
import { articleMeta } from "@/content/schema/articles";
import { isoDay } from "@/lib/text/dates";
import { isPublished } from "@/lib/blog/is-published";
import { slugOfArticle } from "../plugins/articles/fill-placeholders";

const FOLDER = new URL("../src/content/articles/", import.meta.url);

const articleModule = z.object({ meta: articleMeta });
const metas = await Promise.all(
  readdirSync(FOLDER)
    .filter((file) => file.endsWith(".ts"))
    .map(async (file) => {
      const { meta } = articleModule.parse(await import(new URL(file, FOLDER).href));
      return { ...meta, slug: slugOfArticle(file, brand) };
    }),
);
const today = isoDay(new Date());
const published = metas.filter((meta) => isPublished(meta, today));

/** The slugs of the articles in the list, newest first. */
export const listedArticles: readonly string[] = published
  .filter(({ kind }) => kind === "fixed")
  .toSorted((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug))
  .map(({ slug }) => slug);

/** The slugs of all articles that have a page. */
export const publishedArticles: readonly string[] = published.map(({ slug }) => slug);

/** The slug of the article with the longest title. */
export const longestTitledArticle: string = published.reduce((longest, meta) =>
  meta.title.length > longest.title.length ? meta : longest,
).slug;

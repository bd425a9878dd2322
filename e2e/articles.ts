import { readdirSync } from "node:fs";
import * as z from "zod";
import { brand } from "@/content/brand";
import { articleMeta } from "@/content/schema-articles";

const FOLDER = new URL("../src/content/articles/", import.meta.url);

const articleModule = z.object({ meta: articleMeta.extend({ slug: z.string() }) });
const metas = await Promise.all(
  readdirSync(FOLDER).map(async (file) => {
    const { meta } = articleModule.parse(await import(new URL(file, FOLDER).href));
    return { ...meta, slug: meta.slug.replace("{brand}", brand.slug) };
  }),
);

/** The slugs of the articles in the list, newest first. */
export const listedArticles: readonly string[] = metas
  .filter(({ kind, draft }) => kind === "fixed" && draft !== true)
  .toSorted((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug))
  .map(({ slug }) => slug);

/** The slugs of all articles that have a page. */
export const publishedArticles: readonly string[] = metas
  .filter(({ draft }) => draft !== true)
  .map(({ slug }) => slug);

/** The slug of the article with the longest title. */
export const longestTitledArticle: string = metas
  .filter(({ draft }) => draft !== true)
  .reduce((longest, meta) => (meta.title.length > longest.title.length ? meta : longest)).slug;

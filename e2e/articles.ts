import { readdirSync } from "node:fs";
import { brand } from "@/content/brand";
import { field, textField } from "@/lib/field";

const FOLDER = new URL("../src/content/articles/", import.meta.url);

const metas = await Promise.all(
  readdirSync(FOLDER).map(async (file) => {
    const module: unknown = await import(new URL(file, FOLDER).href);
    return field(module, "meta");
  }),
);

/** The slugs of the articles in the list, newest first. */
export const listedArticles: readonly string[] = metas
  .filter((meta) => field(meta, "kind") === "fixed" && field(meta, "draft") !== true)
  .map((meta) => ({
    slug: textField(meta, "slug").replace("{brand}", brand.slug),
    date: textField(meta, "date"),
  }))
  .toSorted((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug))
  .map(({ slug }) => slug);

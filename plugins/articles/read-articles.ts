// Reads all files of src/content/articles. It runs in Vite only, because it uses import.meta.glob.
import { brand } from "@/content/brand";
import { type Article, articleMeta } from "@/content/schema/articles";
import { fillPlaceholders } from "./fill-placeholders";

const articleModules = import.meta.glob<Record<string, unknown>>("/src/content/articles/*.ts", {
  eager: true,
});

/** `npm run dev` also shows articles that the content check rejects. Files that do not have the form of an article are left out. */
export function readArticles(): Article[] {
  return Object.values(articleModules).flatMap((exports) => {
    const { meta, body } = fillPlaceholders(exports, brand);
    const read = articleMeta.safeParse(meta);
    return read.success && typeof body === "string" ? [{ ...read.data, body }] : [];
  });
}

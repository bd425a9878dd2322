// Every file of src/content/articles. Needs Vite, for its glob.
import { brand } from "@/content/brand";
import { type Article, articleMeta } from "@/content/schema";
import { fillPlaceholders } from "./fill-placeholders";

/** Path of the file -> what it exports. */
const articleModules = import.meta.glob<Record<string, unknown>>("/src/content/articles/*.ts", {
  eager: true,
});

/** Live editing shows articles that the content check refuses; those of another form than an article's are left out. */
export function readArticles(): Article[] {
  return Object.values(articleModules).flatMap((exports) => {
    const { meta, body } = fillPlaceholders(exports, brand);
    const read = articleMeta.safeParse(meta);
    return read.success && typeof body === "string" ? [{ ...read.data, body }] : [];
  });
}

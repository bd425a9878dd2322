// Every file of src/content/articles. Needs Vite, for its glob.
import type { Article, ArticleMeta } from "@/content/schema";

/** Path of the file -> what it exports. True to its type once the content check has passed. */
export const articleModules = import.meta.glob<{ meta: ArticleMeta; body: string }>(
  "/src/content/articles/*.ts",
  { eager: true },
);

export function readArticles(): Article[] {
  return Object.values(articleModules).map(({ meta, body }) => ({ ...meta, body }));
}

// Every file of src/content/articles. Needs Vite, for its glob.
import type { Article, ArticleMeta } from "@/content/types";

const modules = import.meta.glob<{ meta: ArticleMeta; body: string }>("/src/content/articles/*.ts", {
  eager: true,
});

export const articles: readonly Article[] = Object.values(modules).map(({ meta, body }) => ({
  ...meta,
  body,
}));

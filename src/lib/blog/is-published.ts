import type { ArticleMeta } from "@/content/schema";

/** Whether an article is published on that day (`today`: YYYY-MM-DD). Drafts and articles with a later date are not. */
export function isPublished({ date, draft }: Pick<ArticleMeta, "date" | "draft">, today: string): boolean {
  return draft !== true && date <= today;
}

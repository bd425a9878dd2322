import type { ArticleMeta } from "@/content/schema";

/** Whether an article is out on that day (`today`: YYYY-MM-DD). A draft and a date to come keep it in. */
export function isPublished({ date, draft }: Pick<ArticleMeta, "date" | "draft">, today: string): boolean {
  return draft !== true && date <= today;
}

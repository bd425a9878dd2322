// Whether the site has to be built again because the day of a scheduled article has come.
import type { ArticleMeta } from "@/content/schema-articles";
import { articlePath } from "@/lib/blog-paths";
import { isPublished } from "@/lib/is-published";
import { sitemapAddresses } from "../../plugins/host/sitemap";

/** The slugs of the articles that a build of today publishes, and which the text of the live site's sitemap lacks. */
export function dueArticles(
  articles: readonly Pick<ArticleMeta, "slug" | "date" | "draft">[],
  today: string,
  liveSitemap: string,
): string[] {
  const live = new Set(
    sitemapAddresses(liveSitemap).flatMap((address) =>
      URL.canParse(address) ? [new URL(address).pathname] : [],
    ),
  );
  return articles
    .filter((article) => isPublished(article, today) && !live.has(articlePath(article.slug)))
    .map(({ slug }) => slug);
}

// Whether the site has to be built again because the day of a scheduled article has come.
import type { Article } from "@/content/schema";
import { articlePath } from "@/lib/blog/blog-paths";
import { isoDay } from "@/lib/text/dates";
import { isPublished } from "@/lib/blog/is-published";
import { Refusal } from "../refusal";

type Scheduled = Pick<Article, "slug" | "date" | "draft">;

/** The slugs of the articles that a build of today publishes, and which the text of the live site's sitemap lacks. */
export function dueArticles(articles: readonly Scheduled[], today: string, liveSitemap: string): string[] {
  const live = new Set(
    sitemapAddresses(liveSitemap).flatMap((address) =>
      URL.canParse(address) ? [new URL(address).pathname] : [],
    ),
  );
  return articles
    .filter((article) => isPublished(article, today) && !live.has(articlePath(article.slug)))
    .map(({ slug }) => slug);
}

/** Asks the site at the address for its sitemap. Throws one sentence that says why it cannot be read. */
export async function runDueCheck(
  articles: readonly Scheduled[],
  siteUrl: string,
  now: Date,
  request: (address: string, options: RequestInit) => Promise<Response>,
): Promise<string[]> {
  const address = `${siteUrl.replace(/\/+$/, "")}/sitemap.xml`;
  const response = await request(address, { signal: AbortSignal.timeout(30_000) }).catch(() => null);
  const text = response?.ok ? await response.text().catch(() => "") : "";
  if (!text.includes("<urlset"))
    throw new Refusal(
      `${address} could not be read${response ? ` (status ${response.status})` : ""}. Give the site's address: npm run site due https://your.site`,
    );
  return dueArticles(articles, isoDay(now), text);
}

/** The addresses in the text of a sitemap, whole. */
export function sitemapAddresses(text: string): string[] {
  return [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = ""]) => address);
}

import { brand } from "@/content/brand";
import { isoDay } from "@/lib/dates";
import { dueArticles } from "./due-articles";
import { readArticles } from "../../plugins/articles/read-articles";

/** Asks the site at the address for its sitemap. Throws one sentence that says why it cannot be read. */
export async function runDueCheck(
  siteUrl: string | undefined,
  now: Date,
  request: (address: string, options: RequestInit) => Promise<Response>,
): Promise<string[]> {
  const address = `${(siteUrl ?? brand.siteUrl).replace(/\/+$/, "")}/sitemap.xml`;
  const response = await request(address, { signal: AbortSignal.timeout(30_000) }).catch(() => null);
  const text = response?.ok ? await response.text().catch(() => "") : "";
  if (!text.includes("<urlset"))
    throw new Error(
      `${address} could not be read${response ? ` (status ${response.status})` : ""}. Give the site's address: npm run due -- https://your.site`,
    );
  return dueArticles(readArticles(), isoDay(now), text);
}

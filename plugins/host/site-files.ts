// The files by which search engines, and finders of security problems, learn of the site.
import { isoDay, startOfDay } from "../../src/lib/text/dates.ts";
import { DAY_MS } from "../../src/lib/text/day-ms.ts";
import { escapeXml } from "../entities.ts";

/** `pages`: address -> day of its last change (YYYY-MM-DD), or null where none is known. */
export function sitemap(pages: ReadonlyMap<string, string | null>, siteUrl: string): string {
  const entries = [...pages].map(([path, day]) => {
    const lastChange = day === null ? "" : `<lastmod>${escapeXml(day)}</lastmod>`;
    return `  <url><loc>${escapeXml(`${siteUrl}${path}`)}</loc>${lastChange}</url>`;
  });
  return `<?xml version="1.0" encoding="utf-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join("\n")}
</urlset>
`;
}

/** Pages that must not be indexed have a robots tag of their own. These rules keep crawlers away from the lookup and the demo. */
export function robotsFile(siteUrl: string): string {
  return `User-agent: *\nDisallow: /api/\nDisallow: /demo/\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}

export const SECURITY_PATH = "/.well-known/security.txt";
/** The standard recommends less than a year. Each build renews it. */
const SECURITY_DAYS = 364;

/**
 * The file that says whom to tell of a security problem: https://www.rfc-editor.org/rfc/rfc9116. `today`: the day of the build, YYYY-MM-DD.
 */
export function securityFile({ email }: { email: string }, siteUrl: string, today: string): string {
  const lastDay = isoDay(new Date(Date.parse(today) + SECURITY_DAYS * DAY_MS));
  return `Contact: mailto:${email}
Expires: ${startOfDay(lastDay)}
Preferred-Languages: en
Canonical: ${siteUrl}${SECURITY_PATH}
`;
}

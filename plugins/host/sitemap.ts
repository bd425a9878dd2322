import { escapeXml } from "./xml.ts";

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

/** The addresses in the text of a sitemap, whole. */
export function sitemapAddresses(text: string): string[] {
  return [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = ""]) => address);
}

/** Pages that must not be indexed have a robots tag of their own. These rules keep crawlers away from the lookup and the demo. */
export function robotsFile(siteUrl: string): string {
  return `User-agent: *\nDisallow: /api/\nDisallow: /demo/\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}

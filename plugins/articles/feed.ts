// The blog as an Atom feed (RFC 4287), with each article in full.
import type { Brand } from "../../src/content/schema/index.ts";
import type { ArticleDocument } from "../../src/content/schema/articles.ts";
import { largestPicturePath } from "../../src/lib/site/picture-path.ts";
import { articlePath, FEED_PATH } from "../../src/lib/blog/blog-paths.ts";
import { startOfDay } from "../../src/lib/text/dates.ts";
import { paths } from "../../src/lib/site/paths.ts";
import { escapeXml } from "../entities.ts";

/** Limited, because feed readers load the feed again and again, and a feed of all articles would grow with the blog. */
const ARTICLES_IN_FEED = 50;

/** `articles`: newest first. */
export function atomFeed(
  articles: readonly ArticleDocument[],
  title: string,
  brand: Brand,
  siteUrl: string,
): string {
  const newest = articles.slice(0, ARTICLES_IN_FEED);
  const entries = newest.map((article) => {
    const url = `${siteUrl}${articlePath(article.slug)}`;
    const picture = `<img src="${largestPicturePath(article.picture)}" alt="${escapeXml(article.picture.alt)}">`;
    return `  <entry>
    <id>${escapeXml(url)}</id>
    <title>${escapeXml(article.title)}</title>
    <link rel="alternate" type="text/html" href="${escapeXml(url)}"/>
    <published>${startOfDay(article.date)}</published>
    <updated>${startOfDay(article.date)}</updated>
    ${article.tags.map((tag) => `<category term="${escapeXml(tag)}"/>`).join("")}
    <summary>${escapeXml(article.excerpt)}</summary>
    <content type="html">${escapeXml(withAbsoluteLinks(`${picture}<p>${escapeXml(article.intro)}</p>${article.body}`, siteUrl))}</content>
  </entry>`;
  });
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-US">
  <id>${escapeXml(`${siteUrl}${paths.muglife}`)}</id>
  <title>${escapeXml(title)}</title>
  <link rel="self" type="application/atom+xml" href="${escapeXml(`${siteUrl}${FEED_PATH}`)}"/>
  <link rel="alternate" type="text/html" href="${escapeXml(`${siteUrl}${paths.muglife}`)}"/>
  <updated>${startOfDay(newest[0]?.date ?? "1970-01-01")}</updated>
  <author><name>${escapeXml(brand.name)}</name></author>
${entries.join("\n")}
</feed>
`;
}

/** Makes links absolute, because a feed reader cannot resolve relative ones. */
function withAbsoluteLinks(html: string, siteUrl: string): string {
  return html.replaceAll(/ (href|src)="\/(?!\/)/g, ` $1="${siteUrl}/`);
}

// Lists the social pictures that the prerendered pages name, with the title, label and picture of each.
import { join } from "node:path";
import type { ArticleDocument } from "../../src/content/schema/articles.ts";
import { articlePath } from "../../src/lib/blog/blog-paths.ts";
import { picturePath } from "../../src/lib/site/picture-path.ts";
import { socialPicturePath } from "../../src/lib/site/social-picture-path.ts";
import { ownCopy } from "./own-copy.ts";
import { decodeEntities } from "./html-entities.ts";
import type { SocialPicture } from "../social/social-pictures.ts";

/** `heads`: the head tags of each page, in the order of the pages. All pages of a list share the picture of its first page. */
export async function* pagePictures(
  heads: Iterable<string> | AsyncIterable<string>,
  articles: readonly ArticleDocument[],
  site: { brandName: string; url: string },
  publicDir: string,
): AsyncGenerator<SocialPicture> {
  const byFile = new Map(articles.map((article) => [socialPicturePath(articlePath(article.slug)), article]));
  const named = new Set<string>();
  for await (const head of heads) {
    const [, file] = /property="og:image" content="https?:\/\/[^/"]+([^"]*\/social\/[^"]+)"/.exec(head) ?? [];
    if (file === undefined || named.has(file)) continue;
    named.add(ownCopy(file));
    const article = byFile.get(file);
    yield {
      file,
      title: article?.title ?? titleOf(head, site.brandName),
      label: article?.category ?? new URL(site.url).host,
      art: article
        ? join(publicDir, picturePath(article.picture.name, Math.max(...article.picture.widths), "webp"))
        : null,
    };
  }
}

/**
 * The paths of pages, those of articles with the same picture one after the other: it is decoded once for all their social pictures.
 * Otherwise in the given order.
 */
export function byPicture(paths: Iterable<string>, articles: readonly ArticleDocument[]): string[] {
  const names = new Map(articles.map(({ slug, picture }) => [articlePath(slug), picture.name]));
  const nameOf = (path: string): string => names.get(path) ?? "";
  return [...paths].sort((one, other) => nameOf(one).localeCompare(nameOf(other)));
}

function titleOf(head: string, brandName: string): string {
  const [, title = ""] = /<title>([^<]*)<\/title>/.exec(head) ?? [];
  return decodeEntities(title).replace(` | ${brandName}`, "");
}

// Lists the social pictures that the prerendered pages name, with the title, label and picture of each.
import { join } from "node:path";
import type { ArticleDocument } from "../../src/content/schema/articles.ts";
import { articlePath } from "../../src/lib/blog/blog-paths.ts";
import { picturePath } from "../../src/lib/site/picture-path.ts";
import { socialPicturePath } from "../../src/lib/site/social-picture-path.ts";
import { decodeEntities } from "./html-entities.ts";
import type { SocialPicture } from "../social/social-pictures.ts";

/** `heads`: the head tags of each page, in the order of the pages. All pages of a list share the picture of its first page. */
export function pagePictures(
  heads: readonly string[],
  articles: readonly ArticleDocument[],
  site: { brandName: string; url: string },
  publicDir: string,
): SocialPicture[] {
  const byFile = new Map(articles.map((article) => [socialPicturePath(articlePath(article.slug)), article]));
  const pictures = new Map<string, SocialPicture>();
  for (const head of heads) {
    const [, file] = /property="og:image" content="https?:\/\/[^/"]+([^"]*\/social\/[^"]+)"/.exec(head) ?? [];
    if (file === undefined || pictures.has(file)) continue;
    const article = byFile.get(file);
    const [, title = ""] = /<title>([^<]*)<\/title>/.exec(head) ?? [];
    pictures.set(file, {
      file,
      title: article?.title ?? decodeEntities(title).replace(` | ${site.brandName}`, ""),
      label: article?.category ?? new URL(site.url).host,
      art: article
        ? join(publicDir, picturePath(article.picture.name, Math.max(...article.picture.widths), "webp"))
        : null,
    });
  }
  return [...pictures.values()];
}

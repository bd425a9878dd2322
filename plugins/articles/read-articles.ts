// Reads all files of src/content/articles. It runs in Vite only, because it uses import.meta.glob.
import { brand } from "@/content/brand";
import { type Article, articleMeta, articleSlug, pictureOfArticle } from "@/content/schema/articles";
import { bodyOf, fillPlaceholders, htmlFileOf, slugOfArticle } from "./fill-placeholders";

const articleModules = import.meta.glob<Record<string, unknown>>("/src/content/articles/*.ts", {
  eager: true,
});
const texts = import.meta.glob<string>("/src/content/articles/*.html", {
  eager: true,
  query: "?raw",
  import: "default",
});

/** `npm run dev` also shows articles that the content check rejects. Files that do not have the form of an article are left out. */
export function readArticles(): Article[] {
  return Object.entries(articleModules).flatMap(([file, exports]) => {
    const { meta, body } = fillPlaceholders(
      { ...exports, body: bodyOf(texts[htmlFileOf(file)] ?? "") },
      brand,
    );
    const slug = slugOfArticle(file, brand);
    const read = articleMeta.safeParse(meta);
    if (!read.success || !articleSlug.safeParse(slug).success || typeof body !== "string" || body === "")
      return [];
    const fields = { callOut: false, ...read.data, slug };
    return [{ dropPath: "/#the-drop?offset=50", ...fields, picture: pictureOfArticle(fields), body }];
  });
}

// Makes the files that the blog's pages load from the articles, and validates each.
import * as z from "zod";
import {
  articleCard,
  articleDocument,
  articleLink,
  listing,
  type Article,
  type ArticleDocument,
} from "@/content/schema/articles";
import type { ArticleHeading } from "@/content/schema";
import { articleFile, listingFile } from "@/features/blog/blog-file-paths";
import { ARTICLE_SCHEMA, LISTING_SCHEMA } from "@/features/blog/read-blog-file";
import { articlePath, listingPath } from "@/lib/blog/blog-paths";
import { ARTICLES_PER_PAGE, inPages } from "@/lib/blog/pagination";
import { mediaAddress } from "@/lib/site/media-address";
import { textOf } from "../entities";

/** The schemas of the files, which leave out what an article has besides. */
const link = articleLink.strip().nullable();
const articleFileSchema = articleDocument.extend({ newer: link, older: link }).strip();
const listingFileSchema = listing.extend({ articles: z.array(articleCard.strip()) });

export type Blog = ReturnType<typeof createBlog>;

/** `articles` are the ones to show, with sanitized bodies. `isUnpublished` marks those that only `npm run dev` shows. */
export function createBlog(
  articles: readonly Article[],
  isUnpublished: (article: Article) => boolean = () => false,
) {
  const sorted = [...articles].sort((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug));
  const bySlug = new Map(sorted.map((article) => [article.slug, article]));
  const all = sorted.map((article): ArticleDocument => {
    const ofKind = sorted.filter(({ kind }) => kind === article.kind);
    const index = ofKind.indexOf(article);
    const body = withMediaAddresses(article.body);
    return {
      ...article,
      unpublished: isUnpublished(article),
      related: article.related.flatMap((related) => {
        const target = bySlug.get(related.slug);
        return target ? [{ ...related, title: target.title, picture: target.picture }] : [];
      }),
      newer: ofKind[index - 1] ?? null,
      older: ofKind[index + 1] ?? null,
      headings: headingsOf(body),
      wordCount: countWordsInHtml(body),
      body,
    };
  });
  const tags = new Set(all.flatMap((article) => article.tags));
  const lists = [
    { tag: null, listed: all.filter(({ kind }) => kind === "fixed") },
    ...[...tags].map((tag) => ({ tag, listed: all.filter((article) => article.tags.includes(tag)) })),
  ];

  /** The content of each file, by its path. */
  const files = new Map<string, object>();
  /** The day of the last change (YYYY-MM-DD) of each page of the blog, by its path. Includes the first listing page. */
  const pages = new Map<string, string>();
  for (const { tag, listed } of lists) {
    const inList = inPages(listed, ARTICLES_PER_PAGE);
    for (const [index, onPage] of inList.entries()) {
      const page = index + 1;
      write(listingFile(tag, page), LISTING_SCHEMA, listingFileSchema, {
        tag,
        page,
        pages: inList.length,
        total: listed.length,
        articles: onPage,
      });
      pages.set(listingPath(tag, page), listed[0]?.date ?? "");
    }
  }
  for (const article of all) {
    write(articleFile(article.slug), ARTICLE_SCHEMA, articleFileSchema, article);
    pages.set(articlePath(article.slug), article.date);
  }
  return { files, pages, articles: all };

  /** Pages rely on this validation: they check only the hash of the schema. */
  function write(file: string, hash: string, schema: z.ZodType<object>, value: object): void {
    const { data, error } = schema.safeParse(value);
    if (error) throw new TypeError(`${file} does not match its schema:\n${z.prettifyError(error)}`);
    files.set(file, { schema: hash, ...data });
  }
}

// The HTML of a body is read and changed by patterns. This is safe because the sanitizer writes it: attributes are quoted, names are in
// lower case, and tags are balanced.

/** The content check asks for the id. Drafts, which `npm run dev` shows, may lack it. */
const HEADING = /<h2 id="([^"]*)">([\s\S]*?)<\/h2>/g;

export function withMediaAddresses(html: string): string {
  return html.replaceAll(/(?<= src=")\/pictures\/[^"]*/g, mediaAddress);
}

export function headingsOf(html: string): ArticleHeading[] {
  return [...html.matchAll(HEADING)].map(([, id = "", inner = ""]) => ({ id, text: textOf(inner).trim() }));
}

export function countWordsInHtml(html: string): number {
  return textOf(html.replaceAll("<", " <")).split(/\s+/).filter(Boolean).length;
}

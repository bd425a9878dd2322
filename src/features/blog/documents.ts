// The documents that the blog's pages read. The build writes one file below /data for each page. We do not use a map
// from slug to chunk, because it would make every page larger with each article.
import type { Picture } from "@/content/schema";
import type { ArticleMeta, RelatedArticle } from "@/content/schema-articles";
import { field, listField, numberField, textField, wordField } from "@/lib/field";

export type ArticleCard = Pick<
  ArticleMeta,
  "slug" | "title" | "excerpt" | "date" | "readMinutes" | "tags" | "picture"
> & {
  /** Whether the article is not published yet. Only `npm run dev` shows it then. */
  unpublished: boolean;
  /** One of the schema's categories, which the build has checked. */
  category: string;
};

export interface Listing {
  tag: string | null;
  page: number;
  pages: number;
  /** The number of articles on all pages together. */
  total: number;
  articles: ArticleCard[];
}

export interface ArticleLink {
  slug: string;
  title: string;
}

export interface ArticleHeading {
  id: string;
  text: string;
}

export interface ArticleDocument extends ArticleCard {
  kind: ArticleMeta["kind"];
  description: string;
  keywords: string[];
  intro: string;
  callOut: boolean;
  dropPath: string;
  related: (RelatedArticle & { picture: Picture })[];
  newer: ArticleLink | null;
  older: ArticleLink | null;
  headings: ArticleHeading[];
  words: number;
  /** Sanitized HTML. */
  body: string;
}

export function articleFile(slug: string): string {
  return `/data/muglife/${slug}.json`;
}

export function listingFile(tag: string | null, page: number): string {
  return tag === null ? `/data/muglife/page/${page}.json` : `/data/muglife/tag/${tag}/${page}.json`;
}

/** Throws if the value is not a listing. */
export function readListing(value: unknown): Listing {
  return {
    tag: field(value, "tag") === null ? null : textField(value, "tag"),
    page: numberField(value, "page"),
    pages: numberField(value, "pages"),
    total: numberField(value, "total"),
    articles: listField(value, "articles", readCard),
  };
}

/** Throws if the value is not an article. */
export function readArticle(value: unknown): ArticleDocument {
  return {
    ...readCard(value),
    kind: wordField(value, "kind", ["fixed", "generic"]),
    description: textField(value, "description"),
    keywords: listField(value, "keywords", readText),
    intro: textField(value, "intro"),
    callOut: field(value, "callOut") === true,
    dropPath: textField(value, "dropPath"),
    related: listField(value, "related", (entry) => ({
      ...readLink(entry),
      teaser: textField(entry, "teaser"),
      picture: readPicture(field(entry, "picture")),
    })),
    newer: readLinkOrNull(field(value, "newer")),
    older: readLinkOrNull(field(value, "older")),
    headings: listField(value, "headings", (entry) => ({
      id: textField(entry, "id"),
      text: textField(entry, "text"),
    })),
    words: numberField(value, "words"),
    body: textField(value, "body"),
  };
}

function readCard(value: unknown): ArticleCard {
  return {
    ...readLink(value),
    excerpt: textField(value, "excerpt"),
    category: textField(value, "category"),
    date: textField(value, "date"),
    readMinutes: numberField(value, "readMinutes"),
    tags: listField(value, "tags", readText),
    picture: readPicture(field(value, "picture")),
    unpublished: field(value, "unpublished") === true,
  };
}

function readPicture(value: unknown): Picture {
  return {
    name: textField(value, "name"),
    widths: listField(value, "widths", readWidth),
    width: numberField(value, "width"),
    height: numberField(value, "height"),
    alt: textField(value, "alt"),
  };
}

function readLink(value: unknown): ArticleLink {
  return { slug: textField(value, "slug"), title: textField(value, "title") };
}

function readLinkOrNull(value: unknown): ArticleLink | null {
  return value === null ? null : readLink(value);
}

function readText(value: unknown): string {
  return textField({ value }, "value");
}

function readWidth(value: unknown): number {
  return numberField({ value }, "value");
}

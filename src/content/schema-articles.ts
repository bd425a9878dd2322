// The schemas of the blog: its labels, its articles as marketers write them, and the files that its pages load.
import * as z from "zod";
import { MAX_TITLE_LENGTH } from "../lib/page-title.ts";
import type { ArticleMeta } from "./schema-types.ts";
import { picture } from "./schema.ts";
import {
  altText,
  anyText,
  day,
  flag,
  group,
  list,
  oneOf,
  shortList,
  slug,
  text,
  textOfLength,
  texts,
  wholeNumber,
} from "./schema-fields.ts";

const shareLabels = group({
  label: text,
  fixed: group({ tweet: text, share: text, linkedIn: text, copy: text }),
  generic: group({ tweet: text, facebook: text, linkedIn: text, copy: text }),
  copied: text,
  /** Announced before the link itself, which is shown selected. */
  refused: text,
});

/** The texts of the blog's pages besides the articles. */
export const blogLabels = group({
  readMore: text,
  minutes: text,
  unpublished: text,
  pagination: group({ label: text, previous: text, next: text, page: text }),
  tag: group({
    heading: text,
    description: text,
    all: text,
    /** For one article, and for more. */
    count: z.tuple([text, text], 'two texts: ["article", "articles"]').readonly(),
  }),
  back: text,
  contents: text,
  tags: text,
  share: shareLabels,
  callOut: group({
    heading: text,
    listHeading: text,
    uses: texts,
  }),
  related: text,
  neighbors: group({ label: text, newer: text, older: text }),
});

const relatedArticle = group({
  slug: anyText.describe("The slug of another article that is out."),
  title: anyText.describe("How the link to it is called."),
  teaser: anyText.describe("One sentence that makes a reader go on."),
});
const PAIR = "a list of two articles: [{ slug, title, teaser }, { slug, title, teaser }]";
const pairOf = <Item extends z.ZodType>(item: Item) => z.tuple([item, item], PAIR).readonly();

/** The form of an article's fields: what a draft must have too, so that it can be shown. */
export const articleMeta = group({
  slug: slug
    .refine((own) => own !== "page" && own !== "tag", {
      error: "another word: this address belongs to the lists of articles",
    })
    .describe("The file's name and the last part of the address."),
  kind: oneOf("fixed", "generic").describe(
    "Fixed articles are in the list; generic ones are reached through related links.",
  ),
  title: anyText.describe(`The heading of the article, 20 to ${MAX_TITLE_LENGTH} characters.`),
  description: anyText.describe("One or two sentences for search results, 70 to 160 characters."),
  keywords: list(anyText, 'a list of keywords: ["one", "two"]').describe(
    "What a reader would search for, 1 to 20 keywords.",
  ),
  excerpt: anyText.describe("Two sentences for the card in the list."),
  intro: anyText.describe("The first paragraph, below the title."),
  category: oneOf("Tips", "Confidence Hacks", "Brand Story").describe("The label on the card."),
  date: day.describe("The day of publication. A build before this day leaves the article out."),
  readMinutes: wholeNumber("minutes, such as 4").describe(
    "200 to 260 words a minute. The build reports which numbers fit the text.",
  ),
  tags: list(slug, 'a list of tags: ["one", "two"]').describe(
    "1 to 6 tags, each of which has a page of its articles.",
  ),
  picture: picture.describe("At the top of the article and on its card, in the shape 16:9."),
  related: pairOf(relatedArticle).describe("The two articles at the end."),
  callOut: flag.describe("Whether the box 'Stay Matte. Stay Confident.' is in the article."),
  dropPath: oneOf("/#the-drop?offset=50", "/#drop").describe("Where 'Let's Go' leads."),
  draft: flag
    .exactOptional()
    .describe("Keeps the article out of the built site. Delete the line to publish it."),
});

/** What an article must have before it is published, besides. */
export const publishedMeta = articleMeta.extend({
  title: textOfLength(20, MAX_TITLE_LENGTH, "search results cut it there"),
  // Below 70 characters search engines often pick another sentence from the page.
  description: textOfLength(70, 160, "what search results show of a page"),
  keywords: shortList(text, 1, 20, "keyword"),
  excerpt: text,
  intro: text,
  tags: shortList(slug, 1, 6, "tag"),
  picture: picture.extend({ alt: altText }),
  related: pairOf(relatedArticle.extend({ title: text, teaser: text })),
});

const count = z.int("a whole number").nonnegative("a whole number from 0");
const articleLink = articleMeta.pick({ slug: true, title: true });

/** An article as lists show it. */
const articleCard = articleMeta
  .pick({
    slug: true,
    title: true,
    excerpt: true,
    category: true,
    date: true,
    readMinutes: true,
    tags: true,
    picture: true,
  })
  .extend({
    /** Whether the article is not published yet. Only `npm run dev` shows it then. */
    unpublished: flag,
  });

/** The file of one page of a list. */
export const listing = group({
  /** The tag that all articles of the list have; null for the list of the whole blog. */
  tag: slug.nullable(),
  page: count,
  pages: count,
  /** The number of articles on all pages together. */
  total: count,
  articles: list(articleCard, "a list of articles"),
});

/** The file of one article. */
export const articleDocument = articleCard.extend({
  ...articleMeta.pick({
    kind: true,
    description: true,
    keywords: true,
    intro: true,
    callOut: true,
    dropPath: true,
  }).shape,
  related: list(relatedArticle.extend({ picture }), "a list of articles"),
  newer: articleLink.nullable(),
  older: articleLink.nullable(),
  headings: list(group({ id: anyText, text: anyText }), "a list of headings"),
  wordCount: count,
  /** Sanitized HTML. */
  body: anyText,
});

export type BlogLabels = z.infer<typeof blogLabels>;
export type ShareLabels = z.infer<typeof shareLabels>;
/** What lists, feeds and heads need of an article. */
export type { ArticleMeta };
export interface Article extends ArticleMeta {
  /** HTML; sanitized before it is shown. */
  body: string;
}
export type ArticleLink = z.infer<typeof articleLink>;
export type ArticleCard = z.infer<typeof articleCard>;
export type Listing = z.infer<typeof listing>;
export type ArticleDocument = z.infer<typeof articleDocument>;
export type ArticleHeading = ArticleDocument["headings"][number];

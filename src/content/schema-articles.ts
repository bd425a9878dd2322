// The schemas of the blog: its labels, its articles as marketers write them, and the files that its pages load.
import * as z from "zod";
import { MAX_TITLE_LENGTH } from "../lib/text/page-title.ts";
import type { ArticleMeta, BlogLabels } from "./schema-types.ts";
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
  label: text.describe("Names the row of share links, for screen readers."),
  fixed: group({
    tweet: text.describe("The link that begins a post on X."),
    share: text.describe(
      "Opens the system's share sheet; where there is none, it copies the address. Before the application runs, it is a link that begins a mail.",
    ),
    linkedIn: text.describe("The link that begins a post on LinkedIn."),
    copy: text.describe("The link that copies the article's address."),
  }).describe("The share links of articles whose `kind` is fixed."),
  generic: group({
    tweet: text.describe("The link that begins a post on X."),
    facebook: text.describe("The link that begins a post on Facebook."),
    linkedIn: text.describe("The link that begins a post on LinkedIn."),
    copy: text.describe("The link that copies the article's address."),
  }).describe("The share links of articles whose `kind` is generic."),
  copied: text.describe("Below the share links, after the browser copied the address."),
  refused: text.describe("The same, where the browser refused. The address follows and can be selected."),
});

/** The texts of the blog's pages besides the articles. */
export const blogLabels = group({
  readMore: text.describe("The link of each card in a list of articles."),
  minutes: text.describe("Behind the minutes of an article, on its card and below its title."),
  unpublished: text.describe("In `npm run dev`, on articles that are not out yet."),
  pagination: group({
    label: text.describe("Names the row of page numbers below a list, for screen readers."),
    previous: text.describe("The link to the page before."),
    next: text.describe("The link to the page after."),
    page: text.describe(
      "Read before a page's number by screen readers; also in the titles of the pages after the first.",
    ),
  }).describe("The row of page numbers, where a list has more than one page."),
  tag: group({
    heading: text.describe("Before the tag, in the title of its page."),
    description: text.describe(
      "What search results show of the page. {tag} is the tag, {count} the number of its articles with the word below.",
    ),
    all: text.describe("The link to /muglife above the heading, which is the tag itself."),
    count: z
      .tuple([text, text], 'two texts: ["article", "articles"]')
      .readonly()
      .describe("The word behind the number of articles: for one, and for more."),
  }).describe("The page of a tag."),
  back: text.describe("The link to /muglife above and below an article."),
  contents: text.describe("Names the list of an article's headings, which long articles have."),
  tags: text.describe("Names a row of tags, for screen readers."),
  share: shareLabels.describe("The share links of an article."),
  callOut: group({
    heading: text.describe("The heading of the box."),
    listHeading: text.describe("Above the list in the box."),
    uses: texts.describe("The list in the box."),
  }).describe("The box at the end of articles whose `callOut` is true."),
  related: text.describe("Above the two related articles."),
  neighbors: group({
    label: text.describe("Names the two links, for screen readers."),
    newer: text.describe("Above the title of the next newer article."),
    older: text.describe("Above the title of the next older article."),
  }).describe("The links to the articles before and after, at the end of an article."),
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

export type ShareLabels = BlogLabels["share"];
/** What lists, feeds and heads need of an article. */
export type { ArticleMeta, BlogLabels };
export interface Article extends ArticleMeta {
  /** HTML; sanitized before it is shown. */
  body: string;
}
export type ArticleLink = z.infer<typeof articleLink>;
export type ArticleCard = z.infer<typeof articleCard>;
export type Listing = z.infer<typeof listing>;
export type ArticleDocument = z.infer<typeof articleDocument>;
export type ArticleHeading = ArticleDocument["headings"][number];

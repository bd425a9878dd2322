// The schemas of the blog: its articles as marketers write them, and the files that its pages load.
import * as z from "zod";
import { MAX_TITLE_LENGTH } from "../../lib/text/page-title.ts";
import { decorativePicture, type Picture } from "./pictures.ts";
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
  wholeNumber,
} from "./fields.ts";

/** The word behind a number: for one, and for more. */
export type WordForms = readonly [string, string];
export const wordForms = z.tuple([text, text], 'two texts: ["article", "articles"]').readonly();

export interface RelatedArticle {
  /** The slug of another article that is out. */
  slug: string;
  /** One sentence that makes a reader go on. */
  teaser: string;
}
const relatedArticle = group({ slug: anyText, teaser: anyText });
const PAIR = "a list of two articles: [{ slug, teaser }, { slug, teaser }]";
const pairOf = <Item extends z.ZodType>(item: Item) => z.tuple([item, item], PAIR).readonly();

/** What lists, feeds and heads need of an article. */
export interface ArticleMeta {
  /** Fixed articles are in the list; generic ones are reached through related links. */
  kind: "fixed" | "generic";
  /** The heading of the article, 20 to 60 characters. */
  title: string;
  /** One or two sentences for search results, 70 to 160 characters. */
  description: string;
  /** What a reader would search for: 1 to 20 keywords, each once, with commas between them. */
  keywords: string;
  /** Two sentences for the card in the list. */
  excerpt: string;
  /** The first paragraph, below the title. */
  intro: string;
  /** The label on the card. */
  category: "Tips" | "Confidence Hacks" | "Brand Story";
  /** The day of publication. A build before this day leaves the article out. A day that exists, as year-month-day between quotes, such as 2026-03-09. */
  date: string;
  /** 200 to 260 words a minute. The build reports which numbers fit the text. A whole number of minutes, such as 4, without quotes. */
  readMinutes: number;
  /** 1 to 6 tags, each of which has a page of its articles. */
  tags: readonly string[];
  /** What the picture at the top of the article and on its card shows. It is public/pictures/articles/<slug>, in the shape 16:9. */
  alt: string;
  /** The name of the picture where it is not the slug. Lower-case letters and digits, joined by single hyphens, such as gym-bag-essentials. */
  pictureName?: string;
  /** The two articles at the end. A list of two articles: [{ slug, teaser }, { slug, teaser }]. */
  related: readonly [RelatedArticle, RelatedArticle];
  /** Puts the box 'Stay Matte. Stay Confident.' into the article. */
  callOut?: boolean;
  /** Where 'Let's Go' leads, if not to /#the-drop?offset=50. */
  dropPath?: "/#the-drop?offset=50" | "/#drop";
  /** Keeps the article out of the built site. Delete the line to publish it. */
  draft?: boolean;
}

/** The picture of an article. Until it is described, a draft shows an empty frame in its place. */
export const pictureOfArticle = ({
  slug: own,
  pictureName = own,
  alt,
}: Pick<Article, "slug" | "alt" | "pictureName">): Picture => ({
  name: `articles/${alt === "" ? "placeholder" : pictureName}`,
  widths: [400, 800, 1200],
  height: 675,
  alt,
});

const dropPath = oneOf("/#the-drop?offset=50", "/#drop");
/** The name of an article's file, which is the last part of its address. */
export const articleSlug = slug.refine((own) => own !== "page" && own !== "tag", {
  error: "another word: this address belongs to the lists of articles",
});

/** The form of an article's fields: what a draft must have too, so that it can be shown. */
export const articleMeta = group({
  kind: oneOf("fixed", "generic"),
  title: anyText,
  description: anyText,
  keywords: anyText,
  excerpt: anyText,
  intro: anyText,
  category: oneOf("Tips", "Confidence Hacks", "Brand Story"),
  date: day,
  readMinutes: wholeNumber("minutes, such as 4"),
  tags: list(slug, 'a list of tags: ["one", "two"]'),
  alt: anyText,
  pictureName: slug.exactOptional(),
  related: pairOf(relatedArticle),
  callOut: flag.exactOptional(),
  dropPath: dropPath.exactOptional(),
  draft: flag.exactOptional(),
}) satisfies z.ZodType<ArticleMeta>;

/** What an article must have before it is published, besides. */
export const publishedMeta = articleMeta.extend({
  title: textOfLength(20, MAX_TITLE_LENGTH, "search results cut it there"),
  // Below 70 characters search engines often pick another sentence from the page.
  description: textOfLength(70, 160, "what search results show of a page"),
  keywords: text.refine((written) => {
    const keywords = written.split(",").map((word) => word.trim());
    return keywords.length <= 20 && new Set(keywords).size === keywords.length;
  }, "1 to 20 keywords, each once, with commas between them"),
  excerpt: text,
  intro: text,
  tags: shortList(slug, 1, 6, "tag"),
  alt: altText,
  related: pairOf(relatedArticle.extend({ teaser: text })),
});

const count = z.int("a whole number").nonnegative("a whole number from 0");
const { title, excerpt, category, date, readMinutes, tags, ...others } = articleMeta.shape;
const { kind, description, keywords, intro } = others;
const picture = decorativePicture;
const shown = { slug, title, excerpt, category, date, readMinutes, tags, picture };
const shownOnPage = { kind, description, keywords, intro, callOut: flag, dropPath };
export const articleLink = group({ slug, title });

/** An article as lists show it. `unpublished`: only `npm run dev` shows it then. */
export const articleCard = group({ ...shown, unpublished: flag });

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
export const articleDocument = group({
  ...articleCard.shape,
  ...shownOnPage,
  related: list(group({ slug, title, teaser: anyText, picture }), "a list of articles"),
  newer: articleLink.nullable(),
  older: articleLink.nullable(),
  headings: list(group({ id: anyText, text: anyText }), "a list of headings"),
  wordCount: count,
  /** Sanitized HTML. */
  body: anyText,
});

export interface Article extends ArticleMeta {
  /** The name of its file. */
  slug: string;
  /** Whether the article has the box. */
  callOut: boolean;
  /** The drop, where the fields name no other place. */
  dropPath: NonNullable<ArticleMeta["dropPath"]>;
  /** Made of the name and the description. */
  picture: Picture;
  /** HTML; sanitized before it is shown. */
  body: string;
}
export type ArticleLink = z.infer<typeof articleLink>;
export type ArticleCard = z.infer<typeof articleCard>;
export type Listing = z.infer<typeof listing>;
export type ArticleDocument = z.infer<typeof articleDocument>;
export type ArticleHeading = ArticleDocument["headings"][number];

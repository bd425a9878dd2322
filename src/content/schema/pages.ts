// What pages of running text, steps, questions and links are made of. See index.ts.
import * as z from "zod";
import { MAX_TITLE_LENGTH } from "../../lib/text/page-title.ts";
import { day, flag, group, linkedText, list, slug, text, textOfLength, withUnique } from "./fields.ts";
import type { Picture } from "./pictures.ts";

export interface PageMeta {
  /** Shown in the tab and in search results, without the brand's name. 1 to 60 characters (search results cut it there). */
  title: string;
  /** One or two sentences for search results and shared links. 50 to 160 characters (what search results show of a page). */
  description: string;
}
export const pageMeta = group({
  title: textOfLength(1, MAX_TITLE_LENGTH, "search results cut it there"),
  description: textOfLength(50, 160, "what search results show of a page"),
}) satisfies z.ZodType<PageMeta>;

/** The top of a page. */
export interface HeadedPage {
  /** For the tab, search results and shared links. */
  meta: PageMeta;
  /** The heading of the page. */
  heading: string;
  /** Below the heading of the page. */
  lead: string;
}

/** The top of a part of a page. */
export interface HeadedText {
  /** The heading of this part of the page. */
  heading: string;
  /** Below or beside that heading. */
  text: string;
}

export interface Step {
  /** One word: "Pull". */
  title: string;
  /** One to three short sentences. */
  text: string;
  /** Shows the step. */
  picture: Picture;
}

/** A heading and what there is to say below it. */
export interface TitledText {
  /** The heading of one entry. */
  title: string;
  /** Below that heading. */
  text: string;
}

export interface Link {
  /** Where the link leads: an address of the site, such as /faq. */
  to: string;
  /** What the link says. */
  label: string;
}

/** A short figure and what it counts. */
export interface Figure {
  /** The figure with its unit: "30 days". */
  figure: string;
  /** What it counts: "to send it back". */
  label: string;
}
export const figure = group({ figure: text, label: text }) satisfies z.ZodType<Figure>;
export const figures = list(figure, "a list of figures: [{ figure, label }]");

/**
 * A paragraph, a list with a dot before each text, one sentence set large, or a small table of two columns. Text may hold links
 * written as `[label](/address)`.
 */
export type TextBlock =
  | string
  | { list: readonly string[] }
  | { loud: string }
  | { table: readonly TableRow[] };

export interface TableRow {
  /** What the row is about. */
  label: string;
  /** What there is to say about it. Links are written as [label](/address). */
  text: string;
}
export const textBlock = z.union(
  [
    linkedText,
    group({ list: list(linkedText, 'a list of texts: ["one", "two"]') }),
    group({ loud: linkedText }),
    group({ table: list(group({ label: text, text: linkedText }), 'rows: [{ label: "…", text: "…" }]') }),
  ],
  'a text, { list: ["…"] }, { loud: "…" } or { table: [{ label: "…", text: "…" }] }',
) satisfies z.ZodType<TextBlock>;

const blocks = list(textBlock, 'a list of paragraphs: ["…", "…"]').refine(({ length }) => length > 0, {
  error: "one paragraph at least",
});

export interface FaqItem {
  /** The part of the address behind #: /faq#scent. Lower-case letters and digits, joined by single hyphens, such as gym-bag-essentials. */
  id: string;
  /** The heading of a group of questions, on the first of them. */
  begins?: string;
  /** As a buyer would ask it, with a question mark. */
  question: string;
  /** The first paragraph answers the question. */
  answer: readonly TextBlock[];
  /** Words that people look for and the answer does not use. */
  searchWords?: readonly string[];
  /** What proves the answer. With a shop, the build stops where 'where-made' has none. */
  source?: string;
}
export const faqItem = group({
  id: slug,
  begins: text.exactOptional(),
  question: text,
  answer: blocks,
  searchWords: list(text, 'a list of words: ["often", "daily"]').exactOptional(),
  source: text.exactOptional(),
}) satisfies z.ZodType<FaqItem>;
export const faqItems = withUnique("id", list(faqItem, "a list of questions: [{ id, question, answer }]"));

/** A section of another page that the search of /faq finds. */
export interface SearchedPage {
  /** The address of the section. */
  to: string;
  /** The heading of the section, as the search of /faq shows it. */
  heading: string;
  /** The page's heading behind it; null for the home page. */
  page: string | null;
  /** The text that the search reads. */
  blocks: readonly TextBlock[];
  /** Words that people look for and the text does not use. */
  searchWords: readonly string[];
}
const searchedPage = group({
  to: text,
  heading: text,
  page: text.nullable(),
  blocks: list(textBlock, 'a list of paragraphs: ["…", "…"]'),
  searchWords: list(text, 'a list of words: ["price", "cost"]'),
}) satisfies z.ZodType<SearchedPage>;
export const searchedPages = withUnique("to", list(searchedPage, "a list of pages: [{ … }, { … }]"));

export interface DocumentSection {
  /** The part of the address behind #. Lower-case letters and digits, joined by single hyphens, such as gym-bag-essentials. */
  id: string;
  /** The heading, which the list of contents shows, too. */
  heading: string;
  /** Paragraphs, lists, tables. Links are written as [label](/address). */
  blocks: readonly TextBlock[];
}
const documentSection = group({ id: slug, heading: text, blocks }) satisfies z.ZodType<DocumentSection>;

/** A page of running text: a policy, a story. */
export interface TextPage extends HeadedPage {
  /** The last change of a policy; null where none is shown. */
  updated: {
    /** Stands before the date: "Dated". */
    label: string;
    /** The day of the last change. The page and the sitemap show it. A day that exists, as year-month-day between quotes, such as 2026-03-09. */
    date: string;
    /** Of the text and the date: the build names it when either has changed, and stops. Eight digits and letters. */
    hash?: string;
  } | null;
  /** What most readers came for, at the top. Three or four. */
  figures?: readonly Figure[];
  /** true while the page tells the sample's story. With a shop, the build stops until the line is deleted. */
  isSample?: boolean;
  /** The parts of the page, in this order. */
  sections: readonly DocumentSection[];
}
export const textPage = group({
  meta: pageMeta,
  heading: text,
  lead: text,
  updated: group({ label: text, date: day, hash: text.exactOptional() }).nullable(),
  figures: list(figure, 'a list of figures: [{ figure: "30 days", label: "…" }]').exactOptional(),
  isSample: flag.exactOptional(),
  sections: withUnique("id", list(documentSection, "a list of sections: [{ id, heading, blocks }]")),
}) satisfies z.ZodType<TextPage>;

// Checks each article before the build: the fields that a marketer wrote, and the rules on which pages, lists and feeds rely.
import { articleMeta, articleSlug, publishedMeta } from "@/content/schema/articles";
import { field as valueOf } from "@/lib/field";
import { clipped, shown, type FieldPath, type Finding } from "../content/content-problem";
import type { ContentFile } from "../content/read-content";
import { schemaFindings } from "../content/schema-check";
import { checkBody } from "./check-body";
import { checkRelated, problemOfAddress, type ArticleLinks } from "./check-links";
import { htmlFileOf } from "./fill-placeholders";
import { readHtml } from "./read-html";

export interface ArticleRules {
  links: ArticleLinks;
  publicDir: string;
  /** YYYY-MM-DD. An article that is published today must not link to one that is not. */
  today: string;
  firstPlaceOf: ReturnType<typeof findRepeatedTexts>;
  placeOf: (file: ContentFile, finding: Pick<Finding, "path" | "inBody">) => string;
}

/**
 * The article's problems. `slug` is taken from the file's name. For a draft, only the form of its fields is checked; an article with a
 * future date is checked completely. Never throws.
 */
export function* checkArticle(article: ContentFile, slug: string, rules: ArticleRules): Generator<Finding> {
  const { meta, body } = article.exports;
  const isDraft = valueOf(meta, "draft") === true;
  yield* checkExports(article, slug);
  if (meta !== undefined) yield* schemaFindings(isDraft ? articleMeta : publishedMeta, meta, ["meta"]);
  if (isDraft) return;

  const date = articleMeta.shape.date.safeParse(valueOf(meta, "date")).data;
  const from = date !== undefined && date > rules.today ? date : rules.today;
  yield* checkRelated(meta, slug, from, rules.links);
  const repeated: Repeated[] = [];
  for (const kind of ["title", "description"]) findRepeated(kind, ["meta", kind], valueOf(meta, kind));
  findRepeated("paragraph", ["meta", "intro"], valueOf(meta, "intro"));
  const reading = typeof body === "string" && body !== "" ? readHtml(body) : null;
  for (const { tag, text, line } of reading?.elements ?? [])
    if (tag === "p") findRepeated("paragraph", ["body"], text, line);
  yield* findingsOfRepeated(repeated);
  if (!reading) return;
  yield* checkBody(reading, {
    publicDir: rules.publicDir,
    problemOfAddress: (address, ids) => problemOfAddress(address, from, ids, rules.links),
  });
  if (reading.isComplete) yield* checkReadMinutes(valueOf(meta, "readMinutes"), reading.text);

  function findRepeated(kind: string, path: FieldPath, text: unknown, inBody?: Finding["inBody"]): void {
    if (typeof text !== "string") return;
    const at = { path, ...(inBody !== undefined && { inBody }) };
    const first = rules.firstPlaceOf(kind, text, () => rules.placeOf(article, at));
    if (first === null) return;
    const expected = kind === "paragraph" ? "a paragraph that is nowhere else" : `a ${kind} of its own`;
    repeated.push({ ...at, first, found: `what is in ${first} already: "${clipped(text)}"`, expected });
  }
}

/** `first`: where it stands first, such as `src/content/articles/confidence-boost-tips.html:12`. */
type Repeated = Finding & { first: string };

/** So many texts of another file are not mistakes of their own: the file is a copy of it. */
const TEXTS_OF_A_COPY = 3;

function* findingsOfRepeated(repeated: readonly Repeated[]): Generator<Finding> {
  const fileOf = ({ first }: Repeated): string => first.replace(/\.\w+:\d+$/, ".ts");
  for (const file of new Set(repeated.map(fileOf))) {
    const texts = repeated.filter((one) => fileOf(one) === file);
    if (texts.length >= TEXTS_OF_A_COPY)
      yield {
        path: ["meta"],
        found: `${texts.length} texts that are in ${file} already: it is a copy`,
        expected: "an article with a title, a description and paragraphs of its own, or no such file",
      };
    else yield* texts;
  }
}

function* checkExports({ file, exports, source }: ContentFile, slug: string): Generator<Finding> {
  const { meta, body } = exports;
  const expectedName = articleSlug.safeParse(slug).error?.issues[0]?.message;
  if (expectedName !== undefined)
    yield {
      path: ["file name"],
      found: shown(file.split("/").at(-1)),
      expected: `${expectedName}. The file's name without .ts is the article's address`,
    };
  if (meta === undefined)
    yield {
      path: ["meta"],
      found: "no fields",
      expected: "export const meta: ArticleMeta = { … }, with the fields between the braces",
    };
  // As articles had it before 2026-11-30.
  const isWithin = /^export const body\b/m.test(source.text);
  if (body === undefined || body === "" || isWithin)
    yield {
      path: ["this file"],
      found: isWithin ? "body, the article's text" : "no text beside it",
      expected: `${htmlFileOf(file)} with ${isWithin ? "what stands between the backticks, and no body here" : "the article's text as HTML: <p>…</p>"}`,
    };
}

const WORDS_PER_MINUTE = { min: 200, usual: 230, max: 260 };

function* checkReadMinutes(minutes: unknown, text: string): Generator<Finding> {
  // A word contains a letter or a digit. A dash between spaces is none.
  const words = text.split(" ").filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  const fitting = fittingMinutes(words);
  if (typeof minutes !== "number" || fitting.includes(minutes)) return;
  yield {
    path: ["meta", "readMinutes"],
    found: shown(minutes),
    expected: `${fitting.length > 2 ? `${fitting[0]} to ${fitting.at(-1)}` : fitting.join(" or ")}: the text has ${words} words (${WORDS_PER_MINUTE.min} to ${WORDS_PER_MINUTE.max} words per minute)`,
  };
}

/**
 * All whole numbers of minutes at which the reading speed is 200 to 260 words per minute. When there is none (261 to 399 and 521
 * to 599 words), the nearest number at 230 words per minute.
 */
export function fittingMinutes(words: number): readonly number[] {
  const fewest = Math.max(1, Math.ceil(words / WORDS_PER_MINUTE.max));
  const most = Math.floor(words / WORDS_PER_MINUTE.min);
  return most < fewest
    ? [Math.max(1, Math.round(words / WORDS_PER_MINUTE.usual))]
    : Array.from({ length: most - fewest + 1 }, (_, index) => fewest + index);
}

/** Shorter paragraphs, such as 'Two rules.' or 'Here is how:', may be in several articles. */
const MIN_WORDS = 8;

/**
 * Finds texts of one kind, such as titles or paragraphs, that are in content more than once. The returned function takes the
 * texts one after another, and gives the place of an earlier one with the same words, or null. A place is computed only when it is returned.
 */
export function findRepeatedTexts() {
  const seen = new Map<string, () => string>();
  return (kind: string, text: string, place: () => string): string | null => {
    const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
    if (words.length === 0 || (kind === "paragraph" && words.length < MIN_WORDS)) return null;
    const key = `${kind}:${words.join(" ")}`;
    const first = seen.get(key);
    if (!first) seen.set(key, place);
    return first?.() ?? null;
  };
}

// What the fields of a published article must hold. A field of the wrong kind is passed over: check-shape tells it.
import { field as valueOf } from "../../lib/field.ts";
import { shown, type Report } from "./article-problem.ts";
import { isMinutes, isPicture, isText, isTexts } from "./check-shape.ts";

/** Search results cut a title at about 60 characters; one below 20 says too little to be picked. */
const TITLE_LENGTH = { least: 20, most: 60 };
/** Search results show up to 160 characters and, below 70, often pick another sentence from the page. */
const DESCRIPTION_LENGTH = { least: 70, most: 160 };

const MOST_TAGS = 6;
const WORDS_A_MINUTE = { fewest: 200, usual: 230, most: 260 };

/** What `npm run new:article` writes, so that the page can be looked at before it has a picture. */
const PLACEHOLDER_PICTURE = "articles/placeholder";
const EXTENSIONS = ["avif", "webp"];

export function checkTexts(meta: unknown, report: Report): void {
  for (const field of ["title", "description", "excerpt", "intro"])
    checkPlainText(meta, field, field, report);
  checkLength(meta, "title", TITLE_LENGTH, "search results cut it there", report);
  checkLength(meta, "description", DESCRIPTION_LENGTH, "what search results show of a page", report);

  const keywords = valueOf(meta, "keywords");
  if (isTexts(keywords)) {
    if (keywords.length === 0)
      report({
        field: "keywords",
        holds: shown(keywords),
        should: "one keyword at least: what a reader would search for",
      });
    reportDoubles(keywords, "keywords", report);
    for (const [index, keyword] of keywords.entries())
      if (keyword.trim() === "")
        report({ field: `keywords[${index}]`, holds: shown(keyword), should: "a word or two" });
  }
  const tags = valueOf(meta, "tags");
  if (isTexts(tags)) {
    if (tags.length < 1 || tags.length > MOST_TAGS)
      report({ field: "tags", holds: shown(tags), should: `1 to ${MOST_TAGS} tags` });
    reportDoubles(tags, "tags", report);
  }
}

/** Text for people: something, and no HTML, which would stand there in angle brackets. */
export function checkPlainText(group: unknown, key: string, field: string, report: Report): void {
  const text = valueOf(group, key);
  if (!isText(text)) return;
  const tag = /<\/?[a-z][^>]*>/i.exec(text)?.[0];
  if (text.trim() === "")
    report({ field, holds: "an empty text", should: "filled in before the article is published" });
  else if (tag) report({ field, holds: `HTML: ${tag}`, should: "plain text: HTML works only in the body" });
  else if (text !== text.trim() || text.includes("\n"))
    report({ field, holds: shown(text), should: "one line, without spaces at its ends" });
}

function checkLength(
  meta: unknown,
  field: string,
  length: { least: number; most: number },
  why: string,
  report: Report,
): void {
  const text = valueOf(meta, field);
  if (!isText(text) || text.trim() === "" || (text.length >= length.least && text.length <= length.most))
    return;
  const off =
    text.length > length.most ? `${text.length - length.most} fewer` : `${length.least - text.length} more`;
  report({
    field,
    holds: `${text.length} characters: ${shown(text)}`,
    should: `${length.least} to ${length.most} characters (${why}): ${off}`,
  });
}

function reportDoubles(values: readonly string[], field: string, report: Report): void {
  for (const [index, value] of values.entries())
    if (values.indexOf(value) !== index)
      report({
        field: `${field}[${index}]`,
        holds: `${shown(value)} for the second time`,
        should: "there once: take one away",
      });
}

export function checkPicture(meta: unknown, isPublicFile: (path: string) => boolean, report: Report): void {
  const picture = valueOf(meta, "picture");
  const altProblem = problemOfAlt(valueOf(picture, "alt"));
  if (altProblem) report({ field: "picture.alt", ...altProblem });
  if (!isPicture(picture)) return;

  const { name, widths, width } = picture;
  const command = `npm run pictures -- <your picture> articles/<its name> 400 800 1200`;
  if (name === PLACEHOLDER_PICTURE) {
    report({
      field: "picture.name",
      holds: "the placeholder",
      should: `the article's own picture. Make it with: ${command}`,
    });
    return;
  }
  const filesOf = (size: number): string[] =>
    EXTENSIONS.map((extension) => `/pictures/${name}-${size}.${extension}`);
  const missing = widths.filter((size) => !filesOf(size).every(isPublicFile));
  if (missing.length > 0 && missing.length === widths.length)
    report({
      field: "picture.name",
      holds: `${shown(name)}, but there is no file public${filesOf(missing[0] ?? 0)[0]}`,
      should: /\.\w+$/.test(name)
        ? `without the ending of a file: "${name.replace(/\.\w+$/, "")}"`
        : `the name of a picture below public/pictures, such as "articles/gym-bag". Make it with: ${command}`,
    });
  else
    for (const size of missing)
      report({
        field: `picture.widths[${widths.indexOf(size)}]`,
        holds: `${size}, but there is no ${filesOf(size)
          .filter((path) => !isPublicFile(path))
          .map((path) => `public${path}`)
          .join(" and no ")}`,
        should: `a width that was made. Make it with: ${command}`,
      });
  if (widths.length === 0 || Math.max(...widths) !== width)
    report({
      field: "picture.width",
      holds: shown(width),
      should: `the largest of the widths (${widths.join(", ") || "none"})`,
    });
}

/** For pictures of the text too: what is wrong with an alternative text, or null. */
export function problemOfAlt(alt: unknown): { holds: string; should: string } | null {
  if (!isText(alt)) return null;
  if (alt.trim() === "")
    return {
      holds: "an empty text",
      should: "what the picture shows, in a sentence, for readers who cannot see it",
    };
  const opening =
    /^\W*(an?\s+|the\s+)?(image|picture|photo|photograph|graphic|illustration)\s+(of|showing)\b/i.exec(
      alt,
    )?.[0];
  return opening
    ? {
        holds: shown(alt),
        should: `without "${opening}": screen readers say that by themselves. Begin with what it shows`,
      }
    : null;
}

export function checkReadMinutes(meta: unknown, words: number, report: Report): void {
  const minutes = valueOf(meta, "readMinutes");
  const fitting = fittingMinutes(words);
  if (!isMinutes(minutes) || fitting.includes(minutes)) return;
  report({
    field: "readMinutes",
    holds: String(minutes),
    should: `${fitting.length > 2 ? `${fitting[0]} to ${fitting.at(-1)}` : fitting.join(" or ")}: the text has ${words} words (${WORDS_A_MINUTE.fewest} to ${WORDS_A_MINUTE.most} words a minute)`,
  });
}

/** Every whole number of minutes at 200 to 260 words each; between two of them (261 to 399 words, 521 to 599) the nearest at 230. */
export function fittingMinutes(words: number): readonly number[] {
  const fewest = Math.max(1, Math.ceil(words / WORDS_A_MINUTE.most));
  const most = Math.floor(words / WORDS_A_MINUTE.fewest);
  return most < fewest
    ? [Math.max(1, Math.round(words / WORDS_A_MINUTE.usual))]
    : Array.from({ length: most - fewest + 1 }, (_, index) => fewest + index);
}

// Whether the fields are there, spelt right, and of the right kind: what a draft must satisfy too, so that it can be shown.
import type { ArticleMeta, Picture, RelatedArticle } from "../../content/schema.ts";
import { field as valueOf } from "../../lib/field.ts";
import { either, shown, type Report } from "./article-problem.ts";
import { nearest, suggestion } from "./nearest.ts";

/** Reports what is wrong, if it is told whom to; true where the value is a T. */
export type Check<T> = (value: unknown, name?: string, report?: Report) => value is T;

type Shape<T> = { [K in keyof T]-?: Check<T[K]> };

function check<T>(
  fits: (value: unknown) => boolean,
  should: string | ((value: unknown) => string),
): Check<T> {
  return (value, name = "", report): value is T => {
    if (fits(value)) return true;
    report?.({
      field: name,
      holds: shown(value),
      should: typeof should === "string" ? should : should(value),
    });
    return false;
  };
}

export const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Addresses below /muglife that lists have. */
const TAKEN = new Set<unknown>(["page", "tag"]);

export const isText = check<string>(
  (value) => typeof value === "string",
  (value) => `text between quotes: "…"${value === undefined ? ". The field is missing" : ""}`,
);

const SLUG_FORM = "lower-case letters and digits, joined by single hyphens, such as gym-bag-essentials";

const isTag = check<string>((value) => typeof value === "string" && SLUG.test(value), SLUG_FORM);

const isAddress = check<string>(
  (value) => isTag(value) && !TAKEN.has(value),
  (value) => (TAKEN.has(value) ? "another word: this address belongs to the lists of articles" : SLUG_FORM),
);

export const isDate = check<string>(
  isRealDate,
  "a day that exists, as year-month-day between quotes, such as 2026-03-09",
);

export const isMinutes = check<number>(
  (value) => Number.isSafeInteger(value) && Number(value) > 0,
  "a whole number of minutes, such as 4, without quotes",
);

const isPixels = check<number>(
  (value) => Number.isSafeInteger(value) && Number(value) > 0,
  "a whole number of pixels, such as 800, without quotes",
);

const isFlag = check<boolean>((value) => typeof value === "boolean", "true or false, without quotes");

const isOptionalFlag = check<boolean | undefined>(
  (value) => value === undefined || typeof value === "boolean",
  "true or false, without quotes; or take the line away",
);

function isOneOf<const T extends string>(...options: readonly T[]): Check<T> {
  return check<T>(
    (value) => options.some((option) => option === value),
    (value) =>
      either(options.map((option) => `"${option}"`)) +
      (typeof value === "string" ? suggestion(value, options) : ""),
  );
}

/** `length` where the list must have just so many. */
function isListOf<T>(isItem: Check<T>, should: string, length?: number): Check<readonly T[]> {
  return (value, name = "", report): value is readonly T[] => {
    if (!Array.isArray(value) || (length !== undefined && value.length !== length)) {
      report?.({ field: name, holds: shown(value), should });
      return false;
    }
    // Every item, not the first wrong one: all errors in one run.
    return value.filter((item, index) => !isItem(item, `${name}[${index}]`, report)).length === 0;
  };
}

/** A group of fields: each is checked, and none may stand there that the schema does not know. */
function isGroup<T extends object>(shape: Shape<T>): Check<T> {
  const checks = Object.entries<Check<unknown>>(shape);
  const known = checks.map(([key]) => key);
  return (value, name = "", report): value is T => {
    if (typeof value !== "object" || value === null || Array.isArray(value)) {
      report?.({ field: name, holds: shown(value), should: `a group of fields: { ${known.join(", ")} }` });
      return false;
    }
    const path = (key: string): string => (name === "" ? key : `${name}.${key}`);
    const missing = known.filter((key) => !Object.hasOwn(value, key));
    const unknown = Object.keys(value).filter((key) => !known.includes(key));
    const meant = unknown.map((key) => nearest(key, missing) ?? nearest(key, known));
    for (const [index, key] of unknown.entries()) {
      const guess = meant[index];
      report?.({
        field: path(key),
        holds: shown(valueOf(value, key)),
        should: guess
          ? `called ${guess}. Did you mean that? There is no field ${key}`
          : `taken away: there is no field ${key}. The fields are ${known.join(", ")}`,
      });
    }
    const wrong = checks.filter(([key, isField]) => {
      // A misspelt field is one mistake, not two.
      const told = missing.includes(key) && meant.includes(key);
      return !isField(valueOf(value, key), path(key), told ? undefined : report);
    });
    return unknown.length === 0 && wrong.length === 0;
  };
}

export const isPicture: Check<Picture> = isGroup<Picture>({
  name: isText,
  widths: isListOf(isPixels, "a list of widths: [400, 800, 1200]"),
  width: isPixels,
  height: isPixels,
  alt: isText,
});

const isRelated: Check<RelatedArticle> = isGroup<RelatedArticle>({
  slug: isText,
  title: isText,
  teaser: isText,
});

export const isTexts = isListOf(isText, 'a list of texts: ["one", "two"]');

const isListOfTwo = isListOf(
  isRelated,
  "a list of two articles: [{ slug, title, teaser }, { slug, title, teaser }]",
  2,
);

/** A pair is a list of two: the length is checked there. */
const isRelatedPair: Check<ArticleMeta["related"]> = (value, name, report): value is ArticleMeta["related"] =>
  isListOfTwo(value, name, report);

/** The compiler holds this against ArticleMeta: a field added there must be added here. */
export const isArticleMeta: Check<ArticleMeta> = isGroup<ArticleMeta>({
  slug: isAddress,
  kind: isOneOf("fixed", "generic"),
  title: isText,
  description: isText,
  keywords: isTexts,
  excerpt: isText,
  intro: isText,
  category: isOneOf("Tips", "Confidence Hacks", "Brand Story"),
  date: isDate,
  readMinutes: isMinutes,
  tags: isListOf(isTag, 'a list of tags: ["oily-skin", "gym"]'),
  picture: isPicture,
  related: isRelatedPair,
  callOut: isFlag,
  dropPath: isOneOf("/#the-drop?offset=50", "/#drop"),
  draft: isOptionalFlag,
});

/** 2025-02-30 is of the right form and no day: the calendar gives back another. */
function isRealDate(value: unknown): boolean {
  if (typeof value !== "string" || !/^\d{4}-\d\d-\d\d$/.test(value)) return false;
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}

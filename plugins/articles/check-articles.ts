// Checks each article before the build: the fields that a marketer wrote, and the rules on which pages, lists and feeds rely.
import { articleMeta, publishedMeta } from "@/content/schema/articles";
import { slug as slugSchema } from "@/content/schema/fields";
import { field as valueOf } from "@/lib/field";
import { clipped, shown, type Finding, type Report } from "../content/content-problem";
import type { FirstPlaceOf } from "../content/find-repeated-texts";
import type { ContentFile } from "../content/read-content";
import { schemaFindings } from "../content/schema-findings";
import { checkBody } from "./check-body";
import { checkRelated, problemOfAddress, type ArticleLinks } from "./check-links";

export interface ArticleRules {
  links: ArticleLinks;
  publicDir: string;
  /** YYYY-MM-DD. An article that is published today must not link to one that is not. */
  today: string;
  firstPlaceOf: FirstPlaceOf;
  placeOf: (file: ContentFile, finding: Pick<Finding, "path" | "inBody">) => string;
}

/**
 * Returns the article's problems. `slug` is taken from the file's name. For a draft, only the form of its fields is checked; an
 * article with a future date is checked completely. Never throws.
 */
export function checkArticle(article: ContentFile, slug: string, rules: ArticleRules): Finding[] {
  const { meta, body } = article.exports;
  const isDraft = valueOf(meta, "draft") === true;
  const findings = [
    ...checkExports(article, slug),
    ...(meta === undefined ? [] : schemaFindings(isDraft ? articleMeta : publishedMeta, meta, ["meta"])),
  ];
  if (isDraft) return findings;

  const date = articleMeta.shape.date.safeParse(valueOf(meta, "date")).data;
  const from = date !== undefined && date > rules.today ? date : rules.today;
  const report = (finding: Finding): void => void findings.push(finding);
  const reportDouble = (kind: string, text: unknown, at: Pick<Finding, "path" | "inBody">): void => {
    const first =
      typeof text === "string" ? rules.firstPlaceOf(kind, text, () => rules.placeOf(article, at)) : null;
    if (first !== null)
      report({
        ...at,
        found: `what is in ${first} already: "${clipped(String(text))}"`,
        expected: kind === "paragraph" ? "a paragraph that is nowhere else" : `a ${kind} of its own`,
      });
  };

  findings.push(...checkRelated(meta, slug, from, rules.links));
  for (const kind of ["title", "description"])
    reportDouble(kind, valueOf(meta, kind), { path: ["meta", kind] });
  reportDouble("paragraph", valueOf(meta, "intro"), { path: ["meta", "intro"] });
  if (typeof body !== "string") return findings;
  const reading = checkBody(
    body,
    {
      publicDir: rules.publicDir,
      problemOfAddress: (address, ids) => problemOfAddress(address, from, ids, rules.links),
    },
    report,
  );
  if (reading.isComplete) checkReadMinutes(valueOf(meta, "readMinutes"), reading.text, report);
  for (const { tag, text, line, near } of reading.elements)
    if (tag === "p") reportDouble("paragraph", text, { path: ["body"], inBody: { line, near } });
  return findings;
}

/** Checks what even a draft must have: a valid file name, `meta` and `body`. */
function checkExports({ file, exports }: ContentFile, slug: string): Finding[] {
  const { meta, body } = exports;
  const names = Object.keys(exports).join(", ") || "nothing";
  const findings: Finding[] = [];
  if (!slugSchema.safeParse(slug).success)
    findings.push({
      path: ["file name"],
      found: shown(file.split("/").at(-1)),
      expected:
        "lower-case letters, digits and hyphens, then .ts, such as gym-bag-essentials.ts: it is the article's address",
    });
  if (meta === undefined)
    findings.push({
      path: ["meta"],
      found: `no meta: the file exports ${names}`,
      expected: "export const meta: ArticleMeta = { … }",
    });
  const written = valueOf(meta, "slug");
  if (typeof written === "string" && written !== slug)
    findings.push({
      path: ["meta", "slug"],
      found: shown(written),
      expected: `"${slug}", as the file is named; or the file named ${written}.ts`,
    });
  if (typeof body !== "string")
    findings.push({
      path: ["body"],
      found: body === undefined ? `no body: the file exports ${names}` : shown(body),
      expected: "text: export const body = `<p>…</p>`;",
    });
  return findings;
}

const WORDS_PER_MINUTE = { min: 200, usual: 230, max: 260 };

function checkReadMinutes(minutes: unknown, text: string, report: Report): void {
  // A word contains a letter or a digit. A dash between spaces is none.
  const words = text.split(" ").filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  const fitting = fittingMinutes(words);
  if (typeof minutes !== "number" || fitting.includes(minutes)) return;
  report({
    path: ["meta", "readMinutes"],
    found: shown(minutes),
    expected: `${fitting.length > 2 ? `${fitting[0]} to ${fitting.at(-1)}` : fitting.join(" or ")}: the text has ${words} words (${WORDS_PER_MINUTE.min} to ${WORDS_PER_MINUTE.max} words per minute)`,
  });
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

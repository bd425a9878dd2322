// Checks each article before the build: the fields that a marketer wrote, and the rules on which pages, lists and feeds rely.
import { articleMeta, publishedMeta } from "@/content/schema/articles";
import { slug as slugSchema } from "@/content/schema/fields";
import { field as valueOf } from "@/lib/field";
import { clipped, shown, type Finding } from "../content/content-problem";
import type { FirstPlaceOf } from "../content/find-repeated-texts";
import type { ContentFile } from "../content/read-content";
import { schemaFindings } from "../content/schema-findings";
import { checkBody } from "./check-body";
import { checkRelated, problemOfAddress, type ArticleLinks } from "./check-links";
import { checkReadMinutes, countTextWords } from "./reading-time";

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

  for (const finding of checkRelated(meta, slug, from, rules.links)) report(finding);
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
  if (reading.isComplete)
    for (const finding of checkReadMinutes(valueOf(meta, "readMinutes"), countTextWords(reading.text)))
      report(finding);
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

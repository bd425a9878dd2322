// The articles of MugLife, before they are built: what a marketer wrote, and what the pages, lists and feeds rely on.
import { field as valueOf } from "../../lib/field.ts";
import { shown, type ArticleProblem, type Finding, type Report } from "./article-problem.ts";
import { checkBody } from "./check-body.ts";
import { checkRelated, problemOfAddress, type ArticleLinks } from "./check-links.ts";
import { checkPicture, checkPlainText, checkReadMinutes, checkTexts } from "./check-meta.ts";
import { isArticleMeta, isDate, isText, SLUG } from "./check-shape.ts";
import {
  fillPlaceholders,
  type NamedBrand,
  slugOfArticle,
  unknownPlaceholders,
} from "./fill-placeholders.ts";
import { createDoubles } from "./doubles.ts";
import { lineInBody, lineOfField } from "./find-line.ts";

export { describeProblems, type ArticleProblem } from "./article-problem.ts";

export interface ArticleFile {
  /** Such as `src/content/articles/gym-bag.ts`. */
  file: string;
  source: string;
  /** What the module exports; nothing is believed of it. */
  exports: { meta?: unknown; body?: unknown; [name: string]: unknown };
}

export interface ArticleSurroundings {
  brand: NamedBrand;
  /** Whether a path of the site leads somewhere, such as `/faq` or `/#the-drop?offset=50`. Not asked for articles. */
  isPath: (path: string) => boolean;
  /** Whether a file is there below public/, such as `/pictures/articles/gym-bag-800.avif`. */
  isPublicFile: (path: string) => boolean;
  /** What the sanitiser lets through. */
  allowed: { tags: readonly string[]; attributes: readonly string[] };
  /** Such as `https://mugworks.example`: links to it are written as paths. */
  siteUrl: string;
  /** YYYY-MM-DD: what is out today must not lead to what is not. */
  today: string;
}

/**
 * All that is wrong, by file and line; empty when all is well. A draft is held to the form of its fields only, a date to
 * come to everything. Never throws.
 */
export function checkArticles(
  unfilled: readonly ArticleFile[],
  surroundings: ArticleSurroundings,
): ArticleProblem[] {
  const { brand } = surroundings;
  const files = unfilled.map((article) => ({
    ...article,
    exports: fillPlaceholders(article.exports, brand),
  }));
  const bySlug = new Map(files.map((article) => [slugOfArticle(article.file, brand), article]));
  const links: ArticleLinks = {
    slugs: [...bySlug.keys()],
    isArticle: (slug) => bySlug.has(slug),
    isPath: surroundings.isPath,
    siteUrl: surroundings.siteUrl,
    publication(slug) {
      const meta = bySlug.get(slug)?.exports.meta;
      const date = valueOf(meta, "date");
      return isDate(date) ? { date, draft: valueOf(meta, "draft") === true } : null;
    },
  };
  const doubles = createDoubles();
  const tags = new Set(surroundings.allowed.tags);
  const attributes = new Set(surroundings.allowed.attributes);

  return files.flatMap((article) => {
    const { meta, body } = article.exports;
    const problems = placeholderProblems(article);
    const report: Report = (finding) => problems.push(toProblem(article, finding));
    const slug = slugOfArticle(article.file, brand);

    checkForm(article, slug, report);
    if (valueOf(meta, "draft") === true) return sorted(problems);

    const date = valueOf(meta, "date");
    const from = isDate(date) && date > surroundings.today ? date : surroundings.today;
    checkTexts(meta, report);
    checkPicture(meta, surroundings.isPublicFile, report);
    checkRelated(meta, slug, from, links, report);
    const related = valueOf(meta, "related");
    if (Array.isArray(related))
      for (const [index, item] of related.entries())
        for (const key of ["title", "teaser"]) checkPlainText(item, key, `related[${index}].${key}`, report);

    const see = (kind: string, text: unknown, inBody?: Finding["inBody"]): void => {
      if (isText(text)) doubles.see(kind, text, article, inBody, report);
    };
    for (const field of ["title", "description", "intro"]) see(field, valueOf(meta, field));
    if (isText(body)) {
      const reading = checkBody(
        body,
        {
          tags,
          attributes,
          isPublicFile: surroundings.isPublicFile,
          problemOfAddress: (address, ids) => problemOfAddress(address, from, ids, links),
        },
        report,
      );
      if (reading.isWhole) checkReadMinutes(meta, countWords(reading.text), report);
      for (const element of reading.elements)
        if (element.tag === "p") see("paragraph", element.text, element);
    }
    return sorted(problems);
  });
}

/** What a draft must satisfy too. */
function checkForm({ file, exports }: ArticleFile, slug: string, report: Report): void {
  const { meta, body } = exports;
  const names = Object.keys(exports).join(", ") || "nothing";
  if (!SLUG.test(slug))
    report({
      field: "file name",
      holds: shown(file.split("/").at(-1)),
      should:
        "lower-case letters, digits and hyphens, then .ts, such as gym-bag-essentials.ts: it is the article's address",
    });
  if (meta === undefined)
    report({
      field: "meta",
      holds: `no meta: the file exports ${names}`,
      should: "there: export const meta: ArticleMeta = { … }",
    });
  else {
    isArticleMeta(meta, "", report);
    const written = valueOf(meta, "slug");
    if (isText(written) && written !== slug)
      report({
        field: "slug",
        holds: shown(written),
        should: `"${slug}", as the file is named; or the file named ${written}.ts`,
      });
  }
  if (!isText(body))
    report({
      field: "body",
      holds: body === undefined ? `no body: the file exports ${names}` : shown(body),
      should: "text: export const body = `<p>…</p>`;",
    });
}

function placeholderProblems({ file, source }: ArticleFile): ArticleProblem[] {
  return unknownPlaceholders(source).map(({ line, placeholder }) => ({
    file,
    line,
    field: "this line",
    holds: `${placeholder}, which nothing is filled in for`,
    should: "{brand}, the only placeholder",
  }));
}

/** Words have a letter or a digit: a dash between spaces is none. */
function countWords(text: string): number {
  return text.split(" ").filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

function toProblem({ file, source }: ArticleFile, { field, holds, should, inBody }: Finding): ArticleProblem {
  return {
    file,
    line: inBody ? lineInBody(source, inBody) : lineOfField(source, field),
    field,
    holds,
    should,
  };
}

function sorted(problems: ArticleProblem[]): ArticleProblem[] {
  return problems.sort((one, other) => one.line - other.line);
}

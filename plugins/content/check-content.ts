// Checks all content before the build: the values that marketers wrote, and the rules on which pages, lists and feeds rely.
import { articleMeta, pictureOfArticle } from "@/content/schema/articles";
import { testimonialVideo } from "@/content/schema/pictures";
import { field as valueOf } from "@/lib/field";
import { isSlug } from "@/lib/blog/blog-paths";
import { isoDay } from "@/lib/text/dates";
import { MAX_TITLE_LENGTH, titleWithBrand } from "@/lib/text/page-title";
import { checkArticle, type ArticleRules, findRepeatedTexts } from "../articles/check-articles";
import { articleLinks, problemOfAddress } from "../articles/check-links";
import { htmlFileOf, slugOfArticle, unknownPlaceholders } from "../articles/fill-placeholders";
import { checkTokens, checkPublicFiles } from "./check-references";
import {
  checkDate,
  checkDay,
  checkLabels,
  checkLinks,
  checkPast,
  checkPlaceholders,
  findOldDates,
  headOf,
  isPicture,
  valuesIn,
  type PlacedValue,
} from "./check-values";
import {
  checkBro,
  checkHeadline,
  checkQuotes,
  checkSale,
  facesOfNobody,
  isBro,
  realShop,
} from "./check-files";
import { checkFilm, checkListing, checkPicture } from "./check-media";
import { clipped, type ContentProblem, describeProblems, type Finding, fieldName } from "./content-problem";
import { declaredType, lineAt, lineOfValue, writtenSources } from "./content-source";
import { describeUnsourced, findUnsourced } from "./find-unsourced";
import { isArticle, type ContentFile, type ContentReading, type Load, readContent } from "./read-content";
import { schemaFindings, schemaOf } from "./schema-check";
import { isAboutWritten, writtenValues } from "./written-values";

export interface Surroundings {
  publicDir: string;
  /** The host of the shop in the configuration, or null. */
  shopDomain: string | null;
  /** YYYY-MM-DD. */
  today: string;
}

export interface ContentSite extends Omit<Surroundings, "today"> {
  root: string;
}

const picturedMeta = articleMeta.pick({ alt: true, pictureName: true }).strip();
const POLICIES = new Set(["src/content/privacy.ts", "src/content/terms.ts"]);

export async function describeContent({ root, ...surroundings }: ContentSite, load: Load) {
  const today = isoDay(new Date());
  const reading = await readContent(root, load);
  const found = await checkContent(root, reading, { ...surroundings, today });
  const evidence = findUnsourced(reading.files);
  const messages = {
    /** About all problems of the content; null when there are none. */
    problems: found.length === 0 ? null : describeProblems(found),
    /** About people's words and claims without a source; null when there are none. */
    unsourced: describeUnsourced(evidence),
  };
  if (found.length > 0) return { ...messages, articles: [], warnings: [], samples: [], hasIncentives: false };
  const policies = reading.files.filter(({ file }) => POLICIES.has(file));
  // It imports all articles, of which one with a mistake may throw.
  const { readArticles } = await import("../articles/read-articles");
  return {
    ...messages,
    articles: readArticles(),
    /** What does not stop a build, each as a sentence. */
    warnings: policies.flatMap(({ file, exports }) => [...findOldDates(exports, file, today)]),
    /** The parts of pages that have people's words or claims without a source. */
    samples: [...new Set(evidence.missing.flatMap(({ sections }) => sections))],
    hasIncentives: evidence.hasIncentives,
  };
}

export async function checkContent(
  root: string,
  { files, affected, brand, ...reading }: ContentReading,
  { publicDir, shopDomain, today }: Surroundings,
): Promise<ContentProblem[]> {
  const others = files.filter(({ file }) => !isArticle(file));
  const contents = Object.fromEntries(others.flatMap(({ exports }) => Object.entries(exports)));
  const shop = realShop(shopDomain);
  // An article that could not be read is there all the same: links to it are no mistakes.
  const unread = reading.problems.filter(({ file }) => file.endsWith(".ts"));
  const articles = new Map(
    [...unread.map(({ file }) => ({ file, exports: {} })), ...files]
      .filter(({ file }) => isArticle(file))
      .map(({ file, exports }) => [slugOfArticle(file, brand), exports]),
  );
  const links = articleLinks(articles, contents);
  const firstPlaceOf = findRepeatedTexts();
  const rules: ArticleRules = { links, publicDir, today, firstPlaceOf, placeOf };

  const problems = [...reading.problems, ...checkTokens(root), ...checkPublicFiles(root, publicDir)];
  if (!unread.some(({ file }) => isBro(file))) problems.push(...facesOfNobody(publicDir, files));
  for (const content of files) {
    const { file, source, exports } = content;
    if (isArticle(file)) problems.push(...unknownPlaceholders(htmlFileOf(file), String(exports["body"])));
    problems.push(...(isArticle(file) ? unknownPlaceholders(file, source.text) : sourceProblems(content)));
    const written = affected.has(file) ? writtenValues(source) : null;
    for await (const finding of findingsOf(content)) {
      if (written && !isAboutWritten(written, finding)) continue;
      const { path, found, expected } = finding;
      const line = lineOf(content, finding);
      // Null where the value is imported from another file, because that file is checked itself.
      if (line === null) continue;
      // One constant may be the source of many.
      const isNamed =
        path.includes("source") &&
        problems.some((known) => known.file === file && known.line === line && known.found === found);
      if (!isNamed)
        problems.push({ file: fileOf(content, finding), line, field: fieldName(path), found, expected });
    }
  }
  return problems.sort((one, other) => one.file.localeCompare(other.file) || one.line - other.line);

  async function* findingsOf(content: ContentFile): AsyncGenerator<Finding> {
    const { file, exports } = content;
    yield* isArticle(file) ? checkArticle(content, slugOfArticle(file, brand), rules) : checkFile(content);
    if (valueOf(exports["meta"], "draft") === true) return;
    if (isArticle(file)) yield* await pictureFindings(content);
    for (const { path, value } of valuesIn(exports)) {
      if (isPicture(value)) {
        const wrong = await checkPicture(value, path, publicDir);
        yield* wrong;
        const isOfBundle = path.length === 3 && path[0] === "bundles" && path[2] === "picture";
        if (isOfBundle && wrong.length === 0) yield* await checkListing(value, path, publicDir);
      }
      const film = valueOf(value, "seconds") === undefined ? null : testimonialVideo.safeParse(value).data;
      if (film) yield* checkFilm(film, path, publicDir);
    }
  }

  async function pictureFindings({ file, exports }: ContentFile): Promise<Finding[]> {
    const { data } = picturedMeta.safeParse(exports["meta"]);
    const slug = slugOfArticle(file, brand);
    // Without a description, there need not be a picture yet.
    if (!data?.alt || !isSlug(slug)) return [];
    const path = ["meta", data.pictureName === undefined ? "alt" : "pictureName"];
    const found = await checkPicture(pictureOfArticle({ ...data, slug }), path, publicDir);
    const command = `npm run content picture <your picture> articles/${data.pictureName ?? slug} 400 800 1200`;
    return found.map((finding) => ({ ...finding, path, expected: `its picture. Make it with: ${command}` }));
  }

  function* checkFile(content: ContentFile): Generator<Finding> {
    const { file, source, exports } = content;
    for (const [key, value] of Object.entries(exports)) {
      const schema = schemaOf(declaredType(source, key));
      yield* schema ? schemaFindings(schema, value, [key]) : checkLabels(value, [key]);
    }
    const name = file.replace("src/content/", "");
    for (const placed of valuesIn(exports)) {
      yield* checkDate(placed, brand, today);
      yield* checkLinks(placed, (address) =>
        isFromElsewhere(content, address) ? null : problemOfAddress(address, today, new Set(), links),
      );
      yield* checkPlaceholders(placed);
      // These are announced before they come.
      if (name !== "shop-days.ts") yield* checkDay(placed, today);
      yield* checkHead(content, placed);
    }
    if (isBro(file)) yield* checkBro(file, exports["bro"], files, contents["testimonials"]);
    if (name === "shop-days.ts") yield* checkPast(exports["shopDays"], today);
    if (shop !== null) yield* checkSale(exports, shop);
    if (name === "home.ts") yield* checkHeadline(exports["hero"]);
    if (name === "home-end.ts") yield* checkQuotes(exports["quotes"], contents["bundles"]);
  }

  /** A text that a file computes with, such as the search of the answers, is reported where it is written. */
  function isFromElsewhere({ source }: ContentFile, address: string): boolean {
    const isIn = (code: string): boolean => code.includes(address);
    return !isIn(source.text) && others.some((other) => isIn(other.source.text));
  }

  /** Checks that no two pages have the same title or description, and that the title with the brand is not too long. */
  function* checkHead(content: ContentFile, { path, value }: PlacedValue): Generator<Finding> {
    const head = headOf(value);
    if (head === null) return;
    for (const kind of ["title", "description"] as const) {
      const at = { path: [...path, kind] };
      const first = firstPlaceOf(kind, head[kind], () => placeOf(content, at));
      if (first !== null)
        yield { ...at, found: `what is in ${first} already`, expected: `a ${kind} of its own` };
    }
    const full = titleWithBrand(head.title, brand.name);
    if (head.title.length <= MAX_TITLE_LENGTH && full.length > MAX_TITLE_LENGTH)
      yield {
        path: [...path, "title"],
        found: `${full.length} characters with the brand: "${full}"`,
        expected: `at most ${MAX_TITLE_LENGTH} (search results cut it there): ${full.length - MAX_TITLE_LENGTH} fewer`,
      };
  }
}

/** A source is taken out of what visitors load where it stands. What a name leads to cannot be. */
function* sourceProblems({ file, source: { program, text } }: ContentFile): Generator<ContentProblem> {
  for (const { property, value } of writtenSources(program))
    if (value === null)
      yield {
        file,
        line: lineAt(text, property.start),
        field: "source",
        found: clipped(text.slice(property.start, property.end)),
        expected:
          "the source itself, between braces or quotation marks, or the name of a constant of this file that is written so: the build takes it out of what visitors load, and cannot where it is put together or from another file",
      };
}

function lineOf(
  { source, exports }: ContentFile,
  { path, inBody, isMisnamed }: Pick<Finding, "path" | "inBody" | "isMisnamed">,
): number | null {
  return inBody ?? lineOfValue(source, exports, path, isMisnamed);
}

function placeOf(content: ContentFile, finding: Pick<Finding, "path" | "inBody">): string {
  return `${fileOf(content, finding)}:${lineOf(content, finding) ?? 1}`;
}

const fileOf = ({ file }: ContentFile, { inBody }: Pick<Finding, "inBody">): string =>
  inBody === undefined ? file : htmlFileOf(file);

// Finds what a shop must not publish without proof: people's words and pictures, and claims about the product.
import { basename } from "node:path";
import { field } from "@/lib/field";
import { countOf, numberWord } from "@/lib/text/wording";
import { isBro } from "./check-files";
import { CLAIM_WORDS, FIGURE, FIGURE_REASON } from "@/content/schema/claim-words";
import { isPicture, valuesIn } from "./check-values";
import { htmlFileOf } from "../articles/fill-placeholders";
import { lineAt, lineOfValue, type SampleSection } from "./content-source";
import { fieldName, type FieldPath } from "./content-problem";
import { type ContentFile, isArticle } from "./read-content";

type Person = "quote" | "film" | "tile" | "suspect";

interface Placed {
  file: string;
  line: number;
}

interface Unsourced extends Placed {
  /** What has no source: one of several alike, such as a quote, or a name of its own. */
  what: { many: Person } | { name: string };
  sections: readonly SampleSection[];
}

/** Words of a text for which no claim of claims.ts stands. */
interface UnsourcedWords extends Placed {
  words: string;
  reason: string;
}

/** The field that only a person's words and pictures have. */
const PEOPLE: readonly (readonly [name: string, person: Person, section: SampleSection])[] = [
  ["situation", "quote", "quotes"],
  ["seconds", "film", "films"],
  ["city", "tile", "wall"],
];
const FIGURES = ["secondsPerWipe", "shineReduction", "weightsInOil"];

export function findUnsourced(files: readonly ContentFile[]) {
  const exportOf = (name: string, key: string): unknown =>
    files.find(({ file }) => file === `src/content/${name}`)?.exports[key];
  const product = exportOf("product.ts", "product");
  const claims = exportOf("claims.ts", "claims");
  const proven = (Array.isArray(claims) ? claims : []).map((claim) =>
    String(field(claim, "words")).toLowerCase(),
  );
  return {
    missing: missingIn(files).sort(byPlace),
    words: files.flatMap((content) => wordsOf(content, product, proven)).sort(byPlace),
    hasIncentives: files.some(({ exports }) =>
      [...valuesIn(exports)].some(({ value }) => field(field(value, "source"), "incentive") !== undefined),
    ),
  };
}

function byPlace(one: Placed, other: Placed): number {
  return one.file.localeCompare(other.file) || one.line - other.line;
}

/** People's words and pictures, the product's figures, where it is made, and pictures of before and after. */
function missingIn(files: readonly ContentFile[]): Unsourced[] {
  /** An item that several lists have, such as a film, is named once. */
  const found = new Map<unknown, Unsourced>();
  for (const { file, source, exports } of files) {
    const add = (path: FieldPath, key: unknown, what: Unsourced["what"], ...sections: SampleSection[]) => {
      // The line of another file is named there.
      const line = lineOfValue(source, exports, path);
      if (line !== null && !found.has(key)) found.set(key, { file, line, what, sections });
    };
    if (isBro(file) && field(exports["bro"], "source") === undefined)
      add(["bro"], exports["bro"], { name: `the bro of ${basename(file, ".ts")}` });
    for (const { path, value } of valuesIn(exports)) {
      const own = field(value, "source");
      if (file === "src/content/product.ts" && path.length === 1)
        for (const figure of FIGURES.filter((name) => field(value, name) !== undefined))
          if (field(own, figure) === undefined) add([...path, figure], figure, { name: figure }, "figures");
      if (own !== undefined) continue;
      const [, many, section] = PEOPLE.find(([name]) => field(value, name) !== undefined) ?? [];
      if (many && section) add(path, value, { many }, section);
      if (field(value, "id") === "where-made") add(path, value, { name: "where-made" }, "origin");
      if (!isPictured(field(value, "before")) || !isPictured(field(value, "after"))) continue;
      const pair = { name: `${fieldName(path)} (before and after)` };
      if (path[0] === "lineUp") add(path, value, { many: "suspect" }, "line-up");
      else add(path, value, pair, path[0] === "hero" ? "faces" : "sheets");
    }
  }
  return [...found.values()];
}

function isPictured(value: unknown): boolean {
  return isPicture(value) || isPicture(field(value, "picture"));
}

/** Fields that no visitor reads as a text of ours. */
const NO_TEXT = new Set<PropertyKey>(["source", "searchWords", "keywords", "slug"]);

function wordsOf(
  { file, source, exports }: ContentFile,
  product: unknown,
  proven: readonly string[],
): UnsourcedWords[] {
  if (file === "src/content/claims.ts") return [];
  const found = new Map<string, UnsourcedWords>();
  const inArticle = isArticle(file);
  for (const { path, value } of valuesIn(exports)) {
    if (typeof value !== "string" || path.some((part) => NO_TEXT.has(part))) continue;
    for (const { words, index, reason } of claimsIn(value, product, inArticle)) {
      if (proven.some((claim) => value.toLowerCase().includes(claim) && overlaps(claim, words))) continue;
      const isBody = inArticle && path[0] === "body";
      const line = isBody ? lineAt(value, index) : lineOfValue(source, exports, path);
      const at = isBody ? htmlFileOf(file) : file;
      if (line !== null) found.set(`${at}:${line} ${words}`, { file: at, line, words, reason });
    }
  }
  return [...found.values()];
}

function overlaps(claim: string, words: string): boolean {
  return claim.includes(words.toLowerCase()) || words.toLowerCase().includes(claim);
}

function claimsIn(text: string, product: unknown, inArticle: boolean) {
  const figures = [...text.matchAll(FIGURE)]
    .filter(([, amount = "", percent, word]) => {
      const known = percent || word === "percent" ? "shineReduction" : "weightsInOil";
      const figure = Number(field(product, known));
      return amount.toLowerCase() !== String(figure) && amount.toLowerCase() !== numberWord(figure);
    })
    .map((match) => ({ words: match[0], index: match.index, reason: FIGURE_REASON }));
  const worded = CLAIM_WORDS.filter(({ notInArticles }) => !(inArticle && notInArticles)).flatMap(
    ({ pattern, reason }) =>
      [...text.matchAll(pattern)].map((match) => ({ words: match[0], index: match.index, reason })),
  );
  return [...figures, ...worded];
}

/** With these, the message of today's content has 24 lines. */
const MAX_WORDS = 7;

const ADVICE = `
Give each its \`source\`: docs/marketers.md, "A source for a quote or a claim", has the lines to copy.
Or take it away. To try the shop before that, set VITE_SAMPLE_CONTENT=keep: the build then keeps
search engines away from every page (noindex), and each part with samples says so.`;

/** The message for marketers, which fits on one screen. Null where nothing is missing. */
export function describeUnsourced({ missing, words }: ReturnType<typeof findUnsourced>): string | null {
  const count = missing.length + words.length;
  if (count === 0) return null;
  const more = words.length - MAX_WORDS;
  return [
    "With a shop, the build stops for people's words and product claims without a source.",
    `${countOf(count, "place")} of the content:\n`,
    ...groupsOf(missing).flatMap(describeGroup),
    ...words
      .slice(0, MAX_WORDS)
      .map(({ file, line, words: claim, reason }) => `  ${file}:${line}  "${claim}": ${reason}`),
    ...(more > 0 ? [`  and ${countOf(more, "more claim")} in texts`] : []),
    ADVICE,
  ].join("\n");
}

/** One group for the quotes of a file, for its films, for its tiles, and one for all else of it. */
function groupsOf(missing: readonly Unsourced[]): Unsourced[][] {
  const keyOf = ({ file, what }: Unsourced): string => `${file} ${"many" in what ? what.many : ""}`;
  const keys = new Set(missing.map(keyOf));
  return [...keys].map((key) => missing.filter((entry) => keyOf(entry) === key));
}

function describeGroup([first, ...others]: readonly Unsourced[]): string[] {
  if (!first) return [];
  const last = others.at(-1)?.line ?? first.line;
  const names = [first, ...others].flatMap(({ what }) => ("name" in what ? [what.name] : []));
  const what = "many" in first.what ? countOf(1 + others.length, first.what.many) : names.join(", ");
  return [
    `  ${first.file}:${first.line}  ${what}${last === first.line ? "" : `, lines ${first.line}-${last}`}`,
  ];
}

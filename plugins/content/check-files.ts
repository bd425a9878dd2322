// Rules of single files: what a real shop needs, what refers to the bundles, the headline of the home page, and affiliates with a page of
// their own.
import { existsSync } from "node:fs";
import { basename, join } from "node:path";
import { OF_THE_SELLER, SAMPLE } from "@/content/schema/seller";
import { field as valueOf } from "@/lib/field";
import { listWithOr } from "@/lib/text/wording";
import { filesIn } from "../files";
import { openOutlineFont } from "../social/outline-font";
import { type ContentProblem, findingAt, shown, suggestion, type Finding } from "./content-problem";

/** The variant numbers of the demo store, which bundles.ts contains until there is a shop. */
const PLACEHOLDER_ID = /^4100000000000\d$/;

/** Hosts that are reserved (RFC 2606). The shop of the end-to-end tests has one. */
const RESERVED_HOST = /\.(test|example|invalid)$/;

/** The host of the shop in the configuration where visitors can buy from it, or null. */
export function realShop(shopDomain: string | null): string | null {
  return shopDomain !== null && RESERVED_HOST.test(shopDomain) ? null : shopDomain;
}

export function* checkQuotes(quotes: unknown, bundles: unknown): Generator<Finding> {
  const ids = idsIn(bundles, "id");
  for (const [index, bundle] of idsIn(quotes, "bundle").entries())
    yield* findingAt(["quotes", index, "bundle"], shown(bundle), insteadOfBundle(bundle, ids));
}

/** Describes what should stand instead of a bundle's id; null when there is such a bundle, or no bundle at all. */
export function insteadOfBundle(id: string, ids: readonly string[]): string | null {
  return ids.length === 0 || ids.includes(id)
    ? null
    : `the id of a bundle: ${listWithOr([...new Set(ids.map(shown))])}${suggestion(id, ids)}`;
}

/** One value of each item, such as the ids of the bundles. */
export function idsIn(list: unknown, key: string): string[] {
  return (Array.isArray(list) ? list : []).map((item: unknown) => String(valueOf(item, key)));
}

/** Checks that a shop sells its own variants, names who sells, and keeps nothing of the sample. `exports`: of one file. */
export function* checkSale(exports: object, shop: string): Generator<Finding> {
  for (const [index, id] of idsIn(valueOf(exports, "bundles"), "variantId").entries())
    if (PLACEHOLDER_ID.test(id))
      yield {
        path: ["bundles", index, "variantId"],
        found: `${shown(id)}, the number of the demo store`,
        expected: `the number of the variant at ${shop}: the digits at the end of the variant's address in the admin`,
      };
  for (const [field, expected, isRequired = false] of OF_THE_SELLER) {
    const path = field.split(".");
    const value = path.reduce<unknown>(valueOf, exports);
    if (value === true)
      yield { path, found: "true, so this is the sample’s", expected: `${expected}, and this line deleted` };
    else if (isRequired && value === null)
      yield { path, found: "null", expected: `${expected}: customers of ${shop} must know it` };
    else if (typeof value === "string" && SAMPLE.test(value))
      yield { path, found: `${shown(value)}, a sample`, expected };
  }
}

/**
 * In widths of the size of the letters, which is 0.438 of a phone's window (src/features/landing/hero.css): the first line ends at the
 * window's edge, of the second 0.6 stand behind the pack.
 */
const MOST = { before: 2.15, after: 1.65 } as const;
const TRACKING = -0.022;

/**
 * Checks that the two lines of the headline fit. They are as large as the window allows, so a wide word would be cut. `hero`: the export
 * of src/content/home.ts.
 */
export function* checkHeadline(hero: unknown): Generator<Finding> {
  const headline = valueOf(hero, "headline");
  for (const [line, most] of Object.entries(MOST)) {
    const text = valueOf(headline, line);
    if (typeof text !== "string") continue;
    const width = openOutlineFont("poster").width(text.toUpperCase()) + TRACKING * text.length;
    if (width > most)
      yield {
        path: ["hero", "headline", line],
        found: `${shown(text)}, which is ${Math.ceil((width / most) * 100)}% of the room that a phone has`,
        expected: "a shorter word, or narrower letters: 100% at most",
      };
  }
}

export const isBro = (file: string): boolean => file.startsWith("src/content/bros/");

/** A code has one file, which is named as it. `files`: all content files. `films`: those of the home page. */
export function* checkBro(
  file: string,
  bro: unknown,
  files: readonly { file: string }[],
  films: unknown,
): Generator<Finding> {
  const film = valueOf(bro, "film");
  const ids = Array.isArray(films) ? films.map((each: unknown) => valueOf(each, "id")) : [];
  if (film !== undefined && !ids.includes(film))
    yield { path: ["bro", "film"], found: shown(film), expected: `one of the films: ${ids.join(", ")}` };
  const path = ["bro", "code"];
  const [code, name] = [valueOf(bro, "code"), basename(file, ".ts")];
  const other = files.find((each) => each.file !== file && each.file.toLowerCase() === file.toLowerCase());
  if (code !== name) yield { path, found: shown(code), expected: `"${name}", as the file is named` };
  if (other) yield { path, found: `the code of ${other.file}`, expected: "another code in any letter case" };
}

/**
 * Faces that no content names go online with the rest of `public/`: of an affiliate who was removed, or whose page was never written.
 * `files`: all content files that could be read.
 */
export function* facesOfNobody(
  publicDir: string,
  files: readonly { source: { text: string } }[],
): Generator<ContentProblem> {
  const folder = join(publicDir, "pictures/bros");
  const seen = new Set<string>();
  for (const file of existsSync(folder) ? filesIn(folder).toSorted() : []) {
    const name = file.slice(1).replace(/-\d+\.\w+$/, "");
    if (seen.has(name) || files.some(({ source }) => source.text.includes(`"bros/${name}"`))) continue;
    seen.add(name);
    yield {
      file: `public/pictures/bros${file}`,
      line: 1,
      field: "this picture",
      found: "a face that no file in src/content/bros/ names",
      expected: `no picture of somebody who has no page: delete the files that begin with public/pictures/bros/${name}-, or write his file (npm run content bro)`,
    };
  }
}

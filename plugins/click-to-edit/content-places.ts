// Finds the places of the content that a text, number or picture on a page of the development server comes from. It reads the literals of
// the content files, so that it also knows those of a file with a mistake.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type ESTree, parseSync, Visitor } from "vite";
import { listField } from "../../src/lib/field.ts";
import { formatUsd } from "../../src/lib/text/money.ts";
import { clipped, onOneLine } from "../content/content-problem.ts";
import { lineAt, nameOfKey } from "../content/content-source.ts";
import { textOf } from "../entities.ts";
import { filesIn } from "../files.ts";
import type { ContentPlace, PlaceQuery } from "./browser/place-query.ts";

const FOLDER = "src/content";
const PRICE = /^price$|Usd$/;
const LINK = /\[([^\]]+)\]\([^)]*\)/g;
const COMPUTED = /\$\{[^}]*\}/g;
const IMAGE = /<img\b[^>]* src="([^"]*)"[^>]*>/g;

/** A text of the content on one line, without the address of links. */
export interface PlacedText {
  text: string;
  place: Omit<ContentPlace, "text">;
  /** The texts of each group and list that holds it, the innermost one first. The last one is the file. */
  groups: readonly (readonly string[])[];
}

/** `query`: what the page sent, unchecked. */
export function placesOf(root: string, query: unknown): ContentPlace[] {
  const files = filesIn(join(root, FOLDER)).filter((path) => /^(?!\/schema\/).*\.(?:ts|html)$/.test(path));
  const entries = files.flatMap((path) => {
    const file = FOLDER + path;
    return textsOf(file, readFileSync(join(root, file), "utf8"));
  });
  const found = findPlaces(entries, {
    texts: listField(query, "texts", String),
    around: listField(query, "around", String),
  });
  return found.map(({ text, place }) => ({ ...place, text: clipped(text) }));
}

function textsOf(file: string, source: string): PlacedText[] {
  const found: PlacedText[] = [];
  const prices = new Set<ESTree.Node | null>();
  let groups: string[][] = [[]];
  const enter = (): void => void (groups = [[], ...groups]);
  const leave = (): void => void (groups = groups.slice(1));
  function add(start: number, written: string): void {
    const text = onOneLine(written.replaceAll(LINK, "$1"));
    if (text === "") return;
    const column = start - source.lastIndexOf("\n", start - 1);
    const place = { file, line: lineAt(source, start), column };
    for (const group of groups) group.push(text);
    found.push({ text, place, groups });
  }
  /** Each paragraph and heading of an article, and each line of a template. */
  function addLines(start: number, written: string): void {
    let position = start;
    for (const line of written.split("\n")) {
      add(position, textOf(line.replaceAll(IMAGE, "$1").replaceAll(COMPUTED, "{value}")));
      position += line.length + 1;
    }
  }
  if (file.endsWith(".html")) {
    addLines(0, source);
    return found;
  }
  new Visitor({
    ObjectExpression: enter,
    "ObjectExpression:exit": leave,
    ArrayExpression: enter,
    "ArrayExpression:exit": leave,
    Property({ key, value }) {
      if (PRICE.test(nameOfKey(key) ?? "")) prices.add(value);
    },
    VariableDeclarator({ id, init }) {
      if (id.type === "Identifier" && PRICE.test(id.name)) prices.add(init);
    },
    Literal(node) {
      if (typeof node.value === "number")
        add(node.start, prices.has(node) ? formatUsd(node.value) : String(node.value));
      if (typeof node.value === "string") add(node.start, node.value);
    },
    TemplateLiteral: ({ start, end }) => addLines(start + 1, source.slice(start + 1, end - 1)),
  }).visit(parseSync(file, source).program);
  return found;
}

/** Shorter texts are in too many others. */
const MIN_PART_LENGTH = 4;
/** A longer list is slower to read than the content file. */
const MAX_PLACES = 6;
const PLACEHOLDER = /\{\w+\}/;

/** Whether a text of the content is on the page, from the surest way to the least sure. */
const WAYS: readonly ((text: string, shown: string) => boolean)[] = [
  (text, shown) => text === shown,
  isFilledIn,
  // The label of a link, or one word in bold: a part of a text.
  (text, shown) => shown.length >= MIN_PART_LENGTH && text.includes(shown),
  // A text that the page puts together.
  (text, shown) => text.length >= MIN_PART_LENGTH && shown.includes(text),
];

/** Usually one place. Several where the page does not show which one it is, none where the text is not content. */
export function findPlaces(entries: readonly PlacedText[], { texts, around }: PlaceQuery): PlacedText[] {
  const surroundings = around.map(onOneLine);
  for (const isShown of WAYS)
    for (const shown of texts.map(onOneLine)) {
      const found = entries.filter(({ text }) => isShown(text, shown));
      // A longer text is the more exact one, where the page shows parts.
      const length = Math.max(...found.map(({ text }) => Math.min(text.length, shown.length)));
      const best = found.filter(({ text }) => Math.min(text.length, shown.length) === length);
      if (best.length > 0) return nearest(best, surroundings).slice(0, MAX_PLACES);
    }
  return [];
}

/** A text whose placeholders the page has filled in, such as `Buy {bundle}`. */
function isFilledIn(text: string, shown: string): boolean {
  if (!PLACEHOLDER.test(text)) return false;
  const parts = text.split(/\{\w+\}/);
  if (!parts.some((part) => part.trim().length >= MIN_PART_LENGTH - 1)) return false;
  const pattern = parts.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join(".+");
  return new RegExp(`^${pattern}$`, "u").test(shown);
}

/** Of several, those whose neighbors in the content are nearest on the page, as the bundle's name is to its price. */
function nearest(found: PlacedText[], surroundings: readonly string[]): PlacedText[] {
  let left = found;
  for (let depth = 0; left.length > 1 && left.some(({ groups }) => groups[depth]); depth += 1)
    for (const surrounding of surroundings) {
      const shares = left.map((entry) => shareIn(surrounding, entry, depth));
      const best = Math.max(...shares);
      if (best === 0) continue;
      left = left.filter((_, index) => shares[index] === best);
      break;
    }
  return left;
}

/** The share of an entry's neighbors, from 0 to 1, that are in a text of the page. */
function shareIn(surrounding: string, { text, groups }: PlacedText, depth: number): number {
  const others = (groups[depth] ?? []).filter((other) => other !== text && other.length >= MIN_PART_LENGTH);
  return others.filter((other) => surrounding.includes(other)).length / Math.max(others.length, 1);
}

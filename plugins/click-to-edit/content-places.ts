// Finds the places of the content that a text, number or picture on a page of the development server comes from.
import { field as valueOf, listField } from "@/lib/field";
import { formatUsd } from "@/lib/text/money";
import type { ContentPlace, PlaceQuery } from "./browser/place-query";
import { readHtml } from "../articles/read-html";
import { valuesIn } from "../content/check-values";
import { lineInBody, positionOfValue } from "../content/content-source";
import { fieldName, type FieldPath, onOneLine } from "../content/content-problem";
import { isArticle, readContent, type ContentFile, type Load } from "../content/read-content";

const PRICE = /^price$|Usd$/;
/** The label of a link in a text: `[label](/address)`. */
const LINK = /\[([^\]]+)\]\([^)]*\)/g;

/** A text of the content on one line, without the address of links. */
export interface PlacedText {
  text: string;
  place: ContentPlace;
  /** The texts of each group and list that holds it, the innermost one first. */
  neighbors: () => readonly (readonly string[])[];
}

/** `query`: what the page sent, unchecked. */
export async function placesOf(root: string, load: Load, query: unknown): Promise<ContentPlace[]> {
  const { files } = await readContent(root, load);
  const entries = files.flatMap((content) =>
    isArticle(content.file) ? entriesOfArticle(content) : entriesOf(content),
  );
  const found = findPlaces(entries, {
    texts: listField(query, "texts", String),
    around: listField(query, "around", String),
  });
  return found.map(({ place }) => place);
}

function entriesOf({ file, source, exports }: ContentFile): PlacedText[] {
  return [...valuesIn(exports)].flatMap(({ path, value }) => {
    const text = textOf(value, String(path.at(-1)));
    const position = text === null ? null : positionOfValue(source, exports, path);
    if (text === null || position === null) return [];
    const before = source.text.slice(0, position).split("\n");
    const place = { file, line: before.length, column: (before.at(-1) ?? "").length + 1 };
    const neighbors = () => holdersOf(exports, path).map(textsIn);
    return { text, place: { ...place, name: fieldName(path) }, neighbors };
  });
}

/** The body is one text for the schema, and many for a reader: one for each element of its HTML. */
function entriesOfArticle(content: ContentFile): PlacedText[] {
  const { file, source, exports } = content;
  const { meta, body } = exports;
  const { elements } = readHtml(typeof body === "string" ? body : "");
  const neighbors = (): string[][] => [textsIn(exports)];
  return [
    ...entriesOf({ ...content, exports: { meta } }),
    ...elements.map(({ tag, text, attributes, line, near }) => ({
      text: onOneLine(attributes.get("src") ?? text),
      place: { file, line: lineInBody(source, { line, near }), column: 1, name: `body, <${tag}>` },
      neighbors,
    })),
  ];
}

/** The text as a page shows it; null where it is none. */
function textOf(value: unknown, name: string): string | null {
  if (typeof value === "number") return PRICE.test(name) ? formatUsd(value) : String(value);
  return typeof value === "string" && value !== "" ? onOneLine(value.replaceAll(LINK, "$1")) : null;
}

/** The groups and lists that hold the value, the innermost one first, and at last all of the file. */
function holdersOf(exports: Readonly<Record<string, unknown>>, path: FieldPath): unknown[] {
  const holders: unknown[] = [exports];
  for (const key of path.slice(0, -1)) holders.unshift(valueOf(holders[0], String(key)));
  return holders;
}

function textsIn(holder: unknown): string[] {
  return [...valuesIn(holder)].flatMap(({ path, value }) => textOf(value, String(path.at(-1))) ?? []);
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
      if (best.length > 0) return nearest(onePerLine(best), surroundings).slice(0, MAX_PLACES);
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

function onePerLine(found: readonly PlacedText[]): PlacedText[] {
  const first = new Map(found.map((entry) => [`${entry.place.file}:${entry.place.line}`, entry]));
  return [...first.values()];
}

/** Of several, those whose neighbors in the content are nearest on the page, as the bundle's name is to its price. */
function nearest(found: PlacedText[], surroundings: readonly string[]): PlacedText[] {
  let left = found;
  for (let depth = 0; left.length > 1 && left.some((entry) => entry.neighbors()[depth]); depth += 1)
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
function shareIn(surrounding: string, { text, neighbors }: PlacedText, depth: number): number {
  const others = (neighbors()[depth] ?? []).filter(
    (other) => other !== text && other.length >= MIN_PART_LENGTH,
  );
  return others.filter((other) => surrounding.includes(other)).length / Math.max(others.length, 1);
}

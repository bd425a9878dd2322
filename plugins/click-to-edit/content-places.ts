// Lists every text, number and picture of the content with its place, for the page of the development server.
import { field as valueOf, listField } from "@/lib/field";
import { formatUsd } from "@/lib/text/money";
import type { ContentPlace } from "./browser/place-query";
import { fillPlaceholders } from "../articles/fill-placeholders";
import { readHtml } from "../articles/read-html";
import { namedBrand } from "../content/check-content";
import { valuesIn } from "../content/check-values";
import { lineInBody, positionOfValue } from "../content/content-source";
import { fieldName, type FieldPath } from "../content/content-problem";
import { isArticle, readContent, type ContentFile, type Load } from "../content/read-content";
import { findPlaces, onOneLine, type PlacedText } from "./find-places";

const PRICE = /^price$|Usd$/;
/** The label of a link in a text: `[label](/address)`. */
const LINK = /\[([^\]]+)\]\([^)]*\)/g;

/** `query`: what the page sent, unchecked. */
export async function placesOf(root: string, load: Load, query: unknown): Promise<ContentPlace[]> {
  const { files } = await readContent(root, load);
  const brand = files.find(({ file }) => file === "src/content/brand.ts")?.exports["brand"];
  const entries = files.flatMap((content) =>
    isArticle(content.file)
      ? entriesOfArticle({ ...content, exports: fillPlaceholders(content.exports, namedBrand(brand)) })
      : entriesOf(content),
  );
  const found = findPlaces(entries, {
    texts: listField(query, "texts", String),
    around: listField(query, "around", String),
  });
  return found.map(({ place }) => place);
}

function entriesOf({ file, source, exports }: ContentFile): PlacedText[] {
  const entries: PlacedText[] = [];
  for (const { path, value } of valuesIn(exports)) {
    const text = textOf(value, String(path.at(-1)));
    const position = text === null ? null : positionOfValue(source, exports, path);
    if (text === null || position === null) continue;
    const before = source.text.slice(0, position).split("\n");
    const place = { file, line: before.length, column: (before.at(-1) ?? "").length + 1 };
    entries.push({
      text,
      place: { ...place, name: fieldName(path) },
      neighbors: () => holdersOf(exports, path).map(textsIn),
    });
  }
  return entries;
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

// Finds the places of the content that a text on a page comes from.
import type { ContentPlace, PlaceQuery } from "./browser/place-query";

/** A text of the content on one line, without the address of links. */
export interface PlacedText {
  text: string;
  place: ContentPlace;
  /** The texts of each group and list that holds it, the innermost one first. */
  neighbors: () => readonly (readonly string[])[];
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

export function onOneLine(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
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

import type { OutlineFont } from "./outline-font.ts";

type Width = OutlineFont["width"];

/** Sizes are in pixels. */
export interface Box {
  width: number;
  /** Of the font, tried from large to small. */
  sizes: readonly [largest: number, smallest: number];
  /** Number of lines that fit at a font size. */
  lines: (size: number) => number;
}

export interface FittedTitle {
  lines: string[];
  size: number;
  /** False when the end of the title was cut off. */
  isComplete: boolean;
}

const STEP_PX = 4;
const ELLIPSIS = "…";

/**
 * Finds the largest font size at which a title fits its box, and breaks it into lines of similar width. A title that does not
 * fit at any size ends with an ellipsis.
 */
export function fitTitle(title: string, box: Box, width: Width): FittedTitle {
  const words = title.split(" ").filter((word) => word !== "");
  const [largest, smallest] = box.sizes;
  if (words.length === 0) return { lines: [], size: largest, isComplete: true };
  for (let size = largest; size >= smallest; size -= STEP_PX) {
    const maxWidth = box.width / size;
    if (words.some((word) => width(word) > maxWidth)) continue;
    const count = wrap(words, maxWidth, width).length;
    if (count <= box.lines(size))
      return { lines: evenLines(words, count, maxWidth, width), size, isComplete: true };
  }
  return { lines: cutLines(words, box, width), size: smallest, isComplete: false };
}

function wrap(words: readonly string[], maxWidth: number, width: Width): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of words) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (line !== "" && width(longer) > maxWidth) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return line === "" ? lines : [...lines, line];
}

/**
 * Wraps at the smallest width that still gives the same number of lines. Wrapping at the full width can leave one word alone
 * on the last line.
 */
function evenLines(words: readonly string[], count: number, maxWidth: number, width: Width): string[] {
  let lowerBound = Math.max(...words.map(width));
  let upperBound = maxWidth;
  while (upperBound - lowerBound > 0.05) {
    const middle = (lowerBound + upperBound) / 2;
    if (wrap(words, middle, width).length > count) lowerBound = middle;
    else upperBound = middle;
  }
  return wrap(words, upperBound, width);
}

function cutLines(words: readonly string[], box: Box, width: Width): string[] {
  const [, size] = box.sizes;
  const maxWidth = box.width / size;
  const maxLines = box.lines(size);
  const pieces = words.flatMap((word) => cutWord(word, maxWidth, width));
  const lines = wrap(pieces, maxWidth, width);
  if (lines.length <= maxLines) return lines;
  let last = lines[maxLines - 1] ?? "";
  while (last !== "" && width(last + ELLIPSIS) > maxWidth) last = last.slice(0, -1);
  return [...lines.slice(0, maxLines - 1), last.trimEnd() + ELLIPSIS];
}

function cutWord(word: string, maxWidth: number, width: Width): string[] {
  const pieces: string[] = [];
  let piece = "";
  for (const character of word) {
    if (piece !== "" && width(piece + character) > maxWidth) {
      pieces.push(piece);
      piece = character;
    } else piece += character;
  }
  return [...pieces, piece];
}

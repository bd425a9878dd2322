import type { Letters } from "./letters.ts";

export interface Box {
  /** Pixels. */
  width: number;
  /** Largest and smallest letter size in pixels, tried from large to small. */
  sizes: readonly [largest: number, smallest: number];
  /** Lines that fit at a letter size. */
  lines: (size: number) => number;
}

export interface FittedTitle {
  lines: string[];
  /** Letter size in pixels. */
  size: number;
  /** False when the end was cut off. */
  whole: boolean;
}

const STEP_PX = 4;
const ELLIPSIS = "…";

/** The largest letters at which a title fits its box, in lines of even width. What never fits ends with an ellipsis. */
export function fitTitle(title: string, box: Box, width: Letters["width"]): FittedTitle {
  const words = title.split(" ").filter((word) => word !== "");
  const [largest, smallest] = box.sizes;
  if (words.length === 0) return { lines: [], size: largest, whole: true };
  for (let size = largest; size >= smallest; size -= STEP_PX) {
    const room = box.width / size;
    if (words.some((word) => width(word) > room)) continue;
    const count = wrap(words, room, width).length;
    if (count <= box.lines(size)) return { lines: evenLines(words, count, room, width), size, whole: true };
  }
  return { lines: cutLines(words, box, width), size: smallest, whole: false };
}

function wrap(words: readonly string[], room: number, width: Letters["width"]): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of words) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (line !== "" && width(longer) > room) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return line === "" ? lines : [...lines, line];
}

/** The narrowest room that still gives the same number of lines; else one word is left alone on the last. */
function evenLines(words: readonly string[], count: number, room: number, width: Letters["width"]): string[] {
  let narrow = Math.max(...words.map(width));
  let wide = room;
  while (wide - narrow > 0.05) {
    const middle = (narrow + wide) / 2;
    if (wrap(words, middle, width).length > count) narrow = middle;
    else wide = middle;
  }
  return wrap(words, wide, width);
}

function cutLines(words: readonly string[], box: Box, width: Letters["width"]): string[] {
  const [, size] = box.sizes;
  const room = box.width / size;
  const most = box.lines(size);
  const pieces = words.flatMap((word) => cutWord(word, room, width));
  const lines = wrap(pieces, room, width);
  if (lines.length <= most) return lines;
  let last = lines[most - 1] ?? "";
  while (last !== "" && width(last + ELLIPSIS) > room) last = last.slice(0, -1);
  return [...lines.slice(0, most - 1), last.trimEnd() + ELLIPSIS];
}

function cutWord(word: string, room: number, width: Letters["width"]): string[] {
  const pieces: string[] = [];
  let piece = "";
  for (const letter of word) {
    if (piece !== "" && width(piece + letter) > room) {
      pieces.push(piece);
      piece = letter;
    } else piece += letter;
  }
  return [...pieces, piece];
}

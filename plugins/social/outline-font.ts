// Draws text as outlines, and breaks titles into lines.
import { type Glyph, type GlyphRun, openSync } from "fontkit";

/**
 * The fonts of the social pictures. Text is drawn as SVG paths, so that a picture is the same on every machine, whatever fonts
 * are installed. Both fonts are static, because fontkit shapes variable WOFF2 fonts wrongly. `archivo-poster` is Archivo at
 * weight 900 and width 62.
 */
const FONTS = {
  // The font's own space is so narrow after kerning that "STOP AN" looks like one word in a small picture.
  poster: { file: "src/fonts/archivo-poster.woff2", tracking: -0.005, extraWordSpace: 0.06 },
  mono: { file: "src/fonts/martian-mono.woff2", tracking: 0, extraWordSpace: 0 },
} as const;

const SPACE = 32;

export type OutlineFont = ReturnType<typeof openOutlineFont>;

export function openOutlineFont(name: keyof typeof FONTS) {
  const { file, tracking, extraWordSpace } = FONTS[name];
  const font = openSync(file);
  if (!("layout" in font)) throw new Error(`${file} must contain a single font, not a font collection.`);
  const unit = font.unitsPerEm;
  const space = font.glyphForCodePoint(SPACE).advanceWidth + extraWordSpace * unit;
  const hasGlyph = (character: string): boolean => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
  /** Words are shaped once, because the width of a title is measured some fifty times before the title fits. */
  const runs = new Map<string, GlyphRun>();
  const run = (word: string): GlyphRun => {
    const shaped = runs.get(word) ?? font.layout(word);
    runs.set(word, shaped);
    return shaped;
  };
  /** Each glyph with its start, and the end of the line, in font units. There is no kerning between words. */
  const positioned = (text: string): { glyphs: [glyph: Glyph, at: number][]; end: number } => {
    const glyphs: [Glyph, number][] = [];
    let end = 0;
    text.split(" ").forEach((word, wordIndex) => {
      if (wordIndex > 0) end += space;
      const { glyphs: wordGlyphs, positions } = run(word);
      wordGlyphs.forEach((glyph, index) => {
        glyphs.push([glyph, end]);
        end += (positions[index]?.xAdvance ?? 0) + tracking * unit;
      });
    });
    return { glyphs, end };
  };

  return {
    /** Height of a capital letter, as a fraction of the font size. */
    capHeight: font.capHeight / unit,
    /** Width of a text, as a fraction of the font size. */
    width: (text: string): number => positioned(text).end / unit,
    /** SVG of one line of text. `x`, `baseline` and `size`, the font size, are in pixels of the picture. */
    line(text: string, x: number, baseline: number, size: number): string {
      const paths = positioned(text).glyphs.map(
        ([glyph, at]) => `<path transform="translate(${Math.round(at)})" d="${glyph.path.toSVG()}"/>`,
      );
      const scale = (size / unit).toFixed(5);
      return `<g transform="translate(${x} ${baseline}) scale(${scale} -${scale})">${paths.join("")}</g>`;
    },
    /**
     * The text with the characters that the font has. Accents that the font lacks are removed from their letters, and other
     * characters that it lacks, such as emoji, are left out. Null when the font lacks a letter or digit, because an incomplete
     * title would be wrong, and when no character is left.
     */
    drawable(text: string): string | null {
      let shown = "";
      for (const character of text.normalize("NFC")) {
        const plain = hasGlyph(character) ? character : character.normalize("NFKD").replace(/\p{M}/gu, "");
        if (Array.from(plain).every(hasGlyph)) shown += plain;
        else if (/[\p{L}\p{N}]/u.test(plain)) return null;
      }
      return shown.replace(/\s+/g, " ").trim() || null;
    },
  };
}

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
}

const STEP_PX = 4;

/**
 * Finds the largest font size at which a title, which is drawable, fits its box, and breaks it into lines of similar width. Null when it
 * fits at none: the content check limits titles, so that only a word of some forty letters does not.
 */
export function fitTitle(title: string, box: Box, width: Width): FittedTitle | null {
  const words = title.split(" ");
  const [largest, smallest] = box.sizes;
  for (let size = largest; size >= smallest; size -= STEP_PX) {
    const maxWidth = box.width / size;
    if (words.some((word) => width(word) > maxWidth)) continue;
    const count = wrap(words, maxWidth, width).length;
    if (count <= box.lines(size)) return { lines: evenLines(words, count, maxWidth, width), size };
  }
  return null;
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

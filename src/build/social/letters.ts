import { type Glyph, type GlyphRun, openSync } from "fontkit";

/**
 * Letters as SVG paths, so that a picture is the same on every machine, whatever fonts it has. Both fonts are
 * static: fontkit shapes variable WOFF2 wrongly. `archivo-poster` is Archivo at weight 900 and width 62.
 */
const FONTS = {
  // Its own space, kerned, is so narrow that "STOP AN" reads as one word in a small picture.
  poster: { file: "src/fonts/archivo-poster.woff2", tracking: -0.005, wordGap: 0.06 },
  mono: { file: "src/fonts/martian-mono.woff2", tracking: 0, wordGap: 0 },
} as const;

const SPACE = 32;

export interface Letters {
  /** Height of a capital, as a part of the letter size. */
  capHeight: number;
  /** Width of a text, as a part of the letter size. */
  width: (text: string) => number;
  /** SVG of one line. `x` and `baseline` in pixels of the picture, `size` the letter size. */
  line: (text: string, x: number, baseline: number, size: number) => string;
  /**
   * The text as far as the font can show it: accents that it lacks are taken off, signs that it lacks (emoji)
   * are left out. Null when letters or figures are missing, as half a title would be wrong, and when nothing is left.
   */
  drawable: (text: string) => string | null;
}

export function openLetters(name: keyof typeof FONTS): Letters {
  const { file, tracking, wordGap } = FONTS[name];
  const font = openSync(file);
  if (!("layout" in font)) throw new Error(`${file} must hold one font, not a collection`);
  const unit = font.unitsPerEm;
  const space = font.glyphForCodePoint(SPACE).advanceWidth + wordGap * unit;
  const outlines = new Map<number, string>();

  const outline = (glyph: Glyph): string => {
    const known = outlines.get(glyph.id) ?? glyph.path.toSVG();
    outlines.set(glyph.id, known);
    return known;
  };
  const has = (letter: string): boolean => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
  /** Kept: a title is measured some fifty times before it fits. */
  const runs = new Map<string, GlyphRun>();
  const run = (word: string): GlyphRun => {
    const known = runs.get(word) ?? font.layout(word);
    runs.set(word, known);
    return known;
  };
  /** Each glyph and where it starts, and where the line ends, in font units. Kerning ends with the word. */
  const placed = (text: string): { glyphs: [glyph: Glyph, at: number][]; end: number } => {
    const glyphs: [Glyph, number][] = [];
    let end = 0;
    text.split(" ").forEach((word, wordIndex) => {
      if (wordIndex > 0) end += space;
      const { glyphs: shaped, positions } = run(word);
      shaped.forEach((glyph, index) => {
        glyphs.push([glyph, end]);
        end += (positions[index]?.xAdvance ?? 0) + tracking * unit;
      });
    });
    return { glyphs, end };
  };

  return {
    capHeight: font.capHeight / unit,
    width: (text) => placed(text).end / unit,
    line: (text, x, baseline, size) => {
      const paths = placed(text).glyphs.map(
        ([glyph, at]) => `<path transform="translate(${Math.round(at)})" d="${outline(glyph)}"/>`,
      );
      const scale = (size / unit).toFixed(5);
      return `<g transform="translate(${x} ${baseline}) scale(${scale} -${scale})">${paths.join("")}</g>`;
    },
    drawable: (text) => {
      let shown = "";
      for (const letter of text.normalize("NFC")) {
        const plain = has(letter) ? letter : letter.normalize("NFKD").replace(/\p{M}/gu, "");
        if (Array.from(plain).every(has)) shown += plain;
        else if (/[\p{L}\p{N}]/u.test(plain)) return null;
      }
      return shown.replace(/\s+/g, " ").trim() || null;
    },
  };
}

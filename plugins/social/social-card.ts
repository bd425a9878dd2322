import { SOCIAL_PICTURE_HEIGHT, SOCIAL_PICTURE_WIDTH } from "../../src/lib/site/social-picture-path.ts";
import { colors } from "../host/design-tokens.ts";
import { type FittedTitle, fitTitle, type OutlineFont } from "./outline-font.ts";

export const CARD = { width: SOCIAL_PICTURE_WIDTH, height: SOCIAL_PICTURE_HEIGHT } as const;

const MARGIN = 48;
const BAND = 56;
const BAND_TOP = CARD.height - BAND;
const LABEL_SIZE = 26;
const LABEL_LONGEST = 640;
const MUG_SIZE = 30;
const MUG_GAP = 8;
const NAME_SIZE = 38;

/** In a feed that shows the picture 300 px wide, a font size of 68 px is scaled to 17 px. */
const STRIP_SIZES = [164, 68] as const;
const LARGEST_OF_TWO_LINES = 100;
const LINES_OF_LONG_TITLES = 3;
const STRIP_PADDING = 28;
const STRIP_LEADING = 0.96;
/** Extra height of the last strip, so that its commas end above the band. */
const LAST_STRIP_EXTRA = 8;

const POSTER_SIZES = [268, 64] as const;
const POSTER_WIDTH = 640;
const POSTER_HEIGHT = BAND_TOP - 2 * MARGIN;
const POSTER_LEADING = 0.86;

export interface CardTools {
  poster: OutlineFont;
  mono: OutlineFont;
  /** The SVG of the charcoal logo. The mug is in its first 64 by 64 units. */
  logo: string;
  brandName: string;
}

export interface CardText {
  /** Null when the poster font lacks a character of it. It is left out then, and when it does not fit. */
  title: string | null;
  label: string | null;
}

/**
 * The drawing for an article's picture: the title on charcoal strips, above the lime band. An SVG that is 1200 px wide and covers the
 * lower part of the card.
 */
export function artCard({ title, label }: CardText, tools: CardTools): string {
  const { drawn, top } = strips(title ?? "", tools.poster);
  return svg(CARD.width, top, drawn + band(label, tools));
}

/** The drawing for pages without a picture, which show the pack on charcoal: all of the card. The title fills the left half. */
export function brandCard({ title, label }: CardText, tools: CardTools): string {
  const drawn = title === null ? "" : posterTitle(title, tools.poster);
  return svg(CARD.width, 0, drawn + band(label, tools));
}

/** The face in the picture for an affiliate's link, of which a small preview shows the middle square alone. */
export const FACE = { left: (CARD.width - CARD.height) / 2, side: 434, bar: 64 } as const;

/** The drawing over that face, as large as the square: the title above it, the label below. */
export function faceCard({ title, label }: CardText, { poster, mono }: CardTools): string {
  const { bar } = FACE;
  const side = CARD.height;
  const middle = (text: string, font: OutlineFont, baseline: number, largest: number): string => {
    const size = Math.min(largest, (side - 32) / font.width(text));
    return font.line(text, Math.round((side - font.width(text) * size) / 2), baseline, size);
  };
  const above = title === null ? "" : middle(title, poster, 110, 100);
  const below = label === null ? "" : `<g fill="${colors.bone}">${middle(label, mono, 610, 36)}</g>`;
  return svg(side, 0, `${rectangle(0, side - bar, side, bar, colors.charcoal)}${above}${below}`);
}

/** The drawing beside the square: what the code takes off, if that is known, and the mug. */
export function besideFace(off: readonly string[], { poster, logo }: CardTools): string {
  const lines = off.map((text, index) => {
    const size = Math.min(150 - index * 100, (FACE.left - 2 * 36) / poster.width(text));
    return poster.line(text, 36, 150 + index * 64, size);
  });
  const mug = mugOf(logo.replace(/fill="#\w+"/, `fill="${colors.lime}"`), { x: 36, y: 494, size: 96 });
  return svg(CARD.width, 0, `${mug}<g fill="${colors.lime}">${lines.join("")}</g>`);
}

function strips(title: string, poster: OutlineFont): { drawn: string; top: number } {
  const box = { width: CARD.width - MARGIN - 2 * STRIP_PADDING, sizes: STRIP_SIZES };
  const lines = (size: number): number => (size > LARGEST_OF_TWO_LINES ? 1 : 2);
  const fitted =
    fitTitle(title, { ...box, lines }, poster.width) ??
    fitTitle(title, { ...box, lines: () => LINES_OF_LONG_TITLES }, poster.width);
  if (title === "" || fitted === null) return { drawn: "", top: BAND_TOP };
  const height = Math.round(fitted.size * STRIP_LEADING);
  const top = BAND_TOP - LAST_STRIP_EXTRA - height * fitted.lines.length;
  const backgrounds = fitted.lines.map((line, index) => {
    const width = Math.round(MARGIN + poster.width(line) * fitted.size + STRIP_PADDING);
    const extra = index === fitted.lines.length - 1 ? LAST_STRIP_EXTRA : 0;
    return rectangle(0, top + index * height, width, height + extra, colors.charcoal);
  });
  // The text comes after all backgrounds, because commas reach into the strip below.
  return { drawn: backgrounds.join("") + titleLines(fitted, top, height, poster), top };
}

function posterTitle(title: string, poster: OutlineFont): string {
  const lines = (size: number): number => Math.floor(POSTER_HEIGHT / (size * POSTER_LEADING));
  const fitted = fitTitle(title, { width: POSTER_WIDTH, sizes: POSTER_SIZES, lines }, poster.width);
  if (fitted === null) return "";
  const height = fitted.size * POSTER_LEADING;
  const top = (BAND_TOP - height * fitted.lines.length) / 2;
  return titleLines(fitted, top, height, poster);
}

function titleLines({ lines, size }: FittedTitle, top: number, height: number, poster: OutlineFont): string {
  const drawn = lines.map((line, index) =>
    poster.line(line, MARGIN, middleBaseline(top + index * height, height, poster, size), size),
  );
  return `<g fill="${colors.bone}">${drawn.join("")}</g>`;
}

/**
 * The band with the label at the left, and the mug and the brand's name at the right. The name is drawn as text: as a part of
 * the logo, it would not change when the brand is renamed.
 */
function band(label: string | null, { poster, mono, logo, brandName }: CardTools): string {
  const name = poster.drawable(brandName.toUpperCase()) ?? "";
  const nameLeft = Math.round(CARD.width - MARGIN - poster.width(name) * NAME_SIZE);
  const nameDrawn = poster.line(name, nameLeft, middleBaseline(BAND_TOP, BAND, poster, NAME_SIZE), NAME_SIZE);
  const x = nameLeft - MUG_GAP - MUG_SIZE;
  const mug = mugOf(logo, { x, y: BAND_TOP + (BAND - MUG_SIZE) / 2, size: MUG_SIZE });
  const shown = label ?? "";
  const size = Math.min(LABEL_SIZE, LABEL_LONGEST / mono.width(shown));
  const text = mono.line(shown, MARGIN, middleBaseline(BAND_TOP, BAND, mono, size), size);
  return `${rectangle(0, BAND_TOP, CARD.width, BAND, colors.lime)}<g fill="${colors.charcoal}">${text}${nameDrawn}</g>${mug}`;
}

function mugOf(logo: string, { x, y, size }: { x: number; y: number; size: number }): string {
  return logo
    .replace(/viewBox="[^"]*"/, 'viewBox="0 0 64 64"')
    .replace("<svg ", `<svg x="${x}" y="${y}" width="${size}" height="${size}" `);
}

/** The baseline at which capital letters are in the vertical middle of a row. */
function middleBaseline(top: number, height: number, font: OutlineFont, size: number): number {
  return Math.round(top + (height + font.capHeight * size) / 2);
}

function rectangle(x: number, y: number, width: number, height: number, fill: string): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`;
}

function svg(width: number, top: number, drawn: string): string {
  const height = CARD.height - top;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 ${top} ${width} ${height}">${drawn}</svg>`;
}

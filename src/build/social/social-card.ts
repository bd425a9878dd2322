import { colors } from "../host/design-tokens.ts";
import { type FittedTitle, fitTitle } from "./fit-title.ts";
import type { Letters } from "./letters.ts";

/** Pixels; what Open Graph readers ask for and what `og:image:width` and `og:image:height` say. */
export const CARD = { width: 1200, height: 630 } as const;

const MARGIN = 48;
const BAND = 56;
const BAND_TOP = CARD.height - BAND;
const LABEL_SIZE = 26;
const LABEL_LONGEST = 640;
const MUG_SIZE = 30;
const MUG_GAP = 8;
const NAME_SIZE = 38;

/** Letters of 68 px are 17 px high in a feed that shows the picture 300 px wide. */
const STRIP_SIZES = [164, 68] as const;
const LARGEST_OF_TWO_LINES = 100;
const LINES_OF_LONG_TITLES = 3;
const STRIP_PADDING = 28;
const STRIP_LEADING = 0.96;
/** Commas of the last line end above the band. */
const STRIP_FOOT = 8;

const POSTER_SIZES = [268, 64] as const;
const POSTER_WIDTH = 640;
const POSTER_HEIGHT = BAND_TOP - 2 * MARGIN;
const POSTER_LEADING = 0.86;

export interface CardTools {
  poster: Letters;
  mono: Letters;
  /** SVG text of a logo in charcoal that begins with the mug, 64 by 64. */
  logo: string;
  brandName: string;
}

export interface CardText {
  /** Null where the poster letters cannot show it. */
  title: string | null;
  label: string | null;
}

export interface Overlay {
  /** 1200 px wide; reaches from `top` to the lower edge. */
  svg: string;
  /** Pixels. Only the part that is drawn on is blended: half the time. */
  top: number;
}

/** What lies over an article's art: the title on charcoal strips, standing on the lime band. */
export function artCard({ title, label }: CardText, tools: CardTools): Overlay {
  const { drawn, top } = title === null ? { drawn: "", top: BAND_TOP } : strips(title, tools.poster);
  return overlay(top, drawn + band(label, tools));
}

/** What lies over the pack on charcoal, for pages without art. The title fills the left half. */
export function brandCard({ title, label }: CardText, tools: CardTools): Overlay {
  const drawn = title === null ? "" : posterTitle(title, tools.poster);
  return overlay(0, drawn + band(label, tools));
}

function strips(title: string, poster: Letters): { drawn: string; top: number } {
  const box = { width: CARD.width - MARGIN - 2 * STRIP_PADDING, sizes: STRIP_SIZES };
  const lines = (size: number): number => (size > LARGEST_OF_TWO_LINES ? 1 : 2);
  const short = fitTitle(title, { ...box, lines }, poster.width);
  const fitted = short.whole
    ? short
    : fitTitle(title, { ...box, lines: () => LINES_OF_LONG_TITLES }, poster.width);
  const height = Math.round(fitted.size * STRIP_LEADING);
  const top = BAND_TOP - STRIP_FOOT - height * fitted.lines.length;
  const grounds = fitted.lines.map((line, index) => {
    const width = Math.round(MARGIN + poster.width(line) * fitted.size + STRIP_PADDING);
    const foot = index === fitted.lines.length - 1 ? STRIP_FOOT : 0;
    return rectangle(0, top + index * height, width, height + foot, colors.charcoal);
  });
  // After all grounds: commas reach into the strip below.
  return { drawn: grounds.join("") + titleLines(fitted, top, height, poster), top };
}

function posterTitle(title: string, poster: Letters): string {
  const lines = (size: number): number => Math.floor(POSTER_HEIGHT / (size * POSTER_LEADING));
  const fitted = fitTitle(title, { width: POSTER_WIDTH, sizes: POSTER_SIZES, lines }, poster.width);
  const height = fitted.size * POSTER_LEADING;
  const top = (BAND_TOP - height * fitted.lines.length) / 2;
  return titleLines(fitted, top, height, poster);
}

function titleLines({ lines, size }: FittedTitle, top: number, height: number, poster: Letters): string {
  const drawn = lines.map((line, index) =>
    poster.line(line, MARGIN, middle(top + index * height, height, poster, size), size),
  );
  return `<g fill="${colors.bone}">${drawn.join("")}</g>`;
}

/**
 * The label at the left, the mug and the brand at the right. The name is lettered: as a part of the logo, it would stay
 * when the brand is renamed.
 */
function band(label: string | null, { poster, mono, logo, brandName }: CardTools): string {
  const name = poster.drawable(brandName.toUpperCase()) ?? "";
  const nameLeft = Math.round(CARD.width - MARGIN - poster.width(name) * NAME_SIZE);
  const nameDrawn = poster.line(name, nameLeft, middle(BAND_TOP, BAND, poster, NAME_SIZE), NAME_SIZE);
  const mug = logo
    .replace(/viewBox="[^"]*"/, 'viewBox="0 0 64 64"')
    .replace(
      "<svg ",
      `<svg x="${nameLeft - MUG_GAP - MUG_SIZE}" y="${BAND_TOP + (BAND - MUG_SIZE) / 2}" width="${MUG_SIZE}" height="${MUG_SIZE}" `,
    );
  const box = { width: LABEL_LONGEST, sizes: [LABEL_SIZE, LABEL_SIZE], lines: () => 1 } as const;
  const [shown = ""] = label === null ? [] : fitTitle(label, box, mono.width).lines;
  const text = mono.line(shown, MARGIN, middle(BAND_TOP, BAND, mono, LABEL_SIZE), LABEL_SIZE);
  return `${rectangle(0, BAND_TOP, CARD.width, BAND, colors.lime)}<g fill="${colors.charcoal}">${text}${nameDrawn}</g>${mug}`;
}

/** Baseline of capitals that stand in the middle of a row. */
function middle(top: number, height: number, letters: Letters, size: number): number {
  return Math.round(top + (height + letters.capHeight * size) / 2);
}

function rectangle(x: number, y: number, width: number, height: number, fill: string): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`;
}

function overlay(top: number, drawn: string): Overlay {
  const { width } = CARD;
  const height = CARD.height - top;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 ${top} ${width} ${height}">${drawn}</svg>`;
  return { svg, top };
}

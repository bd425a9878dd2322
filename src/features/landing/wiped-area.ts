// Where the sheet has taken the gloss off a word or a face: geometry without a page. Lengths are in em: of the headline, from the top
// left of the word; in the line-up, of a sheet of the same proportions.

export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export const SHEET = { width: 0.42, height: 0.48, tiltRadians: -0.12 };

const COS = Math.cos(SHEET.tiltRadians);
const SIN = Math.sin(SHEET.tiltRadians);

/** Small against the sheet, so that its steps leave a straight edge. */
const STEP = 0.03;
const CELL = 0.04;

/** The points at which a sheet that moves is pressed down, the end included. */
export function stepsBetween(from: Point, to: Point): Point[] {
  const count = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / STEP));
  return Array.from({ length: count }, (_, index) => {
    const share = (index + 1) / count;
    return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
  });
}

/** The way of a hand that wipes a whole word: up and down while it goes along. The sheet reaches both edges of the word. */
export function scrubHeight(x: number, { height }: Size): number {
  return height / 2 + (height - SHEET.height / 2) * 0.32 * Math.cos((2 * Math.PI * x) / (SHEET.width * 0.75));
}

export function createWipedArea({ width, height }: Size) {
  const columns = Math.max(1, Math.round(width / CELL));
  const rows = Math.max(1, Math.round(height / CELL));
  const wiped = new Uint8Array(columns * rows);
  let count = 0;
  return {
    /** Presses the sheet down with its center at this point. */
    press(center: Point): void {
      for (let cell = 0; cell < wiped.length; cell += 1) {
        if (wiped[cell]) continue;
        const x = (((cell % columns) + 0.5) / columns) * width;
        const y = ((Math.floor(cell / columns) + 0.5) / rows) * height;
        if (!isUnderSheet({ x, y }, center)) continue;
        wiped[cell] = 1;
        count += 1;
      }
    },
    /** The share that still has its gloss, 0 to 1. */
    share: () => 1 - count / wiped.length,
    clear(): void {
      wiped.fill(0);
      count = 0;
    },
  };
}

/** Fills the sheet with its center at this point of a canvas. */
export function fillSheet(context: CanvasRenderingContext2D, { x, y }: Point, pixelsPerEm: number): void {
  context.setTransform(pixelsPerEm, 0, 0, pixelsPerEm, x * pixelsPerEm, y * pixelsPerEm);
  context.rotate(SHEET.tiltRadians);
  context.fillRect(-SHEET.width / 2, -SHEET.height / 2, SHEET.width, SHEET.height);
}

function isUnderSheet({ x, y }: Point, center: Point): boolean {
  const right = x - center.x;
  const down = y - center.y;
  return (
    Math.abs(right * COS + down * SIN) <= SHEET.width / 2 &&
    Math.abs(down * COS - right * SIN) <= SHEET.height / 2
  );
}

// The gloss of the headline, as long as the page is open: a canvas in the matte color lies over the word, and the sheet's
// style blends it in (headline-wipe.css).
import { createStore, type ReadableStore } from "@/lib/store";
import {
  createWipedArea,
  fillSheet,
  scrubHeight,
  SHEET,
  stepsBetween,
  type Point,
  type Size,
} from "./wiped-area";

/** The canvas is coarse on purpose: stretched over the word, its edges are soft, and little is sent to the screen. */
const PIXELS_PER_EM = 200;
/** What is left then goes by itself: a hand misses corners. */
const DONE_PERCENT = 12;
/** The share of the sheet that stays on the word at its ends. More would be cut off by the edges of a phone. */
const OVERHANG = 0.3;
/** Along the word, between two points of a scrubbing hand. */
const SCRUB_STEP = 0.05;

export interface Gloss {
  word: Size;
  canvas: HTMLCanvasElement;
  /** False where the browser gives no canvas to draw on. The whole word can still be made matte. */
  canDraw: boolean;
  /** Percent, in whole numbers. 0 is the end: everything is matte. */
  left: ReadableStore<number>;
  /** The center of the sheet. */
  sheet: () => Point;
  /** Puts the sheet down elsewhere; nothing is wiped on the way. */
  putSheet: (to: Point) => void;
  /** Wipes from where the sheet is. */
  wipeTo: (to: Point) => void;
  /** How far along the word the sheet is, 0 to 1. */
  along: () => number;
  /** Wipes the whole height of the word, up to this share of its length. */
  scrubTo: (share: number) => void;
  setMatte: (isMatte: boolean) => void;
}

/** `color`: of what is matte. */
export function createGloss(word: Size, color: string): Gloss {
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(word.width * PIXELS_PER_EM);
  canvas.height = Math.round(word.height * PIXELS_PER_EM);
  const context = canvas.getContext("2d");
  const area = createWipedArea(word);
  const left = createStore(100);
  const first = Math.min(SHEET.width * OVERHANG, word.width / 2);
  const last = word.width - first;
  let sheet: Point = { x: first, y: word.height };

  const within = ({ x, y }: Point): Point => ({ x: clamp(x, first, last), y: clamp(y, 0, word.height) });

  function press(center: Point): void {
    area.press(center);
    if (!context) return;
    context.fillStyle = color;
    fillSheet(context, center, PIXELS_PER_EM);
  }

  function wipeTo(to: Point): void {
    const from = sheet;
    sheet = within(to);
    if (left.get() === 0) return;
    for (const step of stepsBetween(from, sheet)) press(step);
    const percent = Math.round(area.share() * 100);
    left.set(percent <= DONE_PERCENT ? 0 : percent);
  }

  return {
    word,
    canvas,
    canDraw: context !== null,
    left,
    sheet: () => sheet,
    putSheet(to) {
      sheet = within(to);
    },
    wipeTo,
    along: () => (last > first ? (sheet.x - first) / (last - first) : 0),
    scrubTo(share) {
      const start = sheet.x;
      const way = first + (last - first) * share - start;
      const count = Math.ceil(Math.abs(way) / SCRUB_STEP);
      for (let step = 1; step <= count; step += 1) {
        const x = start + (way * step) / count;
        wipeTo({ x, y: scrubHeight(x, word) });
      }
    },
    setMatte(isMatte) {
      left.set(isMatte ? 0 : 100);
      if (isMatte) return;
      area.clear();
      context?.setTransform(1, 0, 0, 1, 0, 0);
      context?.clearRect(0, 0, canvas.width, canvas.height);
    },
  };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}

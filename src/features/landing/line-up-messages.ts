// What the page and the worker of the line-up send to each other.
import type { Point } from "./wiped-area";

interface Box {
  left: number;
  top: number;
  width: number;
}

/** Lengths and points are in pixels of the window, from the top left of the wall. */
export type ToWorker =
  /** Once: the canvas over the wall, in which the held sheet is drawn, and how many suspects there are. */
  | { type: "wall"; canvas: OffscreenCanvas; men: number; oil: string }
  /** Once per suspect, when his first picture has loaded. */
  | { type: "man"; index: number; canvas: OffscreenCanvas; picture: ImageBitmap }
  /** How the sheet looks now. */
  | { type: "face"; picture: ImageBitmap }
  /** The visitor takes the sheet. `boxes`: of the pictures; null where the suspect is matte. `scale`: pixels of the screen per pixel. */
  | {
      type: "hold";
      at: Point;
      boxes: readonly (Box | null)[];
      size: { width: number; height: number };
      scale: number;
    }
  | { type: "move"; to: Point }
  | { type: "end" };

export type FromWorker =
  /** The picture of this suspect is drawn: the one beneath it can go. */
  | { type: "ready"; index: number }
  /** How many of the drops show on the sheet. */
  | { type: "oil"; drops: number }
  | { type: "matte"; index: number };

/** The drops of oil on the sheet, in percent of its width: x, y, the two radii. They show one after another. */
export const DROPS = [
  [30, 52, 7, 5],
  [66, 42, 4, 6],
  [48, 72, 8, 5],
  [82, 64, 5, 7],
  [22, 84, 5, 5],
  [60, 96, 7, 8],
  [84, 92, 4, 3],
  [40, 102, 5, 4],
] as const;

// The shine of one suspect of the line-up: a canvas with his first picture, from which the sheet erases. The second one is beneath.
import { createWipedArea, scrubHeight, SHEET, stepsBetween, type Point, type Size } from "./wiped-area";

/** The pictures in em of the sheet, which is 36% as wide as they are. line-up-wipe.css has the same. */
export const PICTURE: Size = { width: 7 / 6, height: (7 / 6) * (760 / 640) };
/** Where the face is in every picture, as the six have the same framing. */
const FACE = {
  x: PICTURE.width * 0.23,
  y: PICTURE.height * 0.14,
  width: PICTURE.width * 0.54,
  height: PICTURE.height * 0.52,
};
/** Where a sheet hides neither the face nor the status. */
export const CHEST: Point = { x: PICTURE.width * 0.56, y: PICTURE.height * 0.77 };
/** When 60% of the face are matte, the rest clears by itself. */
const DONE_LEFT = 0.4;

export type SuspectShine = ReturnType<typeof createSuspectShine>;

export function createSuspectShine() {
  const area = createWipedArea(FACE);
  let context: OffscreenCanvasRenderingContext2D | null = null;

  return {
    /** Draws the first picture, so that there is something to erase from. */
    show(canvas: OffscreenCanvas, picture: ImageBitmap): void {
      context = canvas.getContext("2d");
      if (!context) return;
      context.drawImage(picture, 0, 0, canvas.width, canvas.height);
      context.globalCompositeOperation = "destination-out";
      const em = canvas.width / PICTURE.width;
      context.setTransform(em, 0, 0, em, 0, 0);
    },
    /** Wipes the picture from point to point. Returns the share of the face that is still to be wiped, 0 to 1. */
    wipe(from: Point, to: Point): number {
      const steps = stepsBetween(from, to).filter(touches);
      for (const at of steps) area.press({ x: at.x - FACE.x, y: at.y - FACE.y });
      if (context && steps.length > 0) eraseBetween(context, from, to);
      return Math.max(0, (area.share() - DONE_LEFT) / (1 - DONE_LEFT));
    },
  };
}

/** The way of a hand that wipes the face by itself: the point after this share of it. */
export function scrubFace(share: number): Point {
  return { x: FACE.x + FACE.width * share, y: FACE.y + scrubHeight(FACE.width * share, FACE) };
}

/** Whether a sheet at this point of the picture reaches it. */
function touches({ x, y }: Point): boolean {
  const reach = SHEET.height / 2;
  return x > -reach && x < PICTURE.width + reach && y > -reach && y < PICTURE.height + reach;
}

/** Fills what a sheet passes that moves, in one drawing: the outline has the six corners that are on its outside. */
function eraseBetween(context: OffscreenCanvasRenderingContext2D, from: Point, to: Point): void {
  const cos = Math.cos(SHEET.tiltRadians);
  const sin = Math.sin(SHEET.tiltRadians);
  const right = (to.x - from.x) * cos + (to.y - from.y) * sin;
  const down = (to.y - from.y) * cos - (to.x - from.x) * sin;
  const x = ((right < 0 ? -1 : 1) * SHEET.width) / 2;
  const y = ((down < 0 ? -1 : 1) * SHEET.height) / 2;
  const corner = (center: Point, along: number, below: number): void =>
    context.lineTo(center.x + along * cos - below * sin, center.y + along * sin + below * cos);
  context.beginPath();
  corner(from, -x, -y);
  corner(from, x, -y);
  corner(to, x, -y);
  corner(to, x, y);
  corner(to, -x, y);
  corner(from, -x, y);
  context.fill();
}

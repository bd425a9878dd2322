// The shine of one suspect of the line-up: a canvas with his first picture, from which the sheet erases. The second one is beneath.
import {
  createWipedArea,
  fillSheet,
  scrubHeight,
  SHEET,
  stepsBetween,
  type Point,
  type Size,
} from "./wiped-area";

/** The pictures in em of the sheet, which is 36% as wide as they are. line-up-wipe.css has the same. */
export const PICTURE: Size = { width: 7 / 6, height: (7 / 6) * (760 / 640) };
/** Where the face is in every picture, as the six have the same framing. */
const FACE = {
  x: PICTURE.width * 0.23,
  y: PICTURE.height * 0.14,
  width: PICTURE.width * 0.54,
  height: PICTURE.height * 0.52,
};
/** When 60% of the face are matte, the rest clears by itself. */
const DONE_LEFT = 0.4;
const PIXELS = { width: 480, height: 570 };

export interface SuspectShine {
  /** Presses the sheet down at these points of the picture. Returns the share of the face that is still to be wiped, 0 to 1. */
  wipe: (from: Point, to: Point) => number;
  /** The way of a hand that wipes the face by itself: the point after this share of it. */
  scrub: (share: number) => Point;
  /** Removes the canvas. */
  end: () => void;
}

/** `pictures`: the element with the two pictures, the first one first. */
export function createSuspectShine(pictures: HTMLElement): SuspectShine {
  const area = createWipedArea(FACE);
  let canvas: HTMLCanvasElement | null = null;
  let context: CanvasRenderingContext2D | null = null;

  function start(): void {
    const first = pictures.querySelector("img");
    if (canvas || !first?.complete || first.naturalWidth === 0) return;
    canvas = document.createElement("canvas");
    Object.assign(canvas, PIXELS);
    context = canvas.getContext("2d");
    if (!context) return;
    context.drawImage(first, 0, 0, PIXELS.width, PIXELS.height);
    context.globalCompositeOperation = "destination-out";
    pictures.append(canvas);
    pictures.dataset["wiping"] = "";
  }

  return {
    wipe(from, to) {
      for (const at of stepsBetween(from, to)) {
        if (!touches(at)) continue;
        start();
        area.press({ x: at.x - FACE.x, y: at.y - FACE.y });
        if (context) fillSheet(context, at, PIXELS.width / PICTURE.width);
      }
      return Math.max(0, (area.share() - DONE_LEFT) / (1 - DONE_LEFT));
    },
    scrub: (share) => ({ x: FACE.x + FACE.width * share, y: FACE.y + scrubHeight(FACE.width * share, FACE) }),
    end() {
      canvas?.remove();
      delete pictures.dataset["wiping"];
    },
  };
}

/** Whether a sheet at this point of the picture reaches it. */
function touches({ x, y }: Point): boolean {
  const reach = SHEET.height / 2;
  return x > -reach && x < PICTURE.width + reach && y > -reach && y < PICTURE.height + reach;
}

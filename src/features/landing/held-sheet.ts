// The sheet of the line-up on the page, and the worker that draws it and wipes where it is.
import type { FromWorker, ToWorker } from "./line-up-messages";
import { drawFace } from "./sheet-face";
import { PICTURE } from "./suspect-shine";
import { SHEET, type Point } from "./wiped-area";

/** No more than the screen shows, because each frame sends all of them there. */
const MAX_PIXELS = 480;
const MAX_SCALE = 2;

interface HeldSheetReports {
  onHold: (isHeld: boolean) => void;
  onMatte: (man: number) => void;
  /** The worker does not load. */
  onFailure: () => void;
}

/** Points are in pixels of the window, and suspects are numbers from the left. */
export interface HeldSheet {
  /** `isMatte`: of each suspect; those are wiped no more. */
  take: (to: Point, isMatte: readonly boolean[]) => void;
  move: (to: Point) => void;
  putDown: () => void;
  /** The used sheet falls. */
  takeFresh: () => void;
  relabel: (text: string) => void;
  remove: () => void;
  /** Where the point of his picture is, of which the measure is in suspect-shine.ts. */
  inWindow: (man: number, point: Point) => Point;
  /** -1 where nobody is. */
  manAt: (point: Point) => number;
}

export function holdSheet(wall: HTMLElement, sheet: HTMLElement, reports: HeldSheetReports): HeldSheet {
  const worker = new Worker(new URL("./line-up-worker.ts", import.meta.url), { type: "module" });
  const send = (message: ToWorker, transfer: Transferable[] = []): void =>
    worker.postMessage(message, transfer);
  const scale = Math.min(devicePixelRatio, MAX_SCALE);
  const men = [...wall.querySelectorAll<HTMLElement>(".suspect-pictures")].map((pictures) => ({
    pictures,
    /** Of his first picture, which the worker erases where the sheet was. */
    canvas: document.createElement("canvas"),
    isReady: false,
  }));
  type Man = (typeof men)[number];
  const hand = document.createElement("canvas");
  let at: Point = { x: 0, y: 0 };
  /** The top left of the wall on the page, from when the sheet was taken. */
  let origin: Point = { x: 0, y: 0 };
  let drops = 0;
  let isHeld = false;
  /** Whether the worker has answered: until then it draws no sheet, and the one of the page stays. */
  let isDrawing = false;

  const onPage = ({ x, y }: Point): Point => ({ x: x + scrollX - origin.x, y: y + scrollY - origin.y });

  /** Draws his first picture where the sheet can erase it. */
  async function show(index: number, { pictures, canvas }: Man): Promise<void> {
    const first = pictures.querySelector("img");
    if (!first) return;
    // A lazy picture far to the right on a narrow screen, or one that does not load, is wiped without a trace.
    const picture = await first
      .decode()
      .then(() => createImageBitmap(first))
      .catch(() => null);
    if (!picture || !hand.isConnected) return;
    canvas.width = Math.min(Math.round(pictures.clientWidth * devicePixelRatio), MAX_PIXELS);
    canvas.height = Math.round((canvas.width * PICTURE.height) / PICTURE.width);
    pictures.append(canvas);
    const drawn = canvas.transferControlToOffscreen();
    send({ type: "man", index, canvas: drawn, picture }, [drawn, picture]);
  }

  /** The pictures beneath those of the worker go. */
  function reveal(): void {
    for (const { pictures, isReady } of men) if (isReady) pictures.dataset["wiping"] = "";
  }

  /** Puts the sheet of the page where the worker's is, or at the edge of the wall that hides it. */
  function rest(): void {
    const within = (pixels: number, most: number): number => Math.min(Math.max(pixels, 0), most);
    sheet.style.transform = `translate(-50%, -50%) translate(${within(at.x, wall.clientWidth)}px, ${within(at.y, wall.clientHeight)}px) rotate(${SHEET.tiltRadians}rad)`;
    sheet.style.setProperty("--oil", String(drops));
  }

  function relabel(text: string): void {
    const picture = drawFace(sheet, text, scale);
    if (picture) send({ type: "face", picture }, [picture]);
  }

  function hear(data: FromWorker): void {
    if (!isDrawing && isHeld) reports.onHold(true);
    isDrawing = true;
    if (data.type === "oil") {
      ({ drops } = data);
      return;
    }
    const man = men[data.index];
    if (!man) return;
    if (data.type === "matte") {
      man.canvas.addEventListener("transitionend", () => man.canvas.remove());
      reports.onMatte(data.index);
      return;
    }
    man.isReady = true;
    if (isHeld) reveal();
  }

  hand.className = "line-up-hand";
  wall.append(hand);
  worker.addEventListener("error", reports.onFailure);
  worker.addEventListener("message", ({ data }: MessageEvent<FromWorker>) => hear(data));
  const ofHand = hand.transferControlToOffscreen();
  const [drop] = sheet.getElementsByTagName("ellipse");
  const oil = drop ? getComputedStyle(drop).fill : "";
  send({ type: "wall", canvas: ofHand, men: men.length, oil }, [ofHand]);
  for (const [index, man] of men.entries()) if (!man.pictures.closest("[data-matte]")) void show(index, man);

  return {
    take(to, isMatte) {
      const { left, top, width, height } = wall.getBoundingClientRect();
      origin = { x: left + scrollX, y: top + scrollY };
      at = onPage(to);
      const boxes = men.map(({ pictures }, index) => {
        const box = pictures.getBoundingClientRect();
        return isMatte[index] ? null : { left: box.left - left, top: box.top - top, width: box.width };
      });
      relabel(sheet.textContent);
      send({ type: "hold", at, boxes, size: { width, height }, scale });
      isHeld = true;
      reveal();
      if (isDrawing) reports.onHold(true);
    },
    move(to) {
      if (!isHeld) return;
      at = onPage(to);
      send({ type: "move", to: at });
    },
    putDown() {
      if (!isHeld) return;
      isHeld = false;
      rest();
      reports.onHold(false);
      send({ type: "end" });
    },
    takeFresh() {
      rest();
      toss(sheet, wall);
      drops = 0;
      rest();
    },
    relabel,
    inWindow(man, { x, y }) {
      const { left, top, width } = men[man]?.pictures.getBoundingClientRect() ?? new DOMRect();
      const em = width / PICTURE.width;
      return { x: left + x * em, y: top + y * em };
    },
    manAt: ({ x, y }) =>
      men.findIndex(({ pictures }) => {
        const box = pictures.closest("li")?.getBoundingClientRect();
        return !!box && x >= box.left && x < box.right && y >= box.top && y < box.bottom;
      }),
    remove() {
      worker.terminate();
      hand.remove();
      for (const { canvas, pictures } of men) {
        canvas.remove();
        delete pictures.dataset["wiping"];
      }
    },
  };
}

/** The used sheet falls, and a clean one is in its place. */
function toss(sheet: HTMLElement, wall: HTMLElement): void {
  const used = sheet.cloneNode(true);
  if (!(used instanceof HTMLElement)) return;
  used.classList.remove("line-up-held");
  used.classList.add("line-up-tossed");
  used.addEventListener("animationend", () => used.remove());
  wall.append(used);
}

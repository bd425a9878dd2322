// The sheet of the line-up as the page has it: where the pointer is goes to a worker, which draws and wipes.
import type { FromWorker, ToWorker } from "./line-up-messages";
import { drawFace } from "./sheet-face";
import { PICTURE, scrubFace } from "./suspect-shine";
import { watchDrags } from "./watch-drags";
import { SHEET, type Point } from "./wiped-area";

/** How long the sheet takes to wipe a suspect by itself. */
const SELF_MS = 900;
/** No more than the screen shows, because each frame sends all of them there. */
const MAX_PIXELS = 480;
const MAX_SCALE = 2;

interface SheetReports {
  onHold: (isHeld: boolean) => void;
  /** The suspect with this index is matte, and with him this many. */
  onMatte: (index: number, count: number) => void;
  /** The worker does not load. */
  onFailure: () => void;
}

export interface LineUpSheet {
  /** Wipes a suspect by itself. */
  wipe: (index: number) => void;
  /** Changes the text on the sheet that is held. */
  relabel: (text: string) => void;
  stop: () => void;
}

/** Whether the browser lets a worker draw. */
export const canDraw = (): boolean => "transferControlToOffscreen" in HTMLCanvasElement.prototype;

/** For visitors who have no sheet: a suspect is matte at once. */
export function createSwitches(wall: HTMLElement, { onMatte }: Pick<SheetReports, "onMatte">): LineUpSheet {
  const isMatte = [...wall.querySelectorAll(".suspect")].map((man) => man.matches("[data-matte]"));
  return {
    wipe(index) {
      if (isMatte[index] !== false) return;
      isMatte[index] = true;
      onMatte(index, isMatte.filter(Boolean).length);
    },
    relabel: () => undefined,
    stop: () => undefined,
  };
}

export function createLineUpSheet(wall: HTMLElement, sheet: HTMLElement, reports: SheetReports): LineUpSheet {
  const worker = new Worker(new URL("./line-up-worker.ts", import.meta.url), { type: "module" });
  const send = (message: ToWorker, transfer: Transferable[] = []): void =>
    worker.postMessage(message, transfer);
  const men = [...wall.querySelectorAll<HTMLElement>(".suspect-pictures")].map((pictures, index) => ({
    index,
    pictures,
    canvas: document.createElement("canvas"),
    isReady: false,
    isMatte: pictures.closest("[data-matte]") !== null,
  }));
  type Man = (typeof men)[number];
  const hand = document.createElement("canvas");
  const scale = Math.min(devicePixelRatio, MAX_SCALE);
  let at: Point = { x: 0, y: 0 };
  /** The top left of the wall on the page, from when the sheet was taken. */
  let origin: Point = { x: 0, y: 0 };
  let drops = 0;
  let isHeld = false;
  let selfFrame = 0;
  let hasDragged = false;
  let isStopped = false;

  hand.className = "line-up-hand";
  wall.append(hand);
  const ofHand = hand.transferControlToOffscreen();
  const [drop] = sheet.getElementsByTagName("ellipse");
  send({ type: "wall", canvas: ofHand, men: men.length, oil: drop ? getComputedStyle(drop).fill : "" }, [
    ofHand,
  ]);
  for (const man of men) if (!man.isMatte) void show(man);
  worker.addEventListener("error", reports.onFailure);
  worker.addEventListener("message", ({ data }: MessageEvent<FromWorker>) => {
    if (data.type === "oil") ({ drops } = data);
    const man = "index" in data ? men[data.index] : undefined;
    if (!man) return;
    if (data.type === "matte") return finish(man);
    man.isReady = true;
    if (isHeld) reveal();
  });

  /** Draws his first picture where the sheet can erase it. */
  async function show({ index, pictures, canvas }: Man): Promise<void> {
    const first = pictures.querySelector("img");
    if (!first) return;
    // A lazy picture far to the right on a narrow screen, or one that does not load, is wiped without a trace.
    const picture = await first
      .decode()
      .then(() => createImageBitmap(first))
      .catch(() => null);
    if (!picture || isStopped) return;
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

  const onPage = ({ x, y }: Point): Point => ({ x: x + scrollX - origin.x, y: y + scrollY - origin.y });

  /** `to`: in the window. */
  function take(to: (wallBox: DOMRect) => Point): void {
    const wallBox = wall.getBoundingClientRect();
    origin = { x: wallBox.left + scrollX, y: wallBox.top + scrollY };
    at = onPage(to(wallBox));
    const boxes = men.map(({ pictures, isMatte }) => {
      const { left, top, width } = pictures.getBoundingClientRect();
      return isMatte ? null : { left: left - wallBox.left, top: top - wallBox.top, width };
    });
    relabel(sheet.textContent);
    send({ type: "hold", at, boxes, size: { width: wallBox.width, height: wallBox.height }, scale });
    isHeld = true;
    reveal();
    reports.onHold(true);
  }

  function move(to: Point): void {
    at = onPage(to);
    send({ type: "move", to: at });
  }

  function end(): void {
    cancelAnimationFrame(selfFrame);
    if (!isHeld) return;
    isHeld = false;
    rest();
    reports.onHold(false);
    send({ type: "end" });
  }

  /** Puts the sheet of the page where the worker's is. */
  function rest(): void {
    const percent = (pixels: number): number => (pixels / wall.clientWidth) * 100;
    sheet.style.transform = `translate(calc(${percent(at.x)}cqw - 50%), calc(${percent(at.y)}cqw - 50%)) rotate(${SHEET.tiltRadians}rad)`;
    sheet.style.setProperty("--oil", String(drops));
  }

  function relabel(text: string): void {
    const picture = drawFace(sheet, text, scale);
    if (picture) send({ type: "face", picture }, [picture]);
  }

  function finish(man: Man): void {
    man.isMatte = true;
    man.canvas.addEventListener("transitionend", () => man.canvas.remove());
    rest();
    toss(sheet, wall);
    drops = 0;
    sheet.style.setProperty("--oil", "0");
    reports.onMatte(man.index, men.filter(({ isMatte }) => isMatte).length);
  }

  function wipe(index: number): void {
    const man = men[index];
    if (!man || man.isMatte || hasDragged) return;
    cancelAnimationFrame(selfFrame);
    const start = performance.now();
    const box = man.pictures.getBoundingClientRect();
    const em = box.width / PICTURE.width;
    const scrub = (share: number): Point => {
      const { x, y } = scrubFace(share);
      return { x: box.left + x * em, y: box.top + y * em };
    };
    take(() => scrub(0));
    const step = (now: number): void => {
      const share = Math.min(Math.max(now - start, 0) / SELF_MS, 1);
      if (man.isMatte) return end();
      move(scrub(share));
      if (share < 1) selfFrame = requestAnimationFrame(step);
      else end();
    };
    selfFrame = requestAnimationFrame(step);
  }

  const stop = watchDrags(
    { handle: wall },
    {
      onStart(point) {
        cancelAnimationFrame(selfFrame);
        hasDragged = true;
        take(() => point);
      },
      onMove: move,
      onEnd() {
        end();
        // A click on a button follows in the same task, in browsers other than Chromium.
        setTimeout(() => (hasDragged = false));
      },
      onTap({ x, y }) {
        const isThere = ({ pictures }: Man): boolean => {
          const box = pictures.closest("li")?.getBoundingClientRect();
          return !!box && x >= box.left && x < box.right && y >= box.top && y < box.bottom;
        };
        wipe(men.findIndex(isThere));
      },
    },
  );

  return {
    wipe,
    relabel,
    stop() {
      isStopped = true;
      cancelAnimationFrame(selfFrame);
      stop();
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

// The sheet of the line-up as the page has it: where the pointer is goes to a worker, which draws and wipes.
import type { FromWorker, ToWorker } from "./line-up-messages";
import type { LineUpSheet, SheetReports } from "./line-up-switches";
import { drawFace } from "./sheet-face";
import { CHEST, PICTURE, scrubFace } from "./suspect-shine";
import { toss } from "./toss-sheet";
import { watchDrags } from "./watch-drags";
import { SHEET, type Point } from "./wiped-area";

/** How long the sheet takes to wipe a suspect by itself. */
const SELF_MS = 900;
/** Browsers end workers without an event, such as for want of memory: one that answers nothing for so long after a wipe is gone. */
const ANSWER_LIMIT_MS = 3_000;
/** No more than the screen shows, because each frame sends all of them there. */
const MAX_PIXELS = 480;
const MAX_SCALE = 2;

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
  /** Whether the worker has answered: until then it draws no sheet, and the one of the page stays. */
  let isDrawing = false;
  /** Those whom the sheet wipes by itself, one after another. */
  let waiting: Man[] = [];
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
    if (!isDrawing && isHeld) reports.onHold(true);
    isDrawing = true;
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

  const isClosed = (): boolean => men.every(({ isMatte }) => isMatte);
  const onPage = ({ x, y }: Point): Point => ({ x: x + scrollX - origin.x, y: y + scrollY - origin.y });

  /** `to`: in the window. */
  function take(to: Point): void {
    if (isClosed()) return;
    const wallBox = wall.getBoundingClientRect();
    origin = { x: wallBox.left + scrollX, y: wallBox.top + scrollY };
    at = onPage(to);
    const boxes = men.map(({ pictures, isMatte }) => {
      const { left, top, width } = pictures.getBoundingClientRect();
      return isMatte ? null : { left: left - wallBox.left, top: top - wallBox.top, width };
    });
    relabel(sheet.textContent);
    send({ type: "hold", at, boxes, size: { width: wallBox.width, height: wallBox.height }, scale });
    isHeld = true;
    reveal();
    if (isDrawing) reports.onHold(true);
  }

  function move(to: Point): void {
    if (!isHeld) return;
    at = onPage(to);
    send({ type: "move", to: at });
  }

  function end(): void {
    cancelAnimationFrame(selfFrame);
    waiting = [];
    if (!isHeld) return;
    isHeld = false;
    rest();
    reports.onHold(false);
    send({ type: "end" });
  }

  /** Puts the sheet of the page where the worker's is, or at the edge of the wall that hides it. */
  function rest(): void {
    const { clientWidth, clientHeight } = wall;
    const percent = (pixels: number, most: number): number =>
      (Math.min(Math.max(pixels, 0), most) / clientWidth) * 100;
    sheet.style.transform = `translate(calc(${percent(at.x, clientWidth)}cqw - 50%), calc(${percent(at.y, clientHeight)}cqw - 50%)) rotate(${SHEET.tiltRadians}rad)`;
    sheet.style.setProperty("--oil", String(drops));
  }

  function relabel(text: string): void {
    const picture = drawFace(sheet, text, scale);
    if (picture) send({ type: "face", picture }, [picture]);
  }

  function finish(man: Man): void {
    man.canvas.addEventListener("transitionend", () => man.canvas.remove());
    count(man);
    // The last sheet falls by itself, with its oil.
    if (isClosed()) return end();
    rest();
    toss(sheet, wall);
    drops = 0;
    sheet.style.setProperty("--oil", "0");
  }

  function count(man: Man): void {
    man.isMatte = true;
    reports.onMatte(man.index, men.filter(({ isMatte }) => isMatte).length);
  }

  function wipe(index: number, isByKey = false): void {
    const man = men[index];
    // A key that is held down and a second click ask again.
    if (!man || man.isMatte || (hasDragged && !isByKey) || waiting.includes(man)) return;
    waiting.push(man);
    if (waiting.length === 1) wipeNext();
  }

  function wipeNext(): void {
    const [man] = waiting;
    if (!man) return end();
    const start = performance.now();
    // Measured anew at each frame: the visitor may scroll meanwhile.
    const inWindow = ({ x, y }: Point): Point => {
      const { left, top, width } = man.pictures.getBoundingClientRect();
      const em = width / PICTURE.width;
      return { x: left + x * em, y: top + y * em };
    };
    take(inWindow(scrubFace(0)));
    const step = (now: number): void => {
      const share = Math.min(Math.max(now - start, 0) / SELF_MS, 1);
      if (!man.isMatte) move(inWindow(scrubFace(share)));
      if (share < 1 && !man.isMatte) {
        selfFrame = requestAnimationFrame(step);
        return;
      }
      move(inWindow(CHEST));
      waiting.shift();
      if (!man.isMatte) setTimeout(() => giveUpOn(man), ANSWER_LIMIT_MS);
      wipeNext();
    };
    selfFrame = requestAnimationFrame(step);
  }

  /** He was asked for, so he is matte, and the others get buttons that need no worker. */
  function giveUpOn(man: Man): void {
    if (isStopped || man.isMatte) return;
    count(man);
    reports.onFailure();
  }

  // A phone that is turned: what the worker knows of the wall is no longer true, nor is the place of the sheet.
  const resizes = new ResizeObserver(() => {
    const again = waiting;
    end();
    sheet.style.transform = "";
    for (const { index } of again) wipe(index);
  });
  resizes.observe(wall);

  const stop = watchDrags(
    { handle: wall },
    {
      onStart(point) {
        end();
        hasDragged = true;
        take(point);
      },
      onMove: move,
      onEnd() {
        end();
        // A click on a button follows in the same task, in browsers other than Chromium. A key on a busy machine comes before the timer.
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
      // Who was tapped is matte, without the sheet.
      const asked = waiting;
      stop();
      resizes.disconnect();
      end();
      worker.terminate();
      for (const man of asked) if (!man.isMatte) count(man);
      hand.remove();
      for (const { canvas, pictures } of men) {
        canvas.remove();
        delete pictures.dataset["wiping"];
      }
    },
  };
}

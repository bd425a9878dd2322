// Moves the sheet of the line-up over the wall, and wipes the suspects under it.
import { createSuspectShine, PICTURE } from "./suspect-shine";
import { watchDrags } from "./watch-drags";
import type { Point } from "./wiped-area";

/** How long the sheet takes to wipe a suspect by itself. */
const SELF_MS = 900;

interface SheetReports {
  onHold: (isHeld: boolean) => void;
  /** The suspect with this index is matte, and with him this many. */
  onMatte: (index: number, count: number) => void;
}

export interface LineUpSheet {
  /** Wipes a suspect by itself. */
  wipe: (index: number) => void;
  stop: () => void;
}

/** `sheet`: null for visitors with reduced motion, for whom a suspect is matte at once. */
export function createLineUpSheet(
  wall: HTMLElement,
  sheet: HTMLElement | null,
  reports: SheetReports,
): LineUpSheet {
  const men = [...wall.querySelectorAll<HTMLElement>(".suspect-pictures")].map((pictures, index) => ({
    index,
    pictures,
    shine: createSuspectShine(pictures),
    isMatte: pictures.closest("[data-matte]") !== null,
  }));
  type Man = (typeof men)[number];
  let at: Point = { x: 0, y: 0 };
  let frame = 0;
  let hasDragged = false;

  /** From the window's pixels to em from the corner of the man's picture. */
  function inPicture({ x, y }: Point, { pictures }: Man): Point {
    const box = pictures.getBoundingClientRect();
    const em = box.width / PICTURE.width;
    return { x: (x - box.left) / em, y: (y - box.top) / em };
  }

  function put(to: Point): void {
    at = to;
    const { left, top, width } = wall.getBoundingClientRect();
    sheet?.style.setProperty("--x", String(((to.x - left) / width) * 100));
    sheet?.style.setProperty("--y", String(((to.y - top) / width) * 100));
  }

  function wipeTo(to: Point): void {
    const from = at;
    for (const man of men) {
      if (man.isMatte) continue;
      const left = man.shine.wipe(inPicture(from, man), inPicture(to, man));
      if (left < 1) sheet?.style.setProperty("--oil", String(1 - left));
      if (left === 0) finish(man);
    }
    put(to);
  }

  function finish(man: Man): void {
    man.isMatte = true;
    if (sheet) toss(sheet, wall);
    reports.onMatte(man.index, men.filter(({ isMatte }) => isMatte).length);
  }

  function wipe(index: number): void {
    const man = men[index];
    if (!man || man.isMatte || hasDragged) return;
    if (!sheet) return finish(man);
    cancelAnimationFrame(frame);
    const inWindow = (share: number): Point => {
      const box = man.pictures.getBoundingClientRect();
      const em = box.width / PICTURE.width;
      const { x, y } = man.shine.scrub(share);
      return { x: box.left + x * em, y: box.top + y * em };
    };
    const start = performance.now();
    put(inWindow(0));
    reports.onHold(true);
    const step = (now: number): void => {
      const share = Math.min(Math.max(now - start, 0) / SELF_MS, 1);
      wipeTo(inWindow(share));
      if (!man.isMatte && share < 1) frame = requestAnimationFrame(step);
      else reports.onHold(false);
    };
    frame = requestAnimationFrame(step);
  }

  const stop = sheet
    ? watchDrags(
        { handle: wall },
        {
          onStart(point) {
            cancelAnimationFrame(frame);
            hasDragged = true;
            reports.onHold(true);
            put(point);
          },
          onMove: wipeTo,
          onEnd() {
            reports.onHold(false);
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
      )
    : () => undefined;

  return {
    wipe,
    stop() {
      cancelAnimationFrame(frame);
      stop();
      for (const { shine } of men) shine.end();
    },
  };
}

/** The used sheet falls, and a clean one is in its place. */
function toss(sheet: HTMLElement, wall: HTMLElement): void {
  const used = sheet.cloneNode(true);
  if (!(used instanceof HTMLElement)) return;
  used.classList.add("line-up-tossed");
  used.addEventListener("animationend", () => used.remove());
  wall.append(used);
  sheet.style.setProperty("--oil", "0");
}

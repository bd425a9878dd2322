// Moves the sheet of the line-up over the wall, and wipes the suspects under it.
import { createSuspectShine, PICTURE } from "./suspect-shine";
import { watchDrags } from "./watch-drags";
import { SHEET, type Point } from "./wiped-area";

/** How long the sheet takes to wipe a suspect by itself. */
const SELF_MS = 900;
/** As many as line-up-wipe.tsx has drops. */
const OIL_STEPS = 8;

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
    left: 1,
    isMatte: pictures.closest("[data-matte]") !== null,
  }));
  type Man = (typeof men)[number];
  let at: Point = { x: 0, y: 0 };
  /** Where the pointer was since the last frame. */
  let way: Point[] = [];
  /** What this sheet took off, in faces, and what of it shows. */
  let soaked = 0;
  let oil = 0;
  let frame = 0;
  let selfFrame = 0;
  let hasDragged = false;

  /** From em of the man's picture to the window's pixels. */
  const inWindow = ({ x, y }: Point, { pictures }: Man): Point => {
    const box = pictures.getBoundingClientRect();
    const em = box.width / PICTURE.width;
    return { x: box.left + x * em, y: box.top + y * em };
  };

  /** `wallBox`: read before anything is written. Custom properties would style the oil on the sheet anew with each frame. */
  function put(to: Point, { left, top, width }: DOMRect): void {
    at = to;
    const percent = (pixels: number): number => (pixels / width) * 100;
    if (sheet)
      sheet.style.transform = `translate(calc(${percent(to.x - left)}cqw - 50%), calc(${percent(to.y - top)}cqw - 50%)) rotate(${SHEET.tiltRadians}rad)`;
  }

  function putNow(to: Point): void {
    cancelAnimationFrame(frame);
    frame = 0;
    way = [];
    put(to, wall.getBoundingClientRect());
  }

  /** Wipes the whole way since the last frame. All boxes are read before anything is written, so that no layout is forced. */
  function flush(): void {
    cancelAnimationFrame(frame);
    frame = 0;
    const to = way.at(-1);
    if (!to) return;
    const points = [at, ...way];
    way = [];
    const wallBox = wall.getBoundingClientRect();
    const shiny = men
      .filter(({ isMatte }) => !isMatte)
      .map((man) => ({ man, box: man.pictures.getBoundingClientRect() }));
    put(to, wallBox);
    for (const { man, box } of shiny) {
      const em = box.width / PICTURE.width;
      const left = man.shine.wipe(
        ...points.map(({ x, y }) => ({ x: (x - box.left) / em, y: (y - box.top) / em })),
      );
      soaked += man.left - left;
      man.left = left;
      if (left === 0) finish(man);
    }
    soak();
  }

  function wipeTo(to: Point): void {
    way.push(to);
    frame ||= requestAnimationFrame(flush);
  }

  /** The oil shows in as many steps as the sheet has drops. */
  function soak(): void {
    const now = Math.ceil(Math.min(soaked, 1) * OIL_STEPS) / OIL_STEPS;
    if (now !== oil) sheet?.style.setProperty("--oil", String(now));
    oil = now;
  }

  function finish(man: Man): void {
    man.isMatte = true;
    if (sheet) toss(sheet, wall);
    soaked = 0;
    reports.onMatte(man.index, men.filter(({ isMatte }) => isMatte).length);
  }

  function wipe(index: number): void {
    const man = men[index];
    if (!man || man.isMatte || hasDragged) return;
    if (!sheet) return finish(man);
    cancelAnimationFrame(selfFrame);
    const start = performance.now();
    putNow(inWindow(man.shine.scrub(0), man));
    reports.onHold(true);
    const step = (now: number): void => {
      const share = Math.min(Math.max(now - start, 0) / SELF_MS, 1);
      way.push(inWindow(man.shine.scrub(share), man));
      flush();
      if (!man.isMatte && share < 1) selfFrame = requestAnimationFrame(step);
      else reports.onHold(false);
    };
    selfFrame = requestAnimationFrame(step);
  }

  const stop = sheet
    ? watchDrags(
        { handle: wall },
        {
          onStart(point) {
            cancelAnimationFrame(selfFrame);
            hasDragged = true;
            reports.onHold(true);
            putNow(point);
          },
          onMove: wipeTo,
          onEnd() {
            flush();
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
      cancelAnimationFrame(selfFrame);
      stop();
      cancelAnimationFrame(frame);
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
}

// The sheet of the line-up on the page, and the worker that draws it and wipes where it is.
import type { FromWorker, ToWorker } from "./line-up-messages";
import { drawFace } from "./sheet-face";
import { PICTURE } from "./suspect-shine";
import { toss } from "./toss-sheet";
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
export class HeldSheet {
  private readonly worker = new Worker(new URL("./line-up-worker.ts", import.meta.url), { type: "module" });
  private readonly hand = document.createElement("canvas");
  private readonly scale = Math.min(devicePixelRatio, MAX_SCALE);
  private readonly men;
  private at: Point = { x: 0, y: 0 };
  /** The top left of the wall on the page, from when the sheet was taken. */
  private origin: Point = { x: 0, y: 0 };
  private drops = 0;
  private isHeld = false;
  /** Whether the worker has answered: until then it draws no sheet, and the one of the page stays. */
  private isDrawing = false;

  constructor(
    private readonly wall: HTMLElement,
    private readonly sheet: HTMLElement,
    private readonly reports: HeldSheetReports,
  ) {
    this.men = [...wall.querySelectorAll<HTMLElement>(".suspect-pictures")].map((pictures, index) => ({
      index,
      pictures,
      canvas: document.createElement("canvas"),
      isReady: false,
    }));
    this.hand.className = "line-up-hand";
    wall.append(this.hand);
    const canvas = this.hand.transferControlToOffscreen();
    const [drop] = sheet.getElementsByTagName("ellipse");
    const oil = drop ? getComputedStyle(drop).fill : "";
    this.send({ type: "wall", canvas, men: this.men.length, oil }, [canvas]);
    for (const man of this.men) if (!man.pictures.closest("[data-matte]")) void this.show(man);
    this.worker.addEventListener("error", reports.onFailure);
    this.worker.addEventListener("message", ({ data }: MessageEvent<FromWorker>) => this.hear(data));
  }

  /** `isMatte`: of each suspect; those are wiped no more. */
  take(to: Point, isMatte: readonly boolean[]): void {
    const wallBox = this.wall.getBoundingClientRect();
    this.origin = { x: wallBox.left + scrollX, y: wallBox.top + scrollY };
    this.at = this.onPage(to);
    const boxes = this.men.map(({ index, pictures }) => {
      const { left, top, width } = pictures.getBoundingClientRect();
      return isMatte[index] ? null : { left: left - wallBox.left, top: top - wallBox.top, width };
    });
    this.relabel(this.sheet.textContent);
    const { width, height } = wallBox;
    this.send({ type: "hold", at: this.at, boxes, size: { width, height }, scale: this.scale });
    this.isHeld = true;
    this.reveal();
    if (this.isDrawing) this.reports.onHold(true);
  }

  move(to: Point): void {
    if (!this.isHeld) return;
    this.at = this.onPage(to);
    this.send({ type: "move", to: this.at });
  }

  putDown(): void {
    if (!this.isHeld) return;
    this.isHeld = false;
    this.rest();
    this.reports.onHold(false);
    this.send({ type: "end" });
  }

  /** The used sheet falls. */
  takeFresh(): void {
    this.rest();
    toss(this.sheet, this.wall);
    this.drops = 0;
    this.sheet.style.setProperty("--oil", "0");
  }

  relabel(text: string): void {
    const picture = drawFace(this.sheet, text, this.scale);
    if (picture) this.send({ type: "face", picture }, [picture]);
  }

  remove(): void {
    this.worker.terminate();
    this.hand.remove();
    for (const { canvas, pictures } of this.men) {
      canvas.remove();
      delete pictures.dataset["wiping"];
    }
  }

  /** Where the point of his picture is, of which the measure is in suspect-shine.ts. */
  inWindow(man: number, { x, y }: Point): Point {
    const { left, top, width } = this.men[man]?.pictures.getBoundingClientRect() ?? new DOMRect();
    const em = width / PICTURE.width;
    return { x: left + x * em, y: top + y * em };
  }

  manAt({ x, y }: Point): number {
    return this.men.findIndex(({ pictures }) => {
      const box = pictures.closest("li")?.getBoundingClientRect();
      return !!box && x >= box.left && x < box.right && y >= box.top && y < box.bottom;
    });
  }

  private send(message: ToWorker, transfer: Transferable[] = []): void {
    this.worker.postMessage(message, transfer);
  }

  private hear(data: FromWorker): void {
    if (!this.isDrawing && this.isHeld) this.reports.onHold(true);
    this.isDrawing = true;
    if (data.type === "oil") this.drops = data.drops;
    const man = "index" in data ? this.men[data.index] : undefined;
    if (!man) return;
    if (data.type === "matte") {
      man.canvas.addEventListener("transitionend", () => man.canvas.remove());
      this.reports.onMatte(man.index);
      return;
    }
    man.isReady = true;
    if (this.isHeld) this.reveal();
  }

  /** Draws his first picture where the sheet can erase it. */
  private async show({ index, pictures, canvas }: (typeof this.men)[number]): Promise<void> {
    const first = pictures.querySelector("img");
    if (!first) return;
    // A lazy picture far to the right on a narrow screen, or one that does not load, is wiped without a trace.
    const picture = await first
      .decode()
      .then(() => createImageBitmap(first))
      .catch(() => null);
    if (!picture || !this.hand.isConnected) return;
    canvas.width = Math.min(Math.round(pictures.clientWidth * devicePixelRatio), MAX_PIXELS);
    canvas.height = Math.round((canvas.width * PICTURE.height) / PICTURE.width);
    pictures.append(canvas);
    const drawn = canvas.transferControlToOffscreen();
    this.send({ type: "man", index, canvas: drawn, picture }, [drawn, picture]);
  }

  /** The pictures beneath those of the worker go. */
  private reveal(): void {
    for (const { pictures, isReady } of this.men) if (isReady) pictures.dataset["wiping"] = "";
  }

  private onPage({ x, y }: Point): Point {
    return { x: x + scrollX - this.origin.x, y: y + scrollY - this.origin.y };
  }

  /** Puts the sheet of the page where the worker's is, or at the edge of the wall that hides it. */
  private rest(): void {
    const { clientWidth, clientHeight } = this.wall;
    const percent = (pixels: number, most: number): number =>
      (Math.min(Math.max(pixels, 0), most) / clientWidth) * 100;
    this.sheet.style.transform = `translate(calc(${percent(this.at.x, clientWidth)}cqw - 50%), calc(${percent(this.at.y, clientHeight)}cqw - 50%)) rotate(${SHEET.tiltRadians}rad)`;
    this.sheet.style.setProperty("--oil", String(this.drops));
  }
}

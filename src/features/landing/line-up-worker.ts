// Draws the held sheet of the line-up and erases the shine under it, in a worker: the page only forwards where the pointer is, so that
// its main thread works as if there were no sheet. Styles that move a sheet cost it two to four times the work of the same moves.
import { DROPS, type FromWorker, type ToWorker } from "./line-up-messages";
import { createSuspectShine, PICTURE, type SuspectShine } from "./suspect-shine";
import { SHEET, type Point } from "./wiped-area";

type Hold = Extract<ToWorker, { type: "hold" }>;

let context: OffscreenCanvasRenderingContext2D | null = null;
let oilColor = "";
let men: { shine: SuspectShine; left: number }[] = [];
let face: ImageBitmap | null = null;
let hold: Hold | null = null;
/** What this sheet took off, in faces, and the drops of it that show. */
let soaked = 0;
let drops = 0;

const report = (message: FromWorker): void => postMessage(message);

addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  switch (data.type) {
    case "wall":
      context = data.canvas.getContext("2d");
      // The page learns of it as an error of the worker.
      if (!context) throw new Error("The worker cannot draw.");
      oilColor = data.oil;
      men = Array.from({ length: data.men }, () => ({ shine: createSuspectShine(), left: 1 }));
      break;
    case "man":
      men[data.index]?.shine.show(data.canvas, data.picture);
      report({ type: "ready", index: data.index });
      break;
    case "face":
      face = data.picture;
      break;
    case "hold":
      take(data);
      break;
    case "move":
      move(data.to);
      break;
    case "end":
      hold = null;
      clear();
  }
});

function take(taken: Hold): void {
  hold = { ...taken };
  if (!context) return;
  const [width, height] = [taken.size.width, taken.size.height].map((size) => Math.round(size * taken.scale));
  const { canvas } = context;
  // Also when it has that size already: this clears it.
  if (width !== undefined && height !== undefined) Object.assign(canvas, { width, height });
  draw(hold);
}

function move(to: Point): void {
  if (!hold) return;
  const from = hold.at;
  hold.at = to;
  for (const [index, man] of men.entries()) {
    const box = hold.boxes[index];
    if (!box || man.left === 0) continue;
    const em = box.width / PICTURE.width;
    const inPicture = ({ x, y }: Point): Point => ({ x: (x - box.left) / em, y: (y - box.top) / em });
    const left = man.shine.wipe(inPicture(from), inPicture(to));
    soaked += man.left - left;
    man.left = left;
    if (left > 0) continue;
    // A clean sheet comes.
    soaked = 0;
    report({ type: "matte", index });
  }
  const now = Math.ceil(Math.min(soaked, 1) * DROPS.length);
  if (now !== drops) report({ type: "oil", drops: now });
  drops = now;
  draw(hold);
}

function clear(): void {
  context?.setTransform(1, 0, 0, 1, 0, 0);
  context?.clearRect(0, 0, context.canvas.width, context.canvas.height);
}

function draw({ at, scale }: Hold): void {
  clear();
  if (!context || !face) return;
  context.setTransform(scale, 0, 0, scale, at.x * scale, at.y * scale);
  context.rotate(SHEET.tiltRadians);
  const [width, height] = [face.width / scale, face.height / scale];
  context.drawImage(face, -width / 2, -height / 2, width, height);
  const percent = width / 100;
  context.fillStyle = oilColor;
  for (const [x, y, wide, high] of DROPS.slice(0, drops)) {
    context.beginPath();
    context.ellipse(
      x * percent - width / 2,
      y * percent - height / 2,
      wide * percent,
      high * percent,
      0,
      0,
      2 * Math.PI,
    );
    context.fill();
  }
}

// Makes QR codes. It contains lean-qr and is imported dynamically, so it is loaded when the first code is valid.
import { toSvgPath } from "lean-qr/extras/svg";
import { correction, generate } from "lean-qr/nano";

/** The width of the white border that the QR standard requires around a code, in modules. */
const QUIET_ZONE = 4;
/** The dark frame, as wide on each side: the text has room in it below the code, and above and below itself. */
const FRAME = 6;
/** The minimum width: about 8 cm at 300 dots per inch, which is enough for a flyer. */
const PNG_SIZE_PX = 1024;
/** The files are black on white, because they are printed and placed into other layouts. */
const DARK = "#000";
const LIGHT = "#fff";
/** Every program that opens the files has one. */
const FONT = "sans-serif";

export interface QrCode {
  /** Modules along one side, with the quiet zone and the frame. */
  size: number;
  /** Modules from the left edge and from the upper edge to the path. */
  left: number;
  top: number;
  /** The light square in the frame, for the `d` of a path. */
  paper: string;
  /** The middle of the text in the frame, in modules, and its height. */
  text: { x: number; y: number; size: number };
  /** The dark modules, for the `d` of a path. */
  path: string;
}

export function makeQrCode(text: string): QrCode {
  const code = generate(text, { minCorrectionLevel: correction.M });
  const paper = code.size + 2 * QUIET_ZONE;
  const size = paper + 2 * FRAME;
  return {
    size,
    left: FRAME + QUIET_ZONE,
    top: FRAME + QUIET_ZONE,
    paper: `M${FRAME} ${FRAME}h${paper}v${paper}h-${paper}z`,
    text: { x: size / 2, y: size - FRAME / 2, size: 3 },
    path: toSvgPath(code),
  };
}

/** `disclosure` stands in the frame, because a printed code is seen without the message around it. */
export function svgFile({ size, left, top, paper, text, path }: QrCode, disclosure: string): Blob {
  const label = new Option(disclosure).innerHTML;
  const picture =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="512" height="512">` +
    `<path fill="${DARK}" d="M0 0h${size}v${size}H0z"/><path fill="${LIGHT}" d="${paper}"/>` +
    `<path fill="${DARK}" transform="translate(${left} ${top})" d="${path}"/>` +
    `<text x="${text.x}" y="${text.y}" dy=".35em" font-size="${text.size}" font-family="${FONT}" font-weight="bold" text-anchor="middle" fill="${LIGHT}">${label}</text></svg>\n`;
  return new Blob([picture], { type: "image/svg+xml" });
}

/** Rejects if the browser cannot draw on a canvas. */
export async function pngFile(
  { size, left, top, paper, text, path }: QrCode,
  disclosure: string,
): Promise<Blob> {
  // Each module is a whole number of pixels, because scanners fail on blurred edges.
  const scale = Math.ceil(PNG_SIZE_PX / size);
  const canvas = document.createElement("canvas");
  canvas.width = size * scale;
  canvas.height = size * scale;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("The browser does not support drawing on a canvas.");
  context.fillStyle = DARK;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.scale(scale, scale);
  context.fillStyle = LIGHT;
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- This is a canvas, not an array.
  context.fill(new Path2D(paper));
  context.font = `bold ${text.size}px ${FONT}`;
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.fillText(disclosure, text.x, text.y, size);
  context.translate(left, top);
  context.fillStyle = DARK;
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- This is a canvas, not an array.
  context.fill(new Path2D(path));
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(blob);
      else reject(new Error("The browser could not make a PNG of the canvas."));
    });
  });
}

// Makes QR codes. It contains the library and is imported dynamically, so it is loaded when the first code is valid.
import { toSvgPath } from "lean-qr/extras/svg";
import { correction, generate } from "lean-qr/nano";

/** The width of the white border that the QR standard requires around a code, in modules. */
const QUIET_ZONE = 4;
/** The minimum width: about 8 cm at 300 dots per inch, which is enough for a flyer. */
const PNG_SIZE_PX = 1024;
/** The files are black on white, because they are printed and placed into other layouts. */
const DARK = "#000";
const LIGHT = "#fff";

export interface QrCode {
  /** Modules along one side, with the quiet zone. */
  size: number;
  /** Modules between the edge and the path, which are the quiet zone. */
  offset: number;
  /** The dark modules, for the `d` of a path. */
  path: string;
}

export function makeQrCode(text: string): QrCode {
  const code = generate(text, { minCorrectionLevel: correction.M });
  return { size: code.size + 2 * QUIET_ZONE, offset: QUIET_ZONE, path: toSvgPath(code) };
}

export function svgFile({ size, offset, path }: QrCode): Blob {
  const picture =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="512" height="512">` +
    `<path fill="${LIGHT}" d="M0 0h${size}v${size}H0z"/>` +
    `<path fill="${DARK}" transform="translate(${offset} ${offset})" d="${path}"/></svg>\n`;
  return new Blob([picture], { type: "image/svg+xml" });
}

/** Rejects if the browser cannot draw on a canvas. */
export async function pngFile({ size, offset, path }: QrCode): Promise<Blob> {
  // Each module is a whole number of pixels, because scanners fail on blurred edges.
  const scale = Math.ceil(PNG_SIZE_PX / size);
  const canvas = document.createElement("canvas");
  canvas.width = size * scale;
  canvas.height = size * scale;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("The browser does not support drawing on a canvas.");
  context.fillStyle = LIGHT;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.setTransform(scale, 0, 0, scale, offset * scale, offset * scale);
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

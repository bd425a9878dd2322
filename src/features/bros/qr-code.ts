// QR codes, and the library that makes them. Reached by `import()` only, so it loads when the first code works.
import { toSvgPath } from "lean-qr/extras/svg";
import { correction, generate } from "lean-qr/nano";

/** The white edge that the standard wants around a code, in modules. */
const QUIET_ZONE = 4;
/** At least: sharp on a flyer, some 8 cm at 300 dots per inch. */
const PNG_SIZE_PX = 1024;
/** Files are black on white: they end on paper and in other people's layouts. */
const INK = "#000";
const PAPER = "#fff";

export interface QrCode {
  /** Modules along one side, with the quiet zone. */
  size: number;
  /** Modules between the edge and the path: the quiet zone. */
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
    `<path fill="${PAPER}" d="M0 0h${size}v${size}H0z"/>` +
    `<path fill="${INK}" transform="translate(${offset} ${offset})" d="${path}"/></svg>\n`;
  return new Blob([picture], { type: "image/svg+xml" });
}

/** Rejects where the browser draws no canvas. */
export async function pngFile({ size, offset, path }: QrCode): Promise<Blob> {
  // Whole pixels for each module: a blurred edge is what scanners trip over.
  const scale = Math.ceil(PNG_SIZE_PX / size);
  const canvas = document.createElement("canvas");
  canvas.width = size * scale;
  canvas.height = size * scale;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser draws no canvas.");
  context.fillStyle = PAPER;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.setTransform(scale, 0, 0, scale, offset * scale, offset * scale);
  context.fillStyle = INK;
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas, not an array
  context.fill(new Path2D(path));
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(blob);
      else reject(new Error("The canvas gave no picture."));
    });
  });
}

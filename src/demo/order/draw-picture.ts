// Draws an SVG picture of the page as a file. An SVG that is drawn as an image has neither the page's fonts nor its pictures, so its
// elements are drawn one by one: rect, image, text with tspan, and g.
import { withTimeLimit } from "@/lib/time-limit";

/** What is missing. */
export type Missing = "canvas" | "fonts" | "pictures";

export class PictureFailure extends Error {
  readonly missing: Missing;
  constructor(missing: Missing, cause?: unknown) {
    super(`The picture cannot be drawn without its ${missing}.`, { cause });
    this.missing = missing;
  }
}

const LIMIT_MS = 5_000;

type Pictures = ReadonlyMap<string, CanvasImageSource>;

/** Rejects with a `PictureFailure`. */
export async function drawPicture(svg: SVGSVGElement, name: string): Promise<File> {
  const canvas = document.createElement("canvas");
  const { width, height } = svg.viewBox.baseVal;
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d");
  if (!context) throw new PictureFailure("canvas");
  const [pictures] = await Promise.all([
    loadWithin("pictures", () => loadPictures(svg)),
    loadWithin("fonts", () => loadFonts(svg)),
  ]);
  try {
    for (const child of svg.children) draw(context, child, pictures);
    return new File([await pngOf(canvas)], name, { type: "image/png" });
  } catch (error) {
    throw new PictureFailure("canvas", error);
  }
}

async function loadWithin<Value>(missing: Missing, load: () => Promise<Value>): Promise<Value> {
  try {
    return await withTimeLimit(load, LIMIT_MS, () => new Error("It took too long."));
  } catch (error) {
    throw new PictureFailure(missing, error);
  }
}

async function loadPictures(svg: SVGSVGElement): Promise<Pictures> {
  const addresses = new Set(
    Array.from(svg.querySelectorAll("image"), (image) => image.getAttribute("href") ?? ""),
  );
  return new Map(
    await Promise.all(
      Array.from(addresses, async (address): Promise<[string, CanvasImageSource]> => {
        const image = new Image();
        image.src = address;
        await image.decode();
        return [address, image];
      }),
    ),
  );
}

async function loadFonts(svg: SVGSVGElement): Promise<void> {
  await Promise.all(
    Array.from(svg.querySelectorAll("text"), async (text) => {
      const style = getComputedStyle(text);
      // The others of the list take its place until it is there.
      const [family = ""] = style.fontFamily.split(",");
      const faces = await document.fonts.load(fontOf(style, family), text.textContent);
      if (faces.length === 0) throw new Error(`There is no ${family}.`);
    }),
  );
}

/** The shorthand takes keywords only for the width: this one is 62.5%. */
function fontOf({ fontWeight, fontStretch, fontSize, fontFamily }: CSSStyleDeclaration, family = fontFamily) {
  const width = Number.parseFloat(fontStretch) < 100 ? "extra-condensed " : "";
  return `${fontWeight} ${width}${fontSize} ${family}`;
}

function draw(context: CanvasRenderingContext2D, element: Element, pictures: Pictures): void {
  const figure = (attribute: string): number => Number(element.getAttribute(attribute) ?? 0);
  const style = getComputedStyle(element);
  context.save();
  context.globalAlpha = Number(style.opacity);
  context.fillStyle = style.fill;
  if (element instanceof SVGGElement) {
    const matrix = element.transform.baseVal.consolidate()?.matrix;
    if (matrix) context.transform(matrix.a, matrix.b, matrix.c, matrix.d, matrix.e, matrix.f);
    for (const child of element.children) draw(context, child, pictures);
  } else if (element instanceof SVGTextElement) {
    drawText(context, element, style, figure("x"), figure("y"));
  } else {
    const picture = pictures.get(element.getAttribute("href") ?? "");
    const box = [figure("x"), figure("y"), figure("width"), figure("height")] as const;
    if (picture) context.drawImage(picture, ...box);
    else context.fillRect(...box);
  }
  context.restore();
}

function drawText(
  context: CanvasRenderingContext2D,
  text: SVGTextElement,
  style: CSSStyleDeclaration,
  x: number,
  y: number,
): void {
  context.font = fontOf(style);
  // Safari ignores it. The text is a little wider there.
  context.letterSpacing = style.letterSpacing === "normal" ? "0px" : style.letterSpacing;
  const anchor = style.textAnchor;
  context.textAlign = anchor === "middle" ? "center" : anchor === "end" ? "right" : "left";
  let left = x;
  for (const part of text.childNodes) {
    const content = part.textContent ?? "";
    context.fillStyle = part instanceof Element ? getComputedStyle(part).fill : style.fill;
    context.fillText(content, left, y);
    left += context.measureText(content).width;
  }
}

function pngOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(blob);
      else reject(new Error("The browser made no PNG of the canvas."));
    });
  });
}

// What is on the sheet of the line-up but the oil, as a picture for the worker, which has neither the styles nor the fonts of the page.

/** `sheet`: the element whose styles the picture has. `scale`: pixels of the picture per pixel of the window. */
export function drawFace(sheet: HTMLElement, text: string, scale: number): ImageBitmap | null {
  const { offsetWidth: width, offsetHeight: height } = sheet;
  const style = getComputedStyle(sheet);
  const canvas = new OffscreenCanvas(Math.round(width * scale), Math.round(height * scale));
  const context = canvas.getContext("2d");
  if (!context) return null;
  const pixels = (length: string): number => Number.parseFloat(length) || 0;
  context.scale(scale, scale);
  context.fillStyle = style.borderTopColor;
  context.fillRect(0, 0, width, height);
  const [top, side, bottom] = [style.borderTopWidth, style.borderLeftWidth, style.borderBottomWidth].map(
    pixels,
  );
  context.fillStyle = style.backgroundColor;
  context.fillRect(side ?? 0, top ?? 0, width - 2 * (side ?? 0), height - (top ?? 0) - (bottom ?? 0));
  context.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  context.fillStyle = style.color;
  context.textBaseline = "middle";
  const padding = pixels(style.paddingLeft);
  const isNarrow = context.measureText(text).width > width - 2 * padding;
  for (const [line, words] of (isNarrow ? text.split(" ") : [text]).entries())
    context.fillText(words, padding, padding + (line + 0.5) * pixels(style.lineHeight));
  return canvas.transferToImageBitmap();
}

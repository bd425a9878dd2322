// Whether a visitor can see and read what a third-party script has drawn. Klaviyo reports `embedOpen` for a form that is
// transparent, a pixel high, or dark on dark because its styles were refused.
import { type Color, contrastOf, over, parseColor, WHITE } from "@/lib/text/contrast";

/** WCAG 2.2, 2.5.8: a smaller target is too small for a finger. */
const MIN_CONTROL_PX = 24;
const MIN_FONT_PX = 10;
/** WCAG 2.2 asks for 4.5, and for 3 in large text and controls. A vendor's form with pale small print is still a form. */
const MIN_CONTRAST = 3;
/** Stars and decorations are pale in many widgets: what counts is most of the text. */
const READABLE_SHARE = 0.75;
const MIN_OPACITY = 0.3;
/** A frame shows what it likes and cannot be read from here; a smaller one is a tracking pixel. */
const MIN_FRAME_PX = 60;
/** Measuring forces a layout. A long list is judged by its beginning. */
const MAX_TEXTS = 60;

export interface Needs {
  /** Of the elements of each selector, one must be such that it can be seen and used. */
  selectors: readonly string[];
  /** Whether there must be such elements. What a form shows after a submission has none any more. */
  areRequired: boolean;
}

/** Why nobody can use or read the widget, as the end of a sentence; null where they can. */
export function findReadingProblem(widget: Element, { selectors, areRequired }: Needs): string | null {
  const area = widget.getBoundingClientRect();
  for (const selector of selectors) {
    const controls = [...widget.querySelectorAll(selector)];
    const problems = controls.map((control) => problemOfControl(control, widget, area));
    if (problems.length === 0 && areRequired) return `has no ${selector.split(/[:,[]/)[0]}`;
    if (problems.length > 0 && !problems.includes(null)) return problems[0] ?? null;
  }
  return problemOfText(widget, area);
}

function problemOfControl(control: Element, widget: Element, area: DOMRect): string | null {
  const box = control.getBoundingClientRect();
  const name = control.localName;
  if (Math.min(box.width, box.height) < MIN_CONTROL_PX)
    return `has a ${name} of ${Math.round(box.width)} × ${Math.round(box.height)} px`;
  if (!isShown(control, box, widget, area)) return `has a ${name} that cannot be seen`;
  // The color of a button with a picture alone says nothing.
  const hasText = control.matches("input, textarea") || control.textContent?.trim() !== "";
  const contrast = contrastIn(control);
  return hasText && contrast < MIN_CONTRAST
    ? `has a ${name} with a contrast of ${contrast.toFixed(1)}`
    : null;
}

function problemOfText(widget: Element, area: DOMRect): string | null {
  let readable = 0;
  let unreadable = 0;
  let lowest = Infinity;
  for (const { element, box, length } of textsIn(widget)) {
    if (!isShown(element, box, widget, area)) continue;
    const contrast = contrastIn(element);
    const fontSize = Number.parseFloat(getComputedStyle(element).fontSize);
    lowest = Math.min(lowest, contrast);
    if (contrast >= MIN_CONTRAST && fontSize >= MIN_FONT_PX && box.height >= MIN_FONT_PX) readable += length;
    else unreadable += length;
  }
  if (readable + unreadable === 0) return hasFrame(widget, area) ? null : "has nothing that can be seen";
  return readable / (readable + unreadable) < READABLE_SHARE
    ? `cannot be read: its text has a contrast of ${lowest.toFixed(1)}, or is too small`
    : null;
}

function textsIn(widget: Element) {
  const texts: { element: Element; box: DOMRect; length: number }[] = [];
  const range = document.createRange();
  const walker = document.createTreeWalker(widget, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node && texts.length < MAX_TEXTS; node = walker.nextNode()) {
    const length = node.nodeValue?.trim().length ?? 0;
    const element = node.parentElement;
    if (length === 0 || !element || /^(script|style|template|noscript)$/.test(element.localName)) continue;
    range.selectNodeContents(node);
    texts.push({ element, box: range.getBoundingClientRect(), length });
  }
  return texts;
}

function hasFrame(widget: Element, area: DOMRect): boolean {
  return [...widget.querySelectorAll("iframe")].some((frame) => {
    const box = frame.getBoundingClientRect();
    return Math.min(box.width, box.height) >= MIN_FRAME_PX && isShown(frame, box, widget, area);
  });
}

function isShown(element: Element, box: DOMRect, widget: Element, area: DOMRect): boolean {
  if (box.width < 1 || box.height < 1) return false;
  // Text for screen readers only is clipped to a pixel, or moved out of the widget.
  if (box.right <= area.left || box.left >= area.right) return false;
  if (box.bottom <= area.top || box.top >= area.top + Math.max(area.height, window.innerHeight)) return false;
  if (getComputedStyle(element).visibility !== "visible") return false;
  return (
    opacityOf(element) >= MIN_OPACITY && !isClipped(element, box, widget) && !isCovered(element, box, widget)
  );
}

function opacityOf(element: Element): number {
  let opacity = 1;
  for (let node: Element | null = element; node; node = node.parentElement)
    opacity *= Number(getComputedStyle(node).opacity);
  return opacity;
}

/** Whether an element of the widget clips the box to less than a pixel, such as a form of 1 px with `overflow: hidden`. */
function isClipped(element: Element, box: DOMRect, widget: Element): boolean {
  for (let node = element.parentElement; node && node !== widget; node = node.parentElement) {
    const { overflowX, overflowY, clipPath } = getComputedStyle(node);
    if (/^(?:inset\((?:50|100)%|circle\(0|ellipse\(0)/.test(clipPath)) return true;
    const outer = node.getBoundingClientRect();
    const width = Math.min(box.right, outer.right) - Math.max(box.left, outer.left);
    const height = Math.min(box.bottom, outer.bottom) - Math.max(box.top, outer.top);
    if ((overflowX !== "visible" && width <= 1) || (overflowY !== "visible" && height <= 1)) return true;
  }
  return false;
}

/**
 * Whether something opaque lies over the middle of the box. The site's own elements, such as a sticky bar or a dialog, come and go,
 * so only those of the vendor count: in the widget, or beside the application. Known only within the window.
 */
function isCovered(element: Element, box: DOMRect, widget: Element): boolean {
  const stack = document.elementsFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  const own = stack.indexOf(element);
  if (own === -1) return false;
  const application = document.querySelector("#app");
  return stack
    .slice(0, own)
    .some(
      (above) =>
        (widget.contains(above) || application?.contains(above) === false) &&
        !element.contains(above) &&
        !above.contains(widget) &&
        isOpaque(above),
    );
}

function isOpaque(element: Element): boolean {
  if (/^(img|video|canvas|iframe|svg)$/.test(element.localName)) return opacityOf(element) > 0.5;
  const { backgroundColor, backgroundImage } = getComputedStyle(element);
  const alpha = backgroundImage === "none" ? (parseColor(backgroundColor)?.alpha ?? 1) : 1;
  return alpha * opacityOf(element) > 0.5;
}

/** The contrast of the element's text with what is behind it. A picture or an unknown color counts as readable. */
function contrastIn(element: Element): number {
  const { color, webkitTextFillColor } = getComputedStyle(element);
  const text = parseColor(webkitTextFillColor || color);
  const background = backgroundOf(element);
  if (!text || !background) return Infinity;
  return contrastOf(over({ ...text, alpha: text.alpha * opacityOf(element) }, background), background);
}

function backgroundOf(element: Element): Color | null {
  const layers: Color[] = [];
  for (let node: Element | null = element; node; node = node.parentElement) {
    const { backgroundColor, backgroundImage } = getComputedStyle(node);
    const color = parseColor(backgroundColor);
    if (backgroundImage !== "none" || !color) return null;
    layers.push(color);
    if (color.alpha === 1) break;
  }
  return layers.reduceRight((below, layer) => over(layer, below), WHITE);
}

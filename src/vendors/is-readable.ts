// Whether a visitor can see what a third-party script has drawn: Klaviyo reports `embedOpen` also for a form that is transparent, a
// pixel high, or not displayed by its targeting.

/** WCAG 2.2, 2.5.8: a smaller target is too small for a finger. */
const MIN_CONTROL_PX = 24;
const MIN_TEXT_PX = 10;
/** A frame cannot be read from here; a smaller one is a tracking pixel. */
const MIN_FRAME_PX = 60;
const MIN_OPACITY = 0.3;

export interface Needs {
  /** Of the elements of each selector, one must be large enough to be used. */
  selectors: readonly string[];
  /** Whether there must be such elements. What a form shows after a submission has none any more. */
  areRequired: boolean;
}

/** Why nobody can see or use the widget, as the end of a sentence; null where they can. */
export function findReadingProblem(widget: Element, { selectors, areRequired }: Needs): string | null {
  for (const selector of selectors) {
    const controls = [...widget.querySelectorAll(selector)];
    if (
      controls.length > 0 ? !controls.some((control) => isSeen(control, widget, MIN_CONTROL_PX)) : areRequired
    )
      return `has no ${selector.split(/[:,[]/)[0]} that can be used`;
  }
  return hasContent(widget) ? null : "has nothing that can be seen";
}

function hasContent(widget: Element): boolean {
  const walker = document.createTreeWalker(widget, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node.nodeValue?.trim() && node.parentElement && isSeen(node.parentElement, widget, MIN_TEXT_PX))
      return true;
  return [...widget.querySelectorAll("iframe")].some((frame) => isSeen(frame, widget, MIN_FRAME_PX));
}

/**
 * Whether at least `min` pixels of it, each way, are within all that it is in, and it is neither hidden nor transparent. What is around
 * the widget is the page's, which clips a widget away until it can be seen.
 */
function isSeen(element: Element, widget: Element, min: number): boolean {
  if (getComputedStyle(element).visibility !== "visible") return false;
  let { left, right, top, bottom } = element.getBoundingClientRect();
  let opacity = 1;
  for (let node: Element | null = element; node && node !== widget.parentElement; node = node.parentElement) {
    const style = getComputedStyle(node);
    opacity *= Number(style.opacity);
    if (style.overflowX === "visible" && style.overflowY === "visible") continue;
    const outer = node.getBoundingClientRect();
    [left, right] = [Math.max(left, outer.left), Math.min(right, outer.right)];
    [top, bottom] = [Math.max(top, outer.top), Math.min(bottom, outer.bottom)];
  }
  const area = widget.getBoundingClientRect();
  const isInside = right > area.left && left < area.right;
  return opacity >= MIN_OPACITY && isInside && Math.min(right - left, bottom - top) >= min;
}

// Finds text and controls that a visitor cannot read or reach: outside the window, cut by an ancestor, or over each other.
import type { Page } from "playwright/test";

/** What is wrong with the layout of the page as it is shown now, one line for each element. */
export function layoutProblems(page: Page): Promise<string[]> {
  return page.evaluate(findProblems);
}

/** Runs in the page, so it uses nothing of this module. */
function findProblems(): string[] {
  interface Box {
    left: number;
    right: number;
    top: number;
    bottom: number;
  }
  /** Rounding of positions, in CSS pixels. */
  const TOLERANCE = 1.5;
  /** The part of a line's height above and below its characters. Poster type is set solid, and its lines overlap by more. */
  const LEADING = 0.25;
  const root = document.documentElement;
  const problems = new Set<string>();

  const nameOf = (node: Element): string => {
    const text = (node.textContent || node.getAttribute("aria-label") || "").trim().replace(/\s+/g, " ");
    const classes = node.getAttribute("class")?.split(/\s+/).slice(0, 2).join(".") ?? "";
    return `${node.tagName.toLowerCase()}${classes && `.${classes}`} "${text.slice(0, 40)}"`;
  };
  const report = (what: string, node: Element): void => void problems.add(`${what}: ${nameOf(node)}`);

  /** Text for screen readers only is one pixel large, or is clipped as a whole. */
  const isShown = (node: Element): boolean => {
    if (!node.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    for (let one: Element | null = node; one; one = one.parentElement) {
      if (one.getAttribute("aria-hidden") === "true") return false;
      if (getComputedStyle(one).clipPath === "inset(50%)") return false;
    }
    return true;
  };

  /** Compares a box with the window and with each ancestor that cuts its content. A strip that scrolls cuts nothing. */
  const check = (node: Element, start: Box): void => {
    const box = { ...start };
    for (let one: Element | null = node; one && one !== root; one = one.parentElement) {
      const style = getComputedStyle(one);
      if (style.display === "inline" || style.display === "contents") continue;
      const frame = one.getBoundingClientRect();
      if (["auto", "scroll"].includes(style.overflowX)) {
        if (one.scrollWidth > one.clientWidth + TOLERANCE && !isStrip(one)) report("scrolls sideways", one);
        box.left = frame.left;
        box.right = frame.right;
      } else if (style.overflowX !== "visible") {
        if (box.left < frame.left - TOLERANCE || box.right > frame.right + TOLERANCE)
          report(`cut at the side by ${nameOf(one)}`, node);
      }
      if (["auto", "scroll"].includes(style.overflowY)) {
        box.top = frame.top;
        box.bottom = frame.bottom;
      } else if (style.overflowY !== "visible") {
        if (box.top < frame.top - TOLERANCE || box.bottom > frame.bottom + TOLERANCE)
          report(`cut at the top or bottom by ${nameOf(one)}`, node);
      }
      if (style.position === "fixed") {
        if (box.top < -TOLERANCE || box.bottom > window.innerHeight + TOLERANCE)
          report("above or below the window", node);
        break;
      }
    }
    if (box.left < -TOLERANCE || box.right > root.clientWidth + TOLERANCE) report("outside the window", node);
  };

  /** Elements that scroll sideways on purpose: they take the focus, or their content does. */
  const isStrip = (node: Element): boolean => node.matches(".card-row, table, pre");

  /** Text over other content on purpose: fixed and sticky bars, dialogs, the open cart, and the sheet on the headline. */
  const layerOf = (node: Element): Element | null => {
    for (let one: Element | null = node; one; one = one.parentElement)
      if (
        one.matches("dialog, [popover], .wipe-sheet") ||
        ["fixed", "sticky"].includes(getComputedStyle(one).position)
      )
        return one;
    return null;
  };

  const lines: { node: Element; layer: Element | null; box: Box }[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode;
    const node = text.parentElement;
    if (!node || !text.nodeValue?.trim() || node.closest("script, style, noscript, title") || !isShown(node))
      continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const layer = layerOf(node);
    for (const { left, right, top, bottom } of range.getClientRects()) {
      if (right - left < 1) continue;
      const leading = (bottom - top) * LEADING;
      const box = { left, right, top: top + leading, bottom: bottom - leading };
      check(node, box);
      lines.push({ node, layer, box });
    }
  }
  for (const node of document.querySelectorAll("a, button, input, select, textarea, summary, iframe"))
    if (isShown(node)) check(node, node.getBoundingClientRect());

  lines.sort((a, b) => a.box.top - b.box.top);
  for (const [index, { node, layer, box }] of lines.entries())
    for (let next = index + 1; next < lines.length; next += 1) {
      const other = lines[next];
      if (!other || other.box.top >= box.bottom - TOLERANCE) break;
      if (other.node === node || other.layer !== layer) continue;
      if (Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left) > TOLERANCE)
        report(`over ${nameOf(other.node)}`, node);
    }

  if (root.scrollWidth > root.clientWidth) problems.add(`the page is ${root.scrollWidth} px wide`);
  return [...problems];
}

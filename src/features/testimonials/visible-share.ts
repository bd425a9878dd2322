type Size = Pick<DOMRectReadOnly, "width" | "height">;

/**
 * The visible share of a box, 0 to 1. A box that is larger than the viewport is measured against the viewport: on a
 * phone held sideways 60% of a tall card never fits.
 */
export function visibleShare(box: Size, seen: Size, view: Size): number {
  const most = Math.min(box.width, view.width) * Math.min(box.height, view.height);
  return most > 0 ? Math.min(1, (seen.width * seen.height) / most) : 0;
}

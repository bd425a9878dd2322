type Size = Pick<DOMRectReadOnly, "width" | "height">;

/**
 * Returns the visible share of a box, from 0 to 1. A box that is larger than the viewport is measured against the
 * viewport: in landscape on a phone, 60% of a tall card is never in view.
 */
export function visibleShare(box: Size, seen: Size, view: Size): number {
  const most = Math.min(box.width, view.width) * Math.min(box.height, view.height);
  return most > 0 ? Math.min(1, (seen.width * seen.height) / most) : 0;
}

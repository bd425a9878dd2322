type Size = Pick<DOMRectReadOnly, "width" | "height">;

/**
 * How much of a box is in sight, 0 to 1. A box that is larger than the screen is measured against the screen: on a
 * landscape phone 60% of a tall card may never be in sight at once.
 */
export function visibleShare(box: Size, seen: Size, screen: Size): number {
  const most = Math.min(box.width, screen.width) * Math.min(box.height, screen.height);
  return most > 0 ? Math.min(1, (seen.width * seen.height) / most) : 0;
}

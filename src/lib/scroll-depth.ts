/** Percent of the way from a page's top to its end that are worth an event. */
const SCROLL_DEPTHS = [25, 50, 75, 95] as const;
export type ScrollDepth = (typeof SCROLL_DEPTHS)[number];

export interface ScrollMeasure {
  /** All in CSS pixels. */
  top: number;
  windowHeight: number;
  pageHeight: number;
}

/** The depths that this position has reached and that are not told yet. None on a page that does not scroll. */
export function newDepths(
  { top, windowHeight, pageHeight }: ScrollMeasure,
  told: ReadonlySet<ScrollDepth>,
): ScrollDepth[] {
  const way = pageHeight - windowHeight;
  if (!(way > 0)) return [];
  const percent = (top / way) * 100;
  return SCROLL_DEPTHS.filter((depth) => percent >= depth && !told.has(depth));
}

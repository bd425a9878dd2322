/** The scroll depths that are reported, in percent of the page. */
const SCROLL_DEPTHS = [25, 50, 75, 95] as const;
export type ScrollDepth = (typeof SCROLL_DEPTHS)[number];

export interface ScrollMeasure {
  /** All in CSS pixels. */
  top: number;
  windowHeight: number;
  pageHeight: number;
}

/** Returns the depths that this position has reached and that are not reported yet; none on a page that does not scroll. */
export function newDepths(
  { top, windowHeight, pageHeight }: ScrollMeasure,
  reported: ReadonlySet<ScrollDepth>,
): ScrollDepth[] {
  const scrollable = pageHeight - windowHeight;
  if (!(scrollable > 0)) return [];
  const percent = (top / scrollable) * 100;
  return SCROLL_DEPTHS.filter((depth) => percent >= depth && !reported.has(depth));
}

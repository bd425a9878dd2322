/** The scroll depths that are reported, in percent of the page. */
const SCROLL_DEPTHS = [25, 50, 75, 95] as const;
export type ScrollDepth = (typeof SCROLL_DEPTHS)[number];

/** Returns the depths that this position, in CSS pixels, has reached and that are not reported yet; none on a page that does not scroll. */
export function newDepths(
  { top, windowHeight, pageHeight }: { top: number; windowHeight: number; pageHeight: number },
  reported: ReadonlySet<ScrollDepth>,
): ScrollDepth[] {
  const scrollable = pageHeight - windowHeight;
  if (!(scrollable > 0)) return [];
  const percent = (top / scrollable) * 100;
  return SCROLL_DEPTHS.filter((depth) => percent >= depth && !reported.has(depth));
}

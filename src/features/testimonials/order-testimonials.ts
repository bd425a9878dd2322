/** How many positions at the start the featured testimonial may take. */
const FEATURED_POSITIONS = 3;

/**
 * The testimonials in a new order; `random` gives numbers from 0 up to, but not including, 1. Every order is as likely
 * as any other, except that the featured one stands at one of the first three positions.
 */
export function orderTestimonials<T extends { username: string; featured?: boolean }>(
  list: readonly T[],
  random: () => number,
): T[] {
  const draw = (count: number): number => Math.floor(random() * count);
  const left = list.filter(({ featured }) => !featured);
  const ordered: T[] = [];
  while (left.length > 0) ordered.push(...left.splice(draw(left.length), 1));
  const first = list.filter(({ featured }) => featured);
  ordered.splice(draw(FEATURED_POSITIONS), 0, ...first);
  return ordered;
}

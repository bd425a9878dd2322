/** How many positions at the start the featured testimonial may take. */
const FEATURED_POSITIONS = 3;

/**
 * Returns the testimonials in a random order. `random` returns numbers from 0 up to, but not including, 1. Every order
 * has the same probability, except that the featured testimonial takes one of the first three positions.
 */
export function orderTestimonials<T extends { username: string; featured?: boolean }>(
  list: readonly T[],
  random: () => number,
): T[] {
  const draw = (count: number): number => Math.floor(random() * count);
  const remaining = list.filter(({ featured }) => !featured);
  const ordered: T[] = [];
  while (remaining.length > 0) ordered.push(...remaining.splice(draw(remaining.length), 1));
  const first = list.filter(({ featured }) => featured);
  ordered.splice(draw(FEATURED_POSITIONS), 0, ...first);
  return ordered;
}

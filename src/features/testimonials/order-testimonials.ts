/** Always among the first. */
const LEAD = "@coach.dre";
const LEAD_POSITIONS = 3;

/**
 * The testimonials in a new order; `random` gives numbers from 0 up to, but not including, 1. Every order is as likely
 * as any other, except that the lead stands at one of the first three positions.
 */
export function orderTestimonials<T extends { username: string }>(
  list: readonly T[],
  random: () => number,
): T[] {
  const draw = (count: number): number => Math.floor(random() * count);
  const left = list.filter(({ username }) => username !== LEAD);
  const ordered: T[] = [];
  while (left.length > 0) ordered.push(...left.splice(draw(left.length), 1));
  const lead = list.filter(({ username }) => username === LEAD);
  ordered.splice(draw(LEAD_POSITIONS), 0, ...lead);
  return ordered;
}

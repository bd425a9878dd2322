export function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}

/**
 * Divides a sum into whole cents that add up to it, in the proportions of the parts: as a shop divides a discount of the whole order,
 * and without a cent that it rounded off.
 */
export function sharesOf(sum: number, parts: readonly number[]): number[] {
  const whole = sumOf(parts);
  const upTo = parts.map((_, index) =>
    whole === 0 ? 0 : Math.round((sum * sumOf(parts.slice(0, index + 1))) / whole),
  );
  return upTo.map((share, index) => share - (upTo[index - 1] ?? 0));
}

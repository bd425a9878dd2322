/** The candidate that was most likely meant. Null when none is within two typing mistakes, or within fewer for short words. */
export function nearest(written: string, candidates: readonly string[]): string | null {
  const limit = Math.min(2, Math.floor(written.length / 3));
  let best: string | null = null;
  let bestDistance = limit + 1;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - written.length) >= bestDistance) continue;
    const distance = editDistance(written.toLowerCase(), candidate.toLowerCase());
    if (distance < bestDistance) [best, bestDistance] = [candidate, distance];
  }
  return best;
}

/** `. Did you mean "x"?` or an empty text. */
export function suggestion(written: string, candidates: readonly string[]): string {
  const meant = nearest(written, candidates);
  return meant === null ? "" : `. Did you mean "${meant}"?`;
}

/** The number of characters that are added, removed, changed or swapped with the next one (Damerau-Levenshtein distance). */
function editDistance(from: string, to: string): number {
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let row = 1; row <= from.length; row++) {
    const current = [row];
    for (let column = 1; column <= to.length; column++) {
      const changed = (previous[column - 1] ?? 0) + (from[row - 1] === to[column - 1] ? 0 : 1);
      const swapped =
        row > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
          ? (beforePrevious[column - 2] ?? 0) + 1
          : Infinity;
      current.push(Math.min(changed, swapped, (previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1));
    }
    [beforePrevious, previous] = [previous, current];
  }
  return previous[to.length] ?? 0;
}

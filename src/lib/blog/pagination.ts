/** On each page of a list. */
export const ARTICLES_PER_PAGE = 9;

/** Reads the number in an address such as /muglife/page/3. Returns null unless it is a whole number from 1 on. */
export function pageNumberFrom(text: string): number | null {
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : null;
}

/**
 * Returns the page numbers to show: the first, the last, the current one and its neighbors; null means a gap. There
 * are at most seven entries.
 */
export function pageWindow(current: number, pages: number): (number | null)[] {
  const ascending = [1, current - 1, current, current + 1, pages].filter(
    (page) => page >= 1 && page <= pages,
  );
  const shown = [...new Set(ascending)];
  return shown.flatMap((page, index) => {
    const step = page - (shown[index - 1] ?? 0);
    if (step > 2) return [null, page];
    return step === 2 ? [page - 1, page] : [page];
  });
}

/** Splits the items into lists of `size`; into one empty list when there are none. */
export function inPages<Item>(items: readonly Item[], size: number): Item[][] {
  const count = Math.max(1, Math.ceil(items.length / size));
  return Array.from({ length: count }, (_, index) => items.slice(index * size, (index + 1) * size));
}

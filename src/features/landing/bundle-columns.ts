/** The class names are written in full, because Tailwind does not find class names that are composed at runtime. */
interface Columns {
  grid: string;
  /** The width of a card's picture, as the `sizes` attribute of HTML. */
  sizes: string;
}

const TWO: Columns = { grid: "md:grid-cols-2", sizes: "(min-width: 768px) 46vw, 92vw" };
const THREE: Columns = { grid: "md:grid-cols-3", sizes: "(min-width: 768px) 31vw, 92vw" };
const FOUR: Columns = {
  grid: "md:grid-cols-2 xl:grid-cols-4",
  sizes: "(min-width: 1280px) 23vw, (min-width: 768px) 46vw, 92vw",
};

/** Returns the columns for this number of bundles and for the quotes below them, from 768 px (`md`) on. */
export function bundleColumns(count: number): Columns {
  if (count < 3) return TWO;
  return count % 4 === 0 ? FOUR : THREE;
}

/** Tailwind finds whole class names only, so none is put together here. */
interface Columns {
  grid: string;
  /** How wide a card's picture is, for the browser's choice of a file. */
  sizes: string;
}

const TWO: Columns = { grid: "md:grid-cols-2", sizes: "(min-width: 768px) 46vw, 92vw" };
const THREE: Columns = { grid: "md:grid-cols-3", sizes: "(min-width: 768px) 31vw, 92vw" };
const FOUR: Columns = {
  grid: "md:grid-cols-2 xl:grid-cols-4",
  sizes: "(min-width: 1280px) 23vw, (min-width: 768px) 46vw, 92vw",
};

/** The columns in which so many bundles stand, and below them their quotes, from the width of a tablet up. */
export function bundleColumns(count: number): Columns {
  if (count < 3) return TWO;
  return count % 4 === 0 ? FOUR : THREE;
}

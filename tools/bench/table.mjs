// Tables in Markdown, which docs/measurements.md takes as they are printed.
import { ratioOf } from "./figures.mjs";

const DECIMALS = { ms: 0, KB: 1, MB: 1, shift: 3, times: 2, "": 0 };
const SHOWN_UNITS = new Set(["ms", "KB", "MB"]);
const MISSING = "-";

/**
 * One line for each figure and statistic: its value in each site, and the ratio of the first site to the second.
 * @param {string} heading
 * @param {readonly { name: string, unit: string, values: Record<string, number[]> }[]} rows
 * @param {readonly string[]} sites
 * @param {Record<string, (values: readonly number[]) => number | undefined>} statistics What the name ends with -> statistic
 */
export function tableOf(heading, rows, sites, statistics) {
  const hasRatio = sites.length > 1;
  const head = [heading, ...sites, ...(hasRatio ? ["ratio"] : [])];
  const body = rows.flatMap(({ name, unit, values }) =>
    Object.entries(statistics).map(([ending, statistic]) => {
      const figures = sites.map((site) => statistic(values[site] ?? []));
      const cells = figures.map((figure) => shown(figure, unit));
      const ratio = hasRatio ? [shown(ratioOf(figures[0], figures[1]), "times")] : [];
      return [name + ending, ...cells, ...ratio];
    }),
  );
  return linesOf([head, ...body]).join("\n");
}

/** @param {number | undefined} value @param {string} unit */
function shown(value, unit) {
  if (value === undefined) return MISSING;
  const digits = DECIMALS[unit] ?? 0;
  const number = value.toLocaleString("en-US", {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return SHOWN_UNITS.has(unit) ? `${number} ${unit}` : number;
}

/** Pads the cells, as the formatter of this project does. */
function linesOf(rows) {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`;
  const [head = [], ...body] = rows;
  return [line(head), line(widths.map((width) => "-".repeat(width))), ...body.map(line)];
}

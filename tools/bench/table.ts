// Tables in Markdown, which docs/measurements.md takes as they are printed.
import { type FigureRow, ratioOf } from "./figures.ts";

const DECIMALS: Readonly<Record<string, number>> = { ms: 0, KB: 1, MB: 1, shift: 3, times: 2, "": 0 };
const SHOWN_UNITS = new Set(["ms", "KB", "MB"]);
const MISSING = "-";

/**
 * One line for each figure and statistic: its value in each site, and the ratio of the first site to the second. `statistics`: what the name ends
 * with -> statistic.
 */
export function tableOf(
  heading: string,
  rows: readonly FigureRow[],
  sites: readonly string[],
  statistics: Readonly<Record<string, (values: readonly number[]) => number | undefined>>,
): string {
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
  return markdownTable([head, ...body]);
}

function shown(value: number | undefined, unit: string): string {
  if (value === undefined) return MISSING;
  const digits = DECIMALS[unit] ?? 0;
  const number = value.toLocaleString("en-US", {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return SHOWN_UNITS.has(unit) ? `${number} ${unit}` : number;
}

/** The first row is the head. Pads the cells, as the formatter of this project does. */
export function markdownTable(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]): string =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`;
  const [head = [], ...body] = rows;
  return [line(head), line(widths.map((width) => "-".repeat(width))), ...body.map(line)].join("\n");
}

// The measured values of each figure, and their table, which docs/measurements.md takes as it is printed.
import { markdownTable } from "../markdown.ts";

/** A measured value with its name and unit. */
export type Figure = readonly [name: string, unit: string, value: number];

export interface FigureRow {
  name: string;
  unit: string;
  /** Site -> measured values, in the order in which they came. */
  values: Record<string, number[]>;
}

const DECIMALS: Readonly<Record<string, number>> = { ms: 0, KB: 1, shift: 3, times: 2, "": 0 };
const SHOWN_UNITS = new Set(["ms", "KB"]);

/** Adds a value to the row of its figure. */
export function addFigure(rows: FigureRow[], site: string, [name, unit, value]: Figure): void {
  let row = rows.find((known) => known.name === name);
  if (row === undefined) rows.push((row = { name, unit, values: {} }));
  (row.values[site] ??= []).push(value);
}

function median(values: readonly number[]): number | undefined {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  const [below, above] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]];
  return below === undefined || above === undefined ? undefined : (below + above) / 2;
}

/** One line for each figure: its median in each site, and the ratio of the first site to the second. */
export function tableOf(heading: string, rows: readonly FigureRow[], sites: readonly string[]): string {
  const hasRatio = sites.length > 1;
  const body = rows.map(({ name, unit, values }) => {
    const medians = sites.map((site) => median(values[site] ?? []));
    const ratio = hasRatio ? [shown(ratioOf(medians[0], medians[1]), "times")] : [];
    return [name, ...medians.map((value) => shown(value, unit)), ...ratio];
  });
  return markdownTable([[heading, ...sites, ...(hasRatio ? ["ratio"] : [])], ...body]);
}

/** Undefined when a value is missing or the second alone is zero. */
function ratioOf(value: number | undefined, other: number | undefined): number | undefined {
  if (value === undefined || other === undefined) return undefined;
  if (other === 0) return value === 0 ? 1 : undefined;
  return value / other;
}

function shown(value: number | undefined, unit: string): string {
  if (value === undefined) return "-";
  const digits = DECIMALS[unit] ?? 0;
  const number = value.toLocaleString("en-US", {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return SHOWN_UNITS.has(unit) ? `${number} ${unit}` : number;
}

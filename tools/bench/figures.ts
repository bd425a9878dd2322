// Collects measured values, and makes one row of a table of all values of a figure.

/** A measured value with its name and unit. */
export type Figure = readonly [name: string, unit: string, value: number];

export interface FigureRow {
  name: string;
  unit: string;
  /** Site -> measured values. */
  values: Record<string, number[]>;
}

export function quantile(values: readonly number[], share: number): number | undefined {
  const sorted = values.toSorted((a, b) => a - b);
  const position = (sorted.length - 1) * share;
  const [below, above] = [sorted[Math.floor(position)], sorted[Math.ceil(position)]];
  if (below === undefined || above === undefined) return undefined;
  return below + (above - below) * (position - Math.floor(position));
}

export function median(values: readonly number[]): number | undefined {
  return quantile(values, 0.5);
}

/** The part that the first value is of the second. Undefined when one is missing or the second alone is zero. */
export function ratioOf(value: number | undefined, other: number | undefined): number | undefined {
  if (value === undefined || other === undefined) return undefined;
  if (other === 0) return value === 0 ? 1 : undefined;
  return value / other;
}

/** Rows with the ratio of one page to another in the same site, for each of the figures. A page that was left out has none. */
export function comparedRows(
  rows: readonly FigureRow[],
  page: string,
  other: string,
  figures: readonly string[],
): FigureRow[] {
  return figures.flatMap((figure) => {
    const valuesOf = (name: string): FigureRow["values"] =>
      rows.find((row) => row.name === `${name}: ${figure}`)?.values ?? {};
    const [values, others] = [valuesOf(page), valuesOf(other)];
    const ratios = Object.keys(values).flatMap((site) => {
      const ratio = ratioOf(median(values[site] ?? []), median(others[site] ?? []));
      return ratio === undefined ? [] : [{ site, ratio }];
    });
    if (ratios.length === 0) return [];
    return [
      {
        name: `${page} / ${other}: ${figure}`,
        unit: "times",
        values: Object.fromEntries(ratios.map(({ site, ratio }) => [site, [ratio]])),
      },
    ];
  });
}

/** All values that were measured: section -> figure -> site -> values, in the order in which they came. */
export class MeasuredValues {
  readonly #sections = new Map<string, Map<string, { unit: string; values: Map<string, number[]> }>>();

  add(section: string, site: string, name: string, unit: string, value: number): void {
    const rows =
      this.#sections.get(section) ?? new Map<string, { unit: string; values: Map<string, number[]> }>();
    const row = rows.get(name) ?? { unit, values: new Map<string, number[]>() };
    row.values.set(site, [...(row.values.get(site) ?? []), value]);
    rows.set(name, row);
    this.#sections.set(section, rows);
  }

  /** The values of a section, with those of one site after the other. */
  rowsOf(section: string): FigureRow[] {
    return [...(this.#sections.get(section) ?? [])].map(([name, { unit, values }]) => ({
      name,
      unit,
      values: Object.fromEntries(values),
    }));
  }

  toJSON(): Record<string, FigureRow[]> {
    return Object.fromEntries([...this.#sections.keys()].map((section) => [section, this.rowsOf(section)]));
  }
}

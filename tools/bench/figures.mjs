// Collects measured values, and makes one row of a table of all values of a figure.

/** @param {readonly number[]} values @param {number} share */
export function quantile(values, share) {
  const sorted = values.toSorted((a, b) => a - b);
  const position = (sorted.length - 1) * share;
  const [below, above] = [sorted[Math.floor(position)], sorted[Math.ceil(position)]];
  if (below === undefined || above === undefined) return undefined;
  return below + (above - below) * (position - Math.floor(position));
}

/** @param {readonly number[]} values */
export function median(values) {
  return quantile(values, 0.5);
}

/** The part that the first value is of the second. Undefined when one is missing or the second alone is zero. */
export function ratioOf(value, other) {
  if (value === undefined || other === undefined) return undefined;
  if (other === 0) return value === 0 ? 1 : undefined;
  return value / other;
}

/** Rows with the ratio of one page to another in the same site, for each of the figures. A page that was left out has none. */
export function comparedRows(rows, page, other, figures) {
  return figures.flatMap((figure) => {
    const valuesOf = (name) => rows.find((row) => row.name === `${name}: ${figure}`)?.values ?? {};
    const [values, others] = [valuesOf(page), valuesOf(other)];
    const ratios = Object.keys(values).flatMap((site) => {
      const ratio = ratioOf(median(values[site]), median(others[site] ?? []));
      return ratio === undefined ? [] : [[site, [ratio]]];
    });
    if (ratios.length === 0) return [];
    return [{ name: `${page} / ${other}: ${figure}`, unit: "times", values: Object.fromEntries(ratios) }];
  });
}

/** All values that were measured: section -> figure -> site -> values, in the order in which they came. */
export class MeasuredValues {
  /** @type {Map<string, Map<string, { unit: string, values: Map<string, number[]> }>>} */
  #sections = new Map();

  /** @param {string} section @param {string} site @param {string} name @param {string} unit @param {number} value */
  add(section, site, name, unit, value) {
    const rows = this.#sections.get(section) ?? new Map();
    const row = rows.get(name) ?? { unit, values: new Map() };
    row.values.set(site, [...(row.values.get(site) ?? []), value]);
    rows.set(name, row);
    this.#sections.set(section, rows);
  }

  /** The values of a section, with those of one site after the other. */
  rowsOf(section) {
    return [...(this.#sections.get(section) ?? [])].map(([name, { unit, values }]) => ({
      name,
      unit,
      values: Object.fromEntries(values),
    }));
  }

  toJSON() {
    return Object.fromEntries([...this.#sections.keys()].map((section) => [section, this.rowsOf(section)]));
  }
}

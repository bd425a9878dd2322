export declare function quantile(values: readonly number[], share: number): number | undefined;
export declare function median(values: readonly number[]): number | undefined;
export declare function ratioOf(value: number | undefined, other: number | undefined): number | undefined;
export interface FigureRow {
  name: string;
  unit: string;
  /** Site -> measured values. */
  values: Record<string, number[]>;
}
export declare function comparedRows(
  rows: readonly FigureRow[],
  page: string,
  other: string,
  figures: readonly string[],
): FigureRow[];
export declare class MeasuredValues {
  add(section: string, site: string, name: string, unit: string, value: number): void;
  rowsOf(section: string): FigureRow[];
  toJSON(): Record<string, FigureRow[]>;
}

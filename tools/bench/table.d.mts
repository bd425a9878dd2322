import type { FigureRow } from "./figures.mjs";

export declare function tableOf(
  heading: string,
  rows: readonly FigureRow[],
  sites: readonly string[],
  statistics: Readonly<Record<string, (values: readonly number[]) => number | undefined>>,
): string;

export declare const SECTIONS: readonly string[];
export declare const PAGE_NAMES: readonly string[];
export declare class BenchError extends Error {}
export interface Options {
  against: string | null;
  rounds: number;
  isQuick: boolean;
  pages: string[];
  sections: string[];
  json: string;
}
export declare function readOptions(args: readonly string[]): Options;

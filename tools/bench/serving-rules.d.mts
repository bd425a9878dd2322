export declare function keptHeaders(headers: Iterable<[string, string]>): Record<string, string>;
export declare function isCompressible(type: string): boolean;
export declare function rangeOf(
  header: string | undefined,
  size: number,
): { start: number; end: number } | null;

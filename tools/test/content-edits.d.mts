export declare function quotedTexts(file: string, source: string): string[];
export declare function editTexts(file: string, source: string, pinned: readonly string[]): string;
export declare function addBundle(file: string, source: string): string;
export declare function leaveTwoBundles(
  file: string,
  source: string,
): { source: string; gone: string[]; kept: string };
export declare function replaceBundles(source: string, ids: readonly string[], other: string): string;

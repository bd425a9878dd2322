/** By the names of rows in docs/marketers.md. */
export declare const recipes: Readonly<Record<string, (root: string) => unknown>>;

/** The full name of a commit. Throws a BenchError in one line where git or the commit is missing. */
export declare function commitOf(ref: string): string;

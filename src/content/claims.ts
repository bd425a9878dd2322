import type { Claim } from "./schema";

/**
 * Words for which the build stops, such as "dermatologist-tested", and the report that proves each of them. The figures of
 * product.ts have their sources there. No page loads this file.
 */
export const claims: readonly Claim[] = [];

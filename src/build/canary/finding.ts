/** What one comparison of the canary found, in sentences. */
export interface Findings {
  /** What was compared, with its result where nothing is wrong. */
  facts: readonly string[];
  /** What has to be changed. */
  problems: readonly string[];
  /** What could not be compared, and why. */
  missed: readonly string[];
}

export const nothingFound: Findings = { facts: [], problems: [], missed: [] };

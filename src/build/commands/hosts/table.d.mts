export interface HostResults {
  host: string;
  /** Null where the host could not be started. */
  results: { name: string; problems: string[] }[] | null;
}
export function hostTable(lines: readonly string[], hosts: readonly HostResults[]): string;
export function withHostTable(page: string, table: string, day: string): string;

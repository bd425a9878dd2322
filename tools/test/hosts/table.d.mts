export interface HostResults {
  host: string;
  /** Null where the host could not be started. */
  results: { name: string; problems: string[] }[] | null;
  /** The cells of lines that the host cannot keep, or that were not tried, by the names of the lines. */
  limits?: Readonly<Record<string, string>>;
}
export function hostTable(lines: readonly string[], hosts: readonly HostResults[]): string;
export function withHostTable(page: string, table: string, day: string): string;

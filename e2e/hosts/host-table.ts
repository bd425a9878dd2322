// The table of hosts and contract lines in docs/hosting.md.
import { markdownTable, withPart } from "../../tools/markdown.ts";
import type { ContractResult } from "../../tools/site/contract/contract.ts";

const START = "<!-- The hosts by the contract -->";
const END = "<!-- End of the hosts by the contract -->";

/** Line of the contract -> its cell, for a host that cannot keep it, or on which it was not tried. */
export type HostCells = Readonly<Record<string, string>>;

export interface HostResult {
  host: string;
  /** Null where the host could not be started. */
  results: readonly Pick<ContractResult, "name" | "problems">[] | null;
  limits?: HostCells;
}

/** The hosts that keep every line, in a sentence; then a Markdown table: a row for each line, a column for each other host. */
export function hostTable(lines: readonly string[], hosts: readonly HostResult[]): string {
  const keepsAll = (host: HostResult): boolean => lines.every((line) => cellOf(host, line) === "yes");
  const kept = hosts.filter(keepsAll).map(({ host }) => host);
  const others = hosts.filter((host) => !keepsAll(host));
  const rows = [
    ["contract", ...others.map(({ host }) => host)],
    ...lines.map((line) => [line, ...others.map((host) => cellOf(host, line))]),
  ];
  return [
    ...(kept.length > 0 ? [`Every line is kept by ${kept.join(", ")}.`] : []),
    ...(others.length > 0 ? [markdownTable(rows)] : []),
  ].join("\n\n");
}

function cellOf({ results, limits = {} }: HostResult, line: string): string {
  if (results === null) return "not run";
  return (
    limits[line] ?? (results.find(({ name }) => name === line)?.problems.length === 0 ? "yes" : "**no**")
  );
}

/** The document with this table and day between its two marks. Throws where it has no marks. */
export function withHostTable(page: string, table: string, day: string): string {
  return withPart(page, START, END, `On ${day}:\n\n${table}`);
}

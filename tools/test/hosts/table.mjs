// The table of hosts and contract lines in docs/hosting.md.
const START = "<!-- The hosts by the contract: npm run test:hosts -->";
const END = "<!-- End of the hosts by the contract -->";

/**
 * A Markdown table: a row for each line of the contract, a column for each host. `limits` of a host: the cells of lines that it
 * cannot keep, or that were not tried.
 */
export function hostTable(lines, hosts) {
  const cell = (results, line, limits = {}) => {
    if (results === null) return "not run";
    if (limits[line] !== undefined) return limits[line];
    return results.find(({ name }) => name === line)?.problems.length === 0 ? "yes" : "**no**";
  };
  const rows = [
    ["contract", ...hosts.map(({ host }) => host)],
    ...lines.map((line) => [line, ...hosts.map(({ results, limits }) => cell(results, line, limits))]),
  ];
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  const padded = rows.map(
    (row) => `| ${row.map((text, column) => text.padEnd(widths[column])).join(" | ")} |`,
  );
  const rule = `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`;
  return [padded[0], rule, ...padded.slice(1)].join("\n");
}

/** The document with this table and day between its two marks. Throws where it has no marks. */
export function withHostTable(page, table, day) {
  const [before, rest] = page.split(START);
  const after = rest?.split(END)[1];
  if (after === undefined) throw new Error(`docs/hosting.md needs the lines ${START} and ${END}`);
  return `${before}${START}\n\nOn ${day}:\n\n${table}\n\n${END}${after}`;
}

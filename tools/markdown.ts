// What documents take from tools: a table, and a part between two marks.

/** The first row is the head. Pads the cells, as the formatter of this project does. */
export function markdownTable(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]): string =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`;
  const [head = [], ...body] = rows;
  return [line(head), line(widths.map((width) => "-".repeat(width))), ...body.map(line)].join("\n");
}

/** The document with this text between the two marks. Throws where it has no marks. */
export function withPart(page: string, start: string, end: string, part: string): string {
  const [before, rest] = page.split(start);
  const after = rest?.split(end)[1];
  if (after === undefined) throw new Error(`The document must contain the lines "${start}" and "${end}".`);
  return `${before}${start}\n\n${part}\n\n${end}${after}`;
}

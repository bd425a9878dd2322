// What people and tools read about the vendors, made from their facts: .env.example, the table in the documentation and
// the linter's list of global names. A test holds the files to this; `npm run write:vendors` writes them.
import type { Variable, Vendor } from "../../vendors/facts.ts";
import { SITE_URL } from "./read-config.ts";

/** The document that holds the table, between these two lines. */
export const TABLE_DOCUMENT = "docs/hosting.md";
const TABLE_START = "<!-- The vendors' facts: npm run write:vendors -->";
const TABLE_END = "<!-- End of the vendors' facts -->";

const LINE_LENGTH = 120;

const INTRODUCTION = `# Written from the vendors' facts by \`npm run write:vendors\`. Copy it to .env and fill in what you have.
# Everything here is public: it ships in the page.
# A value that is malformed stops the build with one line that says what it should be.
# With nothing set, \`npm start\` serves the demo store: the whole purchase works, nothing is charged. \`npm run dev\` also
# fills the areas of the email form, the reviews and the tracker with stand-ins, which send nothing and are in no build.
`;

export function envExample(vendors: readonly Vendor[]): string {
  const groups = [[SITE_URL], ...vendors.map(({ variables }) => variables)];
  return [
    INTRODUCTION,
    ...groups.filter((group) => group.length > 0).map((group) => group.map(envLines).join("")),
  ].join("\n");
}

function envLines({ name, meaning, whenEmpty }: Variable): string {
  const sentences = [meaning, whenEmpty === null ? "" : `Empty: ${whenEmpty}.`].filter(Boolean).join(" ");
  return `${commentLines(sentences)}${name}=\n`;
}

function commentLines(text: string): string {
  const lines: string[] = [];
  for (const word of text.split(" ").filter(Boolean)) {
    const longer = `${lines.at(-1) ?? "#"} ${word}`;
    if (lines.length > 0 && longer.length <= LINE_LENGTH) lines[lines.length - 1] = longer;
    else lines.push(`# ${word}`);
  }
  return lines.map((line) => `${line}\n`).join("");
}

/** The page of documentation with the table of these vendors. */
export function withVendorTable(page: string, vendors: readonly Vendor[]): string {
  const rows = [
    ["`src/vendors/`", "loaded or asked", "until it is there, or where it is not", "variables"],
    ...vendors.map(({ name, loaded, without, variables }) => [
      `\`${name}\``,
      loaded,
      without,
      variables.map((variable) => `\`${variable.name}\``).join(", ") || "none",
    ]),
  ];
  return replaceBetween(page, TABLE_START, TABLE_END, `\n${alignedTable(rows)}`);
}

/** A table in Markdown as the formatter leaves it: every column as wide as its widest cell. */
function alignedTable(rows: readonly (readonly string[])[]): string {
  const [head = []] = rows;
  const widths = head.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |\n`;
  const [first = "", ...rest] = rows.map(line);
  return [first, line(widths.map((width) => "-".repeat(width))), ...rest].join("");
}

function replaceBetween(text: string, start: string, end: string, inner: string): string {
  const from = text.indexOf(start) + start.length;
  const to = text.indexOf(end);
  if (from < start.length || to < from) throw new Error(`The lines "${start}" and "${end}" are missing.`);
  return `${text.slice(0, from)}\n${inner}\n${text.slice(to)}`;
}

/** The linter's configuration with these vendors' global names, in the rules that forbid them outside their adapters. */
export function withVendorGlobals(oxlintrc: string, vendors: readonly Vendor[]): string {
  const names = vendors.flatMap(({ globals }) => globals);
  // Only the rules for the whole code hold such entries; those of src/vendors/ name the storages alone.
  return ["name", "property"].reduce((text, key) => {
    const entry = (name: string): string =>
      `,\n      {\n        "${key}": "${name}",\n        "message": "Use its adapter in vendors/."\n      }`;
    const list = new RegExp(
      `(?:,\\s*\\{\\s*"${key}": "[\\w$]+",\\s*"message": "Use its adapter in vendors/\\."\\s*\\})+`,
    );
    if (!list.test(text)) throw new Error(`The rule by ${key} holds no global of a vendor.`);
    return text.replace(list, () => names.map(entry).join(""));
  }, oxlintrc);
}

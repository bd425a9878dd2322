// Generates from the vendors' facts: .env.example, the table in the documentation and the linter's list of global names. A test
// fails when a file differs from them; `npx vitest run vendor-documents -u` writes the files.
import type { Variable, Vendor } from "@/vendors/facts";
import { OWN_VARIABLES } from "../../plugins/config/read-config";
import { markdownTable, withPart } from "../../tools/markdown";

/** The document that holds the table, between these two lines. */
export const TABLE_DOCUMENT = "docs/hosting.md";
const TABLE_START = "<!-- The vendors' facts: npx vitest run vendor-documents -u -->";
const TABLE_END = "<!-- End of the vendors' facts -->";

const LINE_LENGTH = 120;

const INTRODUCTION = `# Written from the vendors' facts by \`npx vitest run vendor-documents -u\`. Copy it to .env and fill in what you have.
# Every value here is public: the pages contain it.
# A malformed value stops the build with one line that says what it should be.
# Without values, \`npm start\` serves the demo store: the whole purchase works, and nothing is charged. \`npm run dev\` also
# shows stand-ins for the email form, the reviews and the tracker, which send nothing and are in no build.
`;

export function envExample(vendors: readonly Vendor[]): string {
  const groups = [...OWN_VARIABLES.map((own) => [own]), ...vendors.map(({ variables }) => variables)];
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

/** Returns the document with the table of these vendors. */
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
  return withPart(page, TABLE_START, TABLE_END, markdownTable(rows));
}

/** Returns the linter's configuration with these vendors' globals in the rules that forbid them outside their adapters. */
export function withVendorGlobals(oxlintrc: string, vendors: readonly Vendor[]): string {
  const names = vendors.flatMap(({ globals }) => globals);
  // Only the rules for the whole code contain such entries. The rules for src/vendors/ forbid only the storages.
  return ["name", "property"].reduce((text, key) => {
    const entry = (name: string): string =>
      `,\n      {\n        "${key}": "${name}",\n        "message": "Use its adapter in vendors/."\n      }`;
    const list = new RegExp(
      `(?:,\\s*\\{\\s*"${key}": "[\\w$]+",\\s*"message": "Use its adapter in vendors/\\."\\s*\\})+`,
    );
    if (!list.test(text))
      throw new Error(`The rule by ${key} in the linter's configuration contains no vendor's global.`);
    return text.replace(list, () => names.map(entry).join(""));
  }, oxlintrc);
}

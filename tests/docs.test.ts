// @vitest-environment node
// Documents name commands, files and headings: each must exist. Documents are short, so that they are read.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { expect, it } from "vitest";
import manifest from "../package.json" with { type: "json" };
import { contract } from "../tools/site/contract/contract";
import { TABLE_DOCUMENT, withVendorTable } from "./vendors/vendor-documents";

const documents = [
  "README.md",
  "CHANGELOG.md",
  ...readdirSync("docs", { recursive: true, encoding: "utf8" }).map((name) => `docs/${name}`),
]
  .map((name) => name.replaceAll("\\", "/"))
  .filter((name) => name.endsWith(".md"));

/**
 * In bytes. A document that grows beyond its limit is no longer read: shorten it, or move a part into a file of its own. The table of
 * vendors is not counted: it grows with each vendor, and by their facts.
 */
const LIMITS: Record<string, number> = {
  "README.md": 6_500,
  "docs/architecture.md": 15_500,
  "docs/hosting.md": 28_000,
  "docs/measurements.md": 8_000,
  "docs/testing.md": 5_000,
};
const DECISIONS = "docs/decisions/";
const DECISION_LIMIT = 2_500;

/** A path from the root; for a path with a placeholder such as `<slug>`, the part before it. */
const PATH = /(?<![\w@./-])((?:src|plugins|tools|tests|e2e|docs|functions|public)\/(?:[\w/-]|\.(?=\w))*)/g;
const COMMAND = /\bnpm run ([\w:-]+)/g;
/** The target of a link to a file of the repository or to a heading. */
const LINK = /\]\((?!https?:)([^)\s]+)\)/g;
const HEADING = /^#+ (.+)$/gm;
/** An example of a link in content is no link of the document. */
const CODE = /`[^`\n]+`/g;

function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].flatMap(([, found]) => found ?? []);
}

/** The fragment that GitHub generates for a heading. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} -]/gu, "")
    .replaceAll(" ", "-");
}

function isBroken(link: string, document: string): boolean {
  const [path = "", heading] = link.split("#");
  const file = path === "" ? document : posix.join(posix.dirname(document), path);
  if (!existsSync(file)) return true;
  return (
    heading !== undefined && !matches(readFileSync(file, "utf8"), HEADING).map(anchorOf).includes(heading)
  );
}

it.each(documents)("%s names commands, files and headings that exist", (document) => {
  const text = readFileSync(document, "utf8");
  expect(matches(text, COMMAND).filter((name) => !Object.hasOwn(manifest.scripts, name))).toEqual([]);
  expect(matches(text, PATH).filter((path) => !existsSync(path))).toEqual([]);
  expect(matches(text.replaceAll(CODE, ""), LINK).filter((link) => isBroken(link, document))).toEqual([]);
});

const decisions = documents.filter((name) => name.startsWith(DECISIONS));

it.each([...Object.entries(LIMITS), ...decisions.map((name) => [name, DECISION_LIMIT] as const)])(
  "%s has at most %i bytes",
  (document, limit) => {
    const text = readFileSync(document, "utf8");
    const written = document === TABLE_DOCUMENT ? withVendorTable(text, []) : text;
    expect(Buffer.byteLength(written)).toBeLessThanOrEqual(limit);
  },
);

it("architecture.md names each decision", () => {
  const named = new Set(matches(readFileSync("docs/architecture.md", "utf8"), LINK));
  expect(decisions.filter((name) => !named.has(name.slice("docs/".length)))).toEqual([]);
});

it.each([
  ["command", COMMAND],
  ["path", PATH],
  ["link", LINK],
])("the documents name more than one %s", (_, pattern) => {
  const all = documents.map((document) => readFileSync(document, "utf8")).join("\n");
  expect(matches(all, pattern).length).toBeGreaterThan(10);
});

it("the table of docs/hosting.md has every line of the contract for hosts", () => {
  const text = readFileSync("docs/hosting.md", "utf8");
  expect(contract.filter(({ name }) => !text.includes(`\n| ${name} `))).toEqual([]);
});

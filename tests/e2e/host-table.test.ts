// @vitest-environment node
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { contract } from "../../tools/site/contract/contract";
import { hostTable, withHostTable } from "../../e2e/hosts/host-table";

const DOCUMENT = readFileSync("docs/hosting.md", "utf8");

it("the table says for each host which lines of the contract it keeps, and names a host that could not be started", () => {
  const table = hostTable(
    ["pages", "ranges"],
    [
      {
        host: "nginx",
        results: [
          { name: "pages", problems: [] },
          { name: "ranges", problems: ["No."] },
        ],
      },
      { host: "Caddy", results: null },
    ],
  );
  const cells = table.split("\n").map((row) => row.split("|").map((cell) => cell.trim()));
  expect(cells).toMatchObject([
    ["", "contract", "nginx", "Caddy", ""],
    {},
    ["", "pages", "yes", "not run", ""],
    ["", "ranges", "**no**", "not run", ""],
  ]);
});

it("a host that keeps every line is in a sentence, and has no column", () => {
  const kept = [{ name: "pages", problems: [] }];
  const missed = [{ name: "pages", problems: ["No."] }];
  const lines = ["pages"];
  const hosts = [
    { host: "nginx", results: kept },
    { host: "S3", results: missed },
    { host: "Caddy", results: kept },
  ];
  const [sentence, , head] = hostTable(lines, hosts).split("\n");
  expect(sentence).toBe("Every line is kept by nginx, Caddy.");
  expect(head).toBe("| contract | S3     |");
  expect(hostTable(lines, hosts.slice(0, 1))).toBe("Every line is kept by nginx.");
});

it("a line that a host cannot keep, or that was not tried, is never called kept", () => {
  const results = [
    { name: "pages", problems: [] },
    { name: "ranges", problems: ["No."] },
  ];
  const limits = { pages: "not tried", ranges: "cannot" };
  const table = hostTable(["pages", "ranges"], [{ host: "Vercel", results, limits }]);
  expect(table).toMatch(/\| pages +\| not tried +\|\n\| ranges +\| cannot +\|$/);
});

it("the table takes the place of the one before, and leaves the rest of the document", () => {
  const page =
    "before\n<!-- The hosts by the contract -->\nold\n<!-- End of the hosts by the contract -->\nafter\n";
  const once = withHostTable(page, "| new |", "2026-11-22");
  expect(once).toMatch(/^before\n[^]*\| new \|[^]*\nafter\n$/);
  expect(once).not.toContain("old");
  expect(withHostTable(once, "| new |", "2026-11-22")).toBe(once);
});

it("a document without the place for the table is named", () => {
  expect(() => withHostTable("no marks", "| new |", "2026-11-22")).toThrow(
    'must contain the lines "<!-- The hosts by the contract -->',
  );
});

it("the documentation's table has every line of the contract", () => {
  expect(contract.filter(({ name }) => !DOCUMENT.includes(`\n| ${name} `))).toEqual([]);
});

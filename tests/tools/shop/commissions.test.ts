// @vitest-environment node
import { spawnSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { beforeAll, expect, it } from "vitest";

const TOOLS = resolve("tools/run.mjs");
const COLUMNS = [
  "Name",
  "Financial Status",
  "Currency",
  "Subtotal",
  "Total",
  "Discount Code",
  "Discount Amount",
  "Refunded Amount",
  "Note Attributes",
  "Cancelled at",
  "Lineitem name",
];
let folder = "";

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "commissions-"));
});

interface Order {
  name: string;
  subtotal?: string;
  /** The subtotal with tax and shipping; the same without a value. */
  total?: string;
  discountCode?: string;
  discount?: string;
  refunded?: string;
  /** The text of the note attributes. */
  notes?: string;
  cancelled?: string;
  currency?: string;
}

const quoted = (text: string): string => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** The rows of an order with two line items, as Shopify writes them: the second row repeats only the name. */
function rowsOf(order: Order): string[] {
  const { name, subtotal = "20.00", discountCode = "", discount = "0.00", refunded = "0.00" } = order;
  const { notes = "", cancelled = "", currency = "USD", total = subtotal } = order;
  const first = [
    name,
    "paid",
    currency,
    subtotal,
    total,
    discountCode,
    discount,
    refunded,
    notes,
    cancelled,
    "Starter",
  ];
  const second = [name, "", "", "", "", "", "", "", "", "", "Bro Bundle"];
  return [first, second].map((row) => row.map(quoted).join(","));
}

function report(text: string): { rows: string[][]; output: string; errors: string; status: number | null } {
  const file = join(folder, "orders.csv");
  writeFileSync(file, text);
  const { stdout, stderr, status } = spawnSync(process.execPath, [TOOLS, "shop", "commissions", file], {
    encoding: "utf8",
  });
  const rows = stdout
    .split("\n")
    .filter((line) => line.startsWith("| "))
    .slice(2)
    .map((line) => line.slice(2, -2).split(" | "));
  return { rows, output: stdout, errors: stderr, status };
}

const exported = (...orders: Order[]): string => [COLUMNS.join(","), ...orders.flatMap(rowsOf)].join("\n");
const notesWith = (code: string): string => `gift: no\n__snowball: ${code}\nnote: a "quote", a comma`;

it("prints the sales and discounts of each code, and how many orders lack the attribute or the discount", () => {
  const { rows, errors, status } = report(
    exported(
      { name: "#1", subtotal: "15.00", discountCode: "BRO25", discount: "5.00", notes: notesWith("BRO25") },
      { name: "#2", subtotal: "20.10", notes: notesWith("BRO25") },
      { name: "#3", subtotal: "15.00", discountCode: "bro25", discount: "5.00" },
      {
        name: "#4",
        subtotal: "17.00",
        discountCode: "MATTE15",
        discount: "3.00",
        notes: notesWith("MATTE15"),
      },
      { name: "#5", subtotal: "60.00" },
    ),
  );
  expect(rows).toEqual([
    ["BRO25", "2", "35.10 USD", "10.00 USD", "1", "1"],
    ["MATTE15", "1", "17.00 USD", "3.00 USD", "0", "0"],
  ]);
  expect([errors, status]).toEqual(["", 0]);
});

it("reads amounts with one figure after the point, with none, and below zero", () => {
  const { rows } = report(
    exported(
      { name: "#1", subtotal: "20.1", discount: "0.5", discountCode: "BRO25", notes: notesWith("BRO25") },
      { name: "#2", subtotal: "7", notes: notesWith("BRO25") },
      { name: "#3", subtotal: "-1.05", notes: notesWith("BRO25") },
    ),
  );
  expect(rows).toEqual([["BRO25", "3", "26.05 USD", "0.50 USD", "2", "0"]]);
});

it("counts the one discount amount of an order with two codes for the credited code, or else for the first", () => {
  const { rows } = report(
    exported(
      { name: "#1", discountCode: "SHIP, BRO25", discount: "5.00", notes: notesWith("bro25") },
      { name: "#2", discountCode: "MATTE15, SHIP", discount: "3.00" },
    ),
  );
  expect(rows.map(([code, number, , discount, , without]) => [code, number, discount, without])).toEqual([
    ["bro25", "1", "5.00 USD", "0"],
    ["MATTE15", "0", "3.00 USD", "1"],
    ["SHIP", "0", "0.00 USD", "2"],
  ]);
});

it("subtracts refunds, leaves cancelled orders out and never adds two currencies", () => {
  const { rows } = report(
    exported(
      { name: "#1", subtotal: "20.00", refunded: "5.00", notes: notesWith("BRO25") },
      { name: "#2", subtotal: "20.00", cancelled: "2026-11-01 10:00:00 -0500", notes: notesWith("BRO25") },
      { name: "#3", subtotal: "18.00", currency: "EUR", notes: notesWith("BRO25") },
    ),
  );
  expect(rows.map(([code, number, sales]) => [code, number, sales])).toEqual([
    ["BRO25", "1", "18.00 EUR"],
    ["BRO25", "1", "15.00 USD"],
  ]);
});

it("subtracts a refund without the tax and the shipping in it, because the sales have none", () => {
  const { rows } = report(
    exported(
      { name: "#1", subtotal: "100.00", total: "108.25", refunded: "108.25", notes: notesWith("BRO25") },
      { name: "#2", subtotal: "60.00", total: "65.00", refunded: "21.67", notes: notesWith("MATTE15") },
      { name: "#3", subtotal: "0.00", total: "0.00", notes: notesWith("FREE1") },
    ),
  );
  expect(rows.map(([code, , sales]) => [code, sales])).toEqual([
    ["MATTE15", "40.00 USD"],
    ["BRO25", "0.00 USD"],
    ["FREE1", "0.00 USD"],
  ]);
});

it("computes exact sums over 10,000 orders, also for codes that are named like properties of an object", () => {
  const codes = ["BRO25", "__proto__", "constructor", "MATTE15"];
  const orders = Array.from({ length: 10_000 }, (_, number) => ({
    name: `#${number}`,
    subtotal: "0.10",
    notes: notesWith(codes[number % codes.length] ?? ""),
  }));
  const { rows, output } = report(exported(...orders));
  expect(new Set(rows.map(([code, number, sales]) => `${code} ${number} ${sales}`))).toEqual(
    new Set(codes.map((code) => `${code} 2500 250.00 USD`)),
  );
  expect(output).toContain("10000 orders");
});

it("reports malformed records by line number, counts none of them, and exits with status 1", () => {
  const good = rowsOf({ name: "#1", notes: notesWith("BRO25") });
  const lines = [
    COLUMNS.join(","),
    ...good, // Lines 2 to 5: the note attributes hold two line breaks.
    "#2,paid", // Line 6.
    ...rowsOf({ name: "#3", subtotal: "twenty", total: "20.00", notes: "__snowball: BRO25" }), // Lines 7 and 8.
    ...rowsOf({ name: "#4", discount: "1,5", notes: "__snowball: BRO25" }), // Lines 9 and 10.
    ...rowsOf({ name: "#5", notes: "__snowball: <script>" }), // Lines 11 and 12.
    ...rowsOf({ name: "", notes: "__snowball: BRO25" }).slice(0, 1), // Line 13.
    ...rowsOf({ name: "#6", notes: "__snowball: BRO25" }), // Lines 14 and 15.
    ...rowsOf({ name: "#7", total: "", notes: "__snowball: BRO25" }), // Lines 16 and 17.
  ];
  const { rows, errors, status } = report(lines.join("\n"));
  expect(rows.map(([code, number]) => [code, number])).toEqual([["BRO25", "2"]]);
  for (const line of [6, 7, 9, 11, 13, 16]) expect(errors).toContain(`line ${line}:`);
  expect(errors.match(/line \d+/g)).toHaveLength(6);
  expect(status).toBe(1);
});

it("reports that orders are missing after a quotation mark that is not closed", () => {
  const { errors, status } = report(
    `${exported({ name: "#1" })}\n#2,paid,USD,1.00,,,,"__snowball: BRO25\n#3`,
  );
  expect(errors).toContain("inside a quoted field");
  expect(status).toBe(1);
});

it.each([
  ["another file", "a,b\n1,2\n"],
  ["an empty file", ""],
])("rejects %s with one line on the console", (_name, text) => {
  const { output, errors, status } = report(text);
  expect([output, status]).toEqual(["", 1]);
  expect(errors.trim().split("\n")).toHaveLength(1);
});

it("explains its usage without a file, and names a file that cannot be read", () => {
  const run = (...names: string[]) =>
    spawnSync(process.execPath, [TOOLS, "shop", "commissions", ...names], { encoding: "utf8" }).stderr;
  expect(run()).toContain("npm run shop commissions orders.csv");
  expect(run(join(folder, "none.csv"))).toContain("could not be read");
});

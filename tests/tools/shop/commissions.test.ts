// @vitest-environment node
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { printCommissions } from "../../../tools/shop/commissions";
import { COLUMNS, exported, folder, notesWith, report, rowsOf, run } from "./exported-orders";

it("prints what is owed for each code, and how many orders lack the attribute or the discount", () => {
  const { rows, errors, status } = report(
    exported(
      { name: "#1", subtotal: "15.00", discountCode: "BRO25", discount: "5.00", notes: notesWith("BRO25") },
      { name: "#2", subtotal: "20.10", notes: notesWith(" bro 25 ") },
      { name: "#3", subtotal: "15.00", discountCode: "bro25", discount: "5.00" },
      {
        name: "#4",
        subtotal: "17.00",
        discountCode: "MATTE15",
        discount: "3.00",
        notes: notesWith("MATTE15"),
        fulfilled: "",
      },
      { name: "#5", subtotal: "60.00" },
    ),
  );
  expect(rows).toEqual([
    // 25% of 15.00 is 3.75, and of 20.10 5.025, to the cent 5.03.
    ["BRO25", "USD", "2", "35.10", "8.78", "8.78", "0.00", "10.00", "1", "1"],
    // 25% of 17.00. It is not fulfilled, so that it can still be returned.
    ["MATTE15", "USD", "1", "17.00", "4.25", "0.00", "4.25", "3.00", "0", "0"],
  ]);
  expect([errors, status]).toEqual(["", 0]);
});

it("writes the same table as a file for the payout", () => {
  const { rows } = report(exported({ name: "#1", notes: notesWith("BRO25") }));
  const [head = "", ...lines] = readFileSync(join(folder, "orders-commissions.csv"), "utf8")
    .trim()
    .split("\n");
  expect(head.split(",").slice(0, 5)).toEqual(["code", "currency", "orders", "base", "commission"]);
  expect(lines.map((line) => line.split(","))).toEqual(rows);
});

it("names the affiliate of a code that has a page", () => {
  vi.spyOn(console, "log").mockReturnValue();
  const file = join(folder, "named.csv");
  writeFileSync(
    file,
    exported(
      { name: "#1", subtotal: "20.00", notes: notesWith("BRO25") },
      { name: "#2", subtotal: "10.00", notes: notesWith("MATTE15") },
    ),
  );
  printCommissions([file], Date.UTC(2026, 10, 28), new Map([["bro25", "Dre"]]));
  const lines = readFileSync(join(folder, "named-commissions.csv"), "utf8").trim().split("\n");
  expect(lines.map((line) => line.split(",").slice(0, 3))).toEqual([
    ["code", "name", "currency"],
    ["BRO25", "Dre", "USD"],
    ["MATTE15", "", "USD"],
  ]);
});

it("sums by a parameter of the campaign", () => {
  const from = (source: string): string => `${notesWith("BRO25")}\nutm_source: ${source}`;
  const orders = exported(
    { name: "#1", subtotal: "20.00", notes: from("tiktok") },
    { name: "#2", subtotal: "40.00", notes: from("tiktok") },
    { name: "#3", subtotal: "60.00", notes: from("mail, new") },
    { name: "#4", subtotal: "80.00", notes: notesWith("BRO25") },
  );
  const { rows } = report(orders, "--by", "utm_source");
  expect(rows.map(([code, campaign, , count, base]) => [code, campaign, count, base])).toEqual([
    ["BRO25", "-", "1", "80.00"],
    ["BRO25", "tiktok", "2", "60.00"],
    ["BRO25", "mail, new", "1", "60.00"],
  ]);
  expect(readFileSync(join(folder, "orders-commissions.csv"), "utf8")).toMatch(
    /^code,utm_source,currency,.*\n[^]*\nBRO25,"mail, new",USD,1,60\.00/,
  );
  expect(report(orders, "--by", "color").status).toBe(1);
});

it("counts the one discount amount of an order with two codes for the credited code, or else for the first", () => {
  const { rows, output } = report(
    exported(
      { name: "#1", discountCode: "SHIP, BRO25", discount: "5.00", notes: notesWith("bro25") },
      { name: "#2", discountCode: "MATTE15, SHIP", discount: "3.00" },
    ),
  );
  expect(rows.map((row) => [row[0], row[2], row[7], row[9]])).toEqual([
    ["bro25", "1", "5.00", "0"],
    // No order has one of these as its attribute, so they are nobody's. They are named below the table.
    ["(other discounts)", "0", "3.00", "3"],
  ]);
  expect(output).toContain("SHIP (2), MATTE15 (1)");
});

it("takes off refunds, tax and gift cards, leaves cancelled and unpaid orders out and never adds two currencies", () => {
  const { rows, output } = report(
    exported(
      // 20.00 less 5.00.
      { name: "#1", refunded: "5.00", status: "partially_refunded", notes: notesWith("BRO25") },
      { name: "#2", cancelled: "2026-11-01 10:00:00 -0500", notes: notesWith("BRO25") },
      { name: "#3", subtotal: "18.00", currency: "EUR", taxes: "3.00", notes: notesWith("BRO25") },
      { name: "#4", status: "pending", notes: notesWith("BRO25") },
      // 45.00, of which 25.00 are the second line's gift card.
      {
        name: "#5",
        subtotal: "45.00",
        second: ["Mugworks gift card - $25.00", "25.00"],
        notes: notesWith("BRO25"),
      },
    ),
  );
  expect(rows.map(([code, currency, number, base]) => [code, currency, number, base])).toEqual([
    ["BRO25", "USD", "2", "35.00"],
    ["BRO25", "EUR", "1", "15.00"],
  ]);
  expect(output).toContain("Counted: 3 orders. Not counted: 1 cancelled, 1 not paid yet");
});

it.each([
  ["takes off a gift card of another name, and names it", "Bro Bucks", "false", "false", "20.00", true],
  ["takes off a gift card of paper, by its name", "Gift card in a box", "true", "false", "20.00", false],
  ["pays for untaxed goods", "Bro Bundle", "true", "false", "45.00", false],
  ["pays for taxed goods that are not shipped", "Bro Bundle", "false", "true", "45.00", false],
])("%s", (_, name, isShipped, isTaxed, base, isNamed) => {
  const second = [name, "25.00", isShipped, isTaxed] as const;
  const { rows, output } = report(
    exported({ name: "#1", subtotal: "45.00", second, notes: notesWith("BRO25") }),
  );
  expect(rows.map((row) => row[3])).toEqual([base]);
  expect(output.includes(`neither shipped nor taxed: ${name}.`)).toBe(isNamed);
});

it("reads an export whose columns have the American spelling, as in Shopify's documentation", () => {
  const orders = exported({ name: "#1", cancelled: "2026-11-01 10:00:00 -0500", notes: notesWith("BRO25") });
  expect(report(orders.replace("Cancelled at", "Canceled at")).output).toContain("1 cancelled");
});

it("names an order that it cannot judge, and one to look at", () => {
  const { rows, output, errors, status } = report(
    exported(
      { name: "#1", total: "23.00", notes: notesWith("BRO25") },
      {
        name: "#2",
        shipping: "5.00",
        total: "25.00",
        refunded: "10.00",
        status: "partially_refunded",
        notes: notesWith("BRO25"),
      },
    ),
  );
  expect(rows.map(([, , number]) => number)).toEqual(["1"]);
  expect(errors).toContain("order #1: its total");
  expect(output).toContain("Look at order #2");
  expect(status).toBe(1);
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
    // As spreadsheets of other countries write them. JavaScript takes the 5th of November for the 11th of May.
    ...rowsOf({ name: "#8", fulfilled: "05/11/2026 10:00", notes: "__snowball: BRO25" }), // Lines 18 and 19.
    ...rowsOf({ name: "#9", subtotal: "20,00", taxes: "0,00", notes: "__snowball: BRO25" }), // Lines 20 and 21.
  ];
  const { rows, errors, status } = report(lines.join("\n"));
  expect(rows.map(([code, , number]) => [code, number])).toEqual([["BRO25", "2"]]);
  for (const line of [6, 7, 9, 11, 13, 16, 18, 20]) expect(errors).toContain(`line ${line}:`);
  expect(errors.match(/line \d+/g)).toHaveLength(8);
  expect(errors).toContain("export the orders again");
  expect(status).toBe(1);
});

it("reports that orders are missing after a quotation mark that is not closed", () => {
  const { errors, status } = report(
    `${exported({ name: "#1" })}\n#2,paid,,USD,1.00,,,,,,,"__snowball: BRO25\n#3`,
  );
  expect(errors).toContain("inside a quoted field");
  expect(status).toBe(1);
});

it.each([
  ["another file", "a,b\n1,2\n"],
  ["an empty file", ""],
  ["an export in another language", exported({ name: "#1" }).replace("Subtotal", "Zwischensumme")],
])("rejects %s with one line on the console", (_name, text) => {
  const { output, errors, status } = report(text);
  expect([output, status]).toEqual(["", 1]);
  expect(errors.trim().split("\n")).toHaveLength(1);
});

it("explains its usage without a file, and names a file that cannot be read", () => {
  expect(run().errors).toContain("npm run shop commissions orders.csv");
  expect(run(join(folder, "none.csv")).errors).toContain("Check its name and folder");
});

// @vitest-environment node
// What Shopify's order export says, also after a spreadsheet has saved it.
import { expect, it } from "vitest";
import { exported, notesWith, report } from "./exported-orders";

it("pays nothing for a test order", () => {
  const { rows, output } = report(
    exported({ name: "#1", gateway: "(for testing) Bogus Gateway", notes: notesWith("BRO25") }),
  );
  expect([rows, output]).toEqual([[], expect.stringContaining("1 test (Payment Method")]);
});

it.each<[string, (csv: string) => string | Buffer]>([
  ["semicolons", (csv) => csv.replaceAll(",", ";")],
  ["tabs in UTF-16", (csv) => Buffer.from(`\uFEFF${csv.replaceAll(",", "\t")}`, "utf16le")],
  ["UTF-16, the other way round", (csv) => Buffer.from(`\uFEFF${csv}`, "utf16le").swap16()],
])("reads what a spreadsheet has made of the export: %s", (_, change) => {
  const { rows, errors } = report(change(exported({ name: "#1", notes: "__snowball: BRO25" })));
  expect([rows.map(([code]) => code), errors]).toEqual([["BRO25"], ""]);
});

it("says what a file in another encoding is", () => {
  const { errors, status } = report(Buffer.from(exported({ name: "#1" }), "utf16le"));
  expect([status, errors]).toEqual([1, expect.stringContaining("UTF-8")]);
});

it("names the first and the last day of the orders", () => {
  const [head = "", ...lines] = exported({ name: "#1" }, { name: "#2" }).split("\n");
  const days = ["2026-10-31 23:00:00 -0500", "", "2026-10-01 10:00:00 -0500", ""];
  const dated = [`${head},Created at`, ...lines.map((line, index) => `${line},${days[index]}`)];
  expect(report(dated.join("\n")).output).toContain("Counted: 2 orders, of 2026-10-01 to 2026-10-31.");
});

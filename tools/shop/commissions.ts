// `npm run shop commissions orders.csv`: what each referral code sold, from Shopify's order export (Orders, Export, "Plain
// CSV file"). The referral attribute names the affiliate of an order; the discount code names the discount that the
// shopper got. Source of the columns: "Exporting orders" in Shopify's documentation. An order with several line items has
// several rows; only its first row holds the totals and the note attributes.
import { readFileSync } from "node:fs";
import { type CsvError, parse } from "csv-parse/sync";
import { z } from "zod";
import { REFERRAL_ATTRIBUTE } from "../../src/lib/purchase/cart-link.ts";
import { isCode } from "../../src/lib/referral/referral-code.ts";
import { messageOf, Refusal } from "../refusal.ts";

const COLUMNS = [
  "Name",
  "Currency",
  "Subtotal",
  "Total",
  "Discount Code",
  "Discount Amount",
  "Note Attributes",
];
const records = z.array(
  z.object({
    record: z
      .object({
        Name: z.string(),
        Currency: z.string(),
        Subtotal: z.string(),
        Total: z.string(),
        "Discount Code": z.string(),
        "Discount Amount": z.string(),
        "Refunded Amount": z.string().optional(),
        "Note Attributes": z.string(),
        "Cancelled at": z.string().optional(),
      })
      .catchall(z.string()),
    info: z.object({ lines: z.number() }),
  }),
);
type Row = z.infer<typeof records>[number]["record"];

interface Order {
  rows: number;
  isCounted: boolean;
  currency: string;
  attribute: string | null;
  discountCodes: readonly string[];
  sales: number;
  discount: number;
}

/** Returns the status of the command. */
export function printCommissions([file, ...more]: readonly string[]): number {
  if (file === undefined || more.length > 0)
    throw refusal("Give one file, Shopify's order export:\n  npm run shop commissions orders.csv");
  const { orders, problems } = readOrders(readFile(file));
  printTable(orders);
  if (problems.length === 0) return 0;
  console.error(
    `\n${problems.length} of the file's records could not be read and are not included in any sum:`,
  );
  for (const problem of problems) console.error(`  ${problem}`);
  return 1;
}

const refusal = (message: string): Refusal => new Refusal(`\n${message}\n`);

function readFile(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    throw refusal(`${path} could not be read: ${messageOf(error)}`);
  }
}

/** The orders to count, and one message for each record that could not be read. */
function readOrders(text: string): { orders: Order[]; problems: string[] } {
  if (text.trim() === "") checkColumns([]);
  const problems: string[] = [];
  const orders = new Map<string, Order>();
  const parsed: unknown = parse(text, {
    bom: true,
    info: true,
    columns: checkColumns,
    // A quotation mark within a field is read as text. Otherwise all orders up to the next one would become one field.
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    on_skip: (error) => void (error && problems.push(describeSkip(error))),
  });
  for (const { record, info } of records.parse(parsed)) {
    const line = firstLine(record, info.lines);
    const name = record.Name.trim();
    if (name === "") problems.push(`line ${line}: the order has no name`);
    else {
      const earlier = orders.get(name);
      if (earlier) earlier.rows += 1;
      else orders.set(name, readOrder(problems, record, name, line));
    }
  }
  return { orders: [...orders.values()].filter(({ isCounted }) => isCounted), problems };
}

function checkColumns(names: string[]): string[] {
  const missing = COLUMNS.filter((name) => !names.includes(name));
  if (missing.length > 0)
    throw refusal(
      `This is not Shopify's order export: the first line has no column ${missing.join(", ")}. Export the orders again as "Plain CSV file".`,
    );
  return names;
}

/** The parser reports a record's last line. Line breaks within its fields count as lines of the file. */
function firstLine(record: Row, lastLine: number): number {
  const breaks = Object.values(record).map((text = "") => text.split("\n").length - 1);
  return lastLine - breaks.reduce((sum, count) => sum + count, 0);
}

function describeSkip({ code, lines }: CsvError): string {
  const line = String(lines);
  if (code === "CSV_QUOTE_NOT_CLOSED")
    return `line ${line}: the file ends inside a quoted field, so all orders after its opening quotation mark are missing`;
  return `line ${line}: the number of columns differs from that of the first line`;
}

function readOrder(problems: string[], record: Row, name: string, line: number): Order {
  const sales = cents(record.Subtotal);
  const total = cents(record.Total);
  const discount = cents(record["Discount Amount"] || "0");
  const refunded = cents(record["Refunded Amount"] || "0");
  const attribute = attributeOf(record["Note Attributes"]);
  const columns: [column: string, isBroken: boolean][] = [
    ["Subtotal", sales === null],
    ["Total", total === null],
    ["Discount Amount", discount === null],
    ["Refunded Amount", refunded === null],
    [`Note Attributes, ${REFERRAL_ATTRIBUTE}`, attribute !== null && !isCode(attribute)],
  ];
  const broken = columns.filter(([, isBroken]) => isBroken);
  for (const [column] of broken) problems.push(`line ${line}: order ${name} has no readable ${column}`);
  return {
    rows: 1,
    isCounted: broken.length === 0 && (record["Cancelled at"] ?? "").trim() === "",
    currency: record.Currency.trim(),
    attribute,
    discountCodes: record["Discount Code"]
      .split(",")
      .flatMap((code) => (code.trim() === "" ? [] : [code.trim()])),
    // A refund includes its tax, and the subtotal has none. The export does not divide the refund, so its share of the total counts.
    sales: total ? Math.round((sales ?? 0) * (1 - (refunded ?? 0) / total)) : (sales ?? 0),
    discount: discount ?? 0,
  };
}

/** Shopify writes each attribute on a line of its own, `name: value`. */
function attributeOf(text: string): string | null {
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  const line = lines.find((candidate) => candidate.startsWith(`${REFERRAL_ATTRIBUTE}:`));
  return line === undefined ? null : line.slice(REFERRAL_ATTRIBUTE.length + 1).trim();
}

/** Converts an amount to whole cents, so that sums are exact. Null for anything but a plain amount such as 1234.50. */
function cents(text: string): number | null {
  const [, sign, units, fraction = ""] = /^(-?)(\d{1,12})(?:\.(\d{1,2}))?$/.exec(text.trim()) ?? [];
  if (units === undefined) return null;
  const amount = Number(units) * 100 + Number(fraction.padEnd(2, "0"));
  return sign === "-" ? -amount : amount;
}

interface TableRow {
  code: string;
  currency: string;
  orders: number;
  sales: number;
  discount: number;
  withoutDiscount: number;
  withoutAttribute: number;
}

/** Prints one row for each code and currency. Codes are compared without letter case, as Shopify compares discount codes. */
function printTable(counted: readonly Order[]): void {
  const rows = new Map<string, TableRow>();
  const rowOf = (code: string, currency: string): TableRow => {
    const key = `${code.toUpperCase()} ${currency}`;
    const row = rows.get(key) ?? {
      code,
      currency,
      orders: 0,
      sales: 0,
      discount: 0,
      withoutDiscount: 0,
      withoutAttribute: 0,
    };
    rows.set(key, row);
    return row;
  };
  for (const { currency, attribute, discountCodes, sales, discount } of counted) {
    const creditedDiscount = discountCodes.find((code) => code.toUpperCase() === attribute?.toUpperCase());
    if (attribute !== null) {
      const row = rowOf(attribute, currency);
      row.orders += 1;
      row.sales += sales;
      if (creditedDiscount === undefined) row.withoutDiscount += 1;
    }
    for (const code of discountCodes)
      if (code !== creditedDiscount) rowOf(code, currency).withoutAttribute += 1;
    // The export holds one discount amount for each order. It is counted for the credited code, or else for the first code.
    const discounted = creditedDiscount ?? discountCodes[0];
    if (discounted !== undefined) rowOf(discounted, currency).discount += discount;
  }
  const sorted = [...rows.values()].sort((a, b) => b.sales - a.sales || a.code.localeCompare(b.code));
  const money = (amount: number, currency: string): string => `${(amount / 100).toFixed(2)} ${currency}`;
  console.log(
    "| code | orders | sales | discount given | with the attribute, without the discount | with the discount, without the attribute |",
  );
  console.log("| --- | --- | --- | --- | --- | --- |");
  for (const row of sorted) {
    const { code, currency, orders: number, sales, discount, withoutDiscount, withoutAttribute } = row;
    const cells = [
      code,
      number,
      money(sales, currency),
      money(discount, currency),
      withoutDiscount,
      withoutAttribute,
    ];
    console.log(`| ${cells.join(" | ")} |`);
  }
  console.log(
    `\n${counted.length} orders were counted. Sales are subtotals after discounts, less refunds. Cancelled orders are not counted.`,
  );
}

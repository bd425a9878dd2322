// `npm run commissions -- orders.csv`: what each referral code sold, from Shopify's order export (Orders, Export, "Plain
// CSV file"). The referral attribute names the affiliate of an order; the discount code names the discount that the
// shopper got. Source of the columns: "Exporting orders" in Shopify's documentation. An order with several line items has
// several rows; only its first row holds the totals and the note attributes.
import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";
import { importSource } from "../test/import-source.mjs";

const { REFERRAL_ATTRIBUTE } = await importSource("lib/cart-link.ts");
const { isCode } = await importSource("lib/referral-code.ts");
const COLUMNS = [
  "Name",
  "Currency",
  "Subtotal",
  "Total",
  "Discount Code",
  "Discount Amount",
  "Note Attributes",
];
const USAGE = "npm run commissions -- orders.csv";

const [file, ...more] = process.argv.slice(2);
if (file === undefined || more.length > 0) stop(`Give one file, Shopify's order export:\n  ${USAGE}`);

report(readOrders(readFile(file)));

function report({ orders, problems }) {
  printTable(orders);
  if (problems.length === 0) return;
  console.error(
    `\n${problems.length} of the file's records could not be read and are not included in any sum:`,
  );
  for (const problem of problems) console.error(`  ${problem}`);
  process.exitCode = 1;
}

function readFile(path) {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    return stop(`${path} could not be read: ${error.message}`);
  }
}

/** The orders to count, and one message for each record that could not be read. */
function readOrders(text) {
  if (text.trim() === "") checkColumns([]);
  const problems = [];
  const orders = new Map();
  const records = parse(text, {
    bom: true,
    info: true,
    columns: (names) => checkColumns(names),
    // A quotation mark within a field is read as text. Otherwise all orders up to the next one would become one field.
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    on_skip: ({ code, lines }) => problems.push(describeSkip(code, lines)),
  });
  for (const { record, info } of records) {
    const line = firstLine(record, info.lines);
    const name = record.Name.trim();
    if (name === "") problems.push(`line ${line}: the order has no name`);
    else if (orders.has(name)) orders.get(name).rows += 1;
    else addOrder(orders, problems, record, name, line);
  }
  return { orders: [...orders.values()].filter(({ isCounted }) => isCounted), problems };
}

function checkColumns(names) {
  const missing = COLUMNS.filter((name) => !names.includes(name));
  if (missing.length > 0)
    stop(
      `This is not Shopify's order export: the first line has no column ${missing.join(", ")}. Export the orders again as "Plain CSV file".`,
    );
  return names;
}

/** The parser reports a record's last line. Line breaks within its fields count as lines of the file. */
function firstLine(record, lastLine) {
  const breaks = Object.values(record).map((field) => field.split("\n").length - 1);
  return lastLine - breaks.reduce((sum, count) => sum + count, 0);
}

function describeSkip(code, line) {
  if (code === "CSV_QUOTE_NOT_CLOSED")
    return `line ${line}: the file ends inside a quoted field, so all orders after its opening quotation mark are missing`;
  return `line ${line}: the number of columns differs from that of the first line`;
}

function addOrder(orders, problems, record, name, line) {
  const sales = cents(record.Subtotal);
  const total = cents(record.Total);
  const discount = cents(record["Discount Amount"] || "0");
  const refunded = cents(record["Refunded Amount"] || "0");
  const attribute = attributeOf(record["Note Attributes"]);
  const broken = [
    ["Subtotal", sales === null],
    ["Total", total === null],
    ["Discount Amount", discount === null],
    ["Refunded Amount", refunded === null],
    [`Note Attributes, ${REFERRAL_ATTRIBUTE}`, attribute !== null && !isCode(attribute)],
  ].filter(([, isBroken]) => isBroken);
  for (const [column] of broken) problems.push(`line ${line}: order ${name} has no readable ${column}`);
  orders.set(name, {
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
  });
}

/** Shopify writes each attribute on a line of its own, `name: value`. */
function attributeOf(text) {
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  const line = lines.find((candidate) => candidate.startsWith(`${REFERRAL_ATTRIBUTE}:`));
  return line === undefined ? null : line.slice(REFERRAL_ATTRIBUTE.length + 1).trim();
}

/** Converts an amount to whole cents, so that sums are exact. Null for anything but a plain amount such as 1234.50. */
function cents(text) {
  const [, sign, units, fraction = ""] = /^(-?)(\d{1,12})(?:\.(\d{1,2}))?$/.exec(text.trim()) ?? [];
  if (units === undefined) return null;
  const amount = Number(units) * 100 + Number(fraction.padEnd(2, "0"));
  return sign === "-" ? -amount : amount;
}

/** Prints one row for each code and currency. Codes are compared without letter case, as Shopify compares discount codes. */
function printTable(counted) {
  const rows = new Map();
  const rowOf = (code, currency) => {
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
  const money = (amount, currency) => `${(amount / 100).toFixed(2)} ${currency}`;
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

function stop(message) {
  console.error(`\n${message}\n`);
  process.exit(1);
}

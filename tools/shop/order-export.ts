// Reads Shopify's order export (Orders, Export, "Plain CSV file"). Source of the columns: "Exporting orders" in Shopify's documentation. An
// order with several line items has several rows; only its first row holds the totals and the note attributes.
import { type CsvError, parse } from "csv-parse/sync";
import { z } from "zod";
import { REFERRAL_ATTRIBUTE } from "../../src/lib/purchase/cart-link.ts";
import { isCode } from "../../src/lib/referral/referral-code.ts";
import { Refusal } from "../refusal.ts";
import { separatorOf } from "./csv.ts";
import type { SoldOrder } from "./commission.ts";

const text = z.string();
const row = z.object({
  Name: text,
  "Financial Status": text,
  "Fulfilled at": text,
  Currency: text,
  Subtotal: text,
  Shipping: text,
  Taxes: text,
  Total: text,
  "Discount Code": text,
  "Discount Amount": text,
  "Refunded Amount": text,
  "Lineitem quantity": text,
  "Lineitem name": text,
  "Lineitem price": text,
  "Lineitem discount": text,
  "Cancelled at": text,
  "Note Attributes": text,
  // An export that somebody has shortened has none of these.
  "Payment Method": text.optional(),
  "Created at": text.optional(),
  "Lineitem requires shipping": text.optional(),
  "Lineitem taxable": text.optional(),
});
const records = z.array(z.object({ record: row.catchall(text), info: z.object({ lines: z.number() }) }));
type Row = z.infer<typeof row>;

export interface ExportedOrder extends SoldOrder {
  name: string;
  /** The day, such as 2026-11-28; empty where the export does not say it. */
  createdAt: string;
  currency: string;
  /** The referral code of the cart attribute, without spaces; null where there is none. */
  attribute: string | null;
  /** All cart attributes, such as `utm_source`. */
  attributes: ReadonlyMap<string, string>;
  discountCodes: readonly string[];
  discount: number;
}

/** The orders that could be read, one message for each record that could not, and line items that are no goods but are not named gift card. */
export function readExport(csv: string): {
  orders: ExportedOrder[];
  problems: string[];
  noGoods: ReadonlySet<string>;
} {
  if (csv.trim() === "") checkColumns([]);
  const problems: string[] = [];
  const noGoods = new Set<string>();
  const orders = new Map<string, ExportedOrder | null>();
  const parsed: unknown = parse(csv, {
    bom: true,
    info: true,
    columns: checkColumns,
    delimiter: separatorOf(csv),
    // A quotation mark within a field is read as text. Otherwise all orders up to the next one would become one field.
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    on_skip: (error) => void (error && problems.push(describeSkip(error))),
  });
  for (const { record, info } of records.parse(parsed)) {
    const line = firstLine(record, info.lines);
    const name = record.Name.trim();
    if (name === "") {
      problems.push(`line ${line}: the order has no name`);
      continue;
    }
    if (!orders.has(name)) orders.set(name, readOrder(problems, record, name, line));
    const order = orders.get(name);
    const kind = kindOf(record);
    if (kind === "no goods") noGoods.add(record["Lineitem name"].trim());
    const giftCards = kind === "goods" ? 0 : costOf(record);
    if (giftCards === null) problems.push(`line ${line}: order ${name} has no readable Lineitem price`);
    if (order && giftCards === null) orders.set(name, null);
    else if (order) order.giftCards += giftCards ?? 0;
  }
  return { orders: [...orders.values()].filter((order) => order !== null), problems, noGoods };
}

function checkColumns(written: string[]): string[] {
  // Exports have the British spelling, and Shopify's documentation the American one.
  const names = written.map((name) => (name === "Canceled at" ? "Cancelled at" : name));
  const missing = Object.entries(row.shape).flatMap(([name, field]) =>
    names.includes(name) || field instanceof z.ZodOptional ? [] : name,
  );
  if (missing.length > 0)
    throw new Refusal(
      `This is not Shopify's order export in English: the first line has no column ${missing.join(", ")}. Set the admin's language to English, and export the orders again as "Plain CSV file".`,
    );
  return names;
}

/** The parser reports a record's last line. Line breaks within its fields count as lines of the file. */
function firstLine(record: Readonly<Record<string, string>>, lastLine: number): number {
  const breaks = Object.values(record).map((field) => field.split("\n").length - 1);
  return lastLine - breaks.reduce((sum, count) => sum + count, 0);
}

function describeSkip({ code, lines }: CsvError): string {
  const line = String(lines);
  if (code === "CSV_QUOTE_NOT_CLOSED")
    return `line ${line}: the file ends inside a quoted field, so all orders after its opening quotation mark are missing`;
  return `line ${line}: the number of columns differs from that of the first line`;
}

const AMOUNTS = ["Subtotal", "Shipping", "Taxes", "Total", "Discount Amount", "Refunded Amount"] as const;
/** Shopify leaves these empty where they are nothing. */
const MAY_BE_EMPTY = new Set<string>(["Shipping", "Taxes", "Discount Amount", "Refunded Amount"]);

/** Null where a field cannot be read, which is a problem then. */
function readOrder(problems: string[], record: Row, name: string, line: number): ExportedOrder | null {
  const amounts = AMOUNTS.map((column) => cents(record[column] || (MAY_BE_EMPTY.has(column) ? "0" : "")));
  const attributes = attributesOf(record["Note Attributes"]);
  // People who edit an order write codes with spaces.
  const attribute = attributes.get(REFERRAL_ATTRIBUTE)?.replaceAll(/\s/g, "") ?? null;
  const fulfilled = record["Fulfilled at"].trim();
  // A spreadsheet writes the days of its country: JavaScript takes 05/11 for May 11.
  const fulfilledAt = fulfilled === "" ? null : /^\d{4}-/.test(fulfilled) ? Date.parse(fulfilled) : NaN;
  const broken: string[] = AMOUNTS.filter((_, index) => amounts[index] === null);
  if (attribute !== null && !isCode(attribute)) broken.push(`Note Attributes, ${REFERRAL_ATTRIBUTE}`);
  if (Number.isNaN(fulfilledAt)) broken.push("Fulfilled at");
  if (broken.length > 0) {
    problems.push(`line ${line}: order ${name} has no readable ${broken.join(", ")}`);
    return null;
  }
  const [subtotal = 0, shipping = 0, taxes = 0, total = 0, discount = 0, refunded = 0] = amounts.map(
    (amount) => amount ?? 0,
  );
  return {
    name,
    currency: record.Currency.trim(),
    status: record["Financial Status"].trim().toLowerCase(),
    isCancelled: record["Cancelled at"].trim() !== "",
    // "(for testing) Bogus Gateway", which Shopify writes as "bogus".
    isTest: /\bbogus\b/i.test(record["Payment Method"] ?? ""),
    createdAt: record["Created at"]?.slice(0, 10) ?? "",
    fulfilledAt,
    subtotal,
    shipping,
    taxes,
    total,
    discount,
    refunded,
    giftCards: 0,
    attribute,
    attributes,
    discountCodes: record["Discount Code"]
      .split(",")
      .map((code) => code.trim())
      .filter(Boolean),
  };
}

/**
 * The export has no column for gift cards. Shopify's own are neither shipped nor taxed, whatever they are called. One that is shipped is
 * known by its name. What else is neither shipped nor taxed, such as an insurance, is no goods of ours either.
 */
function kindOf(record: Row): "goods" | "gift card" | "no goods" {
  if (/\bgift ?card\b/i.test(record["Lineitem name"])) return "gift card";
  const flags = [record["Lineitem requires shipping"], record["Lineitem taxable"]];
  return flags.every((flag) => flag?.trim().toLowerCase() === "false") ? "no goods" : "goods";
}

/** What the row's line item costs. Null where that cannot be read. */
function costOf(record: Row): number | null {
  const [price, discount] = [cents(record["Lineitem price"]), cents(record["Lineitem discount"] || "0")];
  return price === null || discount === null ? null : price * Number(record["Lineitem quantity"]) - discount;
}

/** Shopify writes each attribute on a line of its own, `name: value`. Of two of a name, the first counts. */
function attributesOf(notes: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const line of notes.split(/\r?\n/)) {
    const [, name, value = ""] = /^\s*([^:]+):(.*)$/.exec(line) ?? [];
    if (name !== undefined && !found.has(name)) found.set(name, value.trim());
  }
  return found;
}

/** Converts an amount to whole cents, so that sums are exact. Null for anything but a plain amount such as 1234.50. */
function cents(amount: string): number | null {
  const [, sign, units, fraction = ""] = /^(-?)(\d{1,12})(?:\.(\d{1,2}))?$/.exec(amount.trim()) ?? [];
  if (units === undefined) return null;
  const found = Number(units) * 100 + Number(fraction.padEnd(2, "0"));
  return sign === "-" ? -found : found;
}

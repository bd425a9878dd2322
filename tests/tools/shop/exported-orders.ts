// Shopify's order exports for the tests of the commissions.
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { vi } from "vitest";
import { Refusal } from "../../../tools/refusal";
import { printCommissions } from "../../../tools/shop/commissions";

/** Long after the orders can be returned. */
const NOW = Date.UTC(2026, 10, 28);

export const COLUMNS =
  `Name,Financial Status,Fulfilled at,Currency,Subtotal,Shipping,Taxes,Total,Discount Code,
  Discount Amount,Refunded Amount,Note Attributes,Cancelled at,Lineitem quantity,Lineitem name,
  Lineitem price,Lineitem discount,Payment Method,Lineitem requires shipping,Lineitem taxable`.split(/,\s*/);
export const folder = mkdtempSync(join(tmpdir(), "commissions-"));

export interface Order {
  name: string;
  subtotal?: string;
  shipping?: string;
  taxes?: string;
  /** The same as the subtotal without a value. */
  total?: string;
  status?: string;
  fulfilled?: string;
  /** The second line item. */
  second?: readonly [name: string, price: string, isShipped?: string, isTaxed?: string];
  discountCode?: string;
  discount?: string;
  refunded?: string;
  /** The text of the note attributes. */
  notes?: string;
  cancelled?: string;
  currency?: string;
  gateway?: string;
}

const quoted = (text: string): string => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** The rows of an order with two line items, as Shopify writes them: the second row repeats only the name. */
export function rowsOf(order: Order): string[] {
  const { name, subtotal = "20.00", discountCode = "", discount = "0.00", refunded = "0.00" } = order;
  const { notes = "", cancelled = "", currency = "USD", total = subtotal, taxes = "", shipping = "" } = order;
  const { status = "paid", fulfilled = "2026-01-05 10:00:00 -0500", gateway = "Shopify Payments" } = order;
  const [item, price, isShipped = "true", isTaxed = "true"] = order.second ?? ["Bro Bundle", "0.00"];
  const totals = [currency, subtotal, shipping, taxes, total, discountCode, discount, refunded, notes];
  const first = [
    name,
    status,
    fulfilled,
    ...totals,
    cancelled,
    "1",
    "Starter",
    "20.00",
    "0.00",
    gateway,
    "true",
    "true",
  ];
  const second = [name, "", "", ...totals.map(() => ""), "", "1", item, price, "", "", isShipped, isTaxed];
  return [first, second].map((row) => row.map(quoted).join(","));
}

export function report(text: string | Buffer, ...words: string[]) {
  const file = join(folder, "orders.csv");
  writeFileSync(file, text);
  return run(file, ...words);
}

/** Calls the command with these words. What it refuses is an error, as tools/run.mjs prints it. */
export function run(...words: string[]) {
  const printed: string[] = [];
  const reported: string[] = [];
  vi.spyOn(console, "log").mockImplementation((line: string) => void printed.push(line));
  vi.spyOn(console, "error").mockImplementation((line: string) => void reported.push(line));
  const status = statusOf(words, reported);
  const output = printed.join("\n");
  const rows = output
    .split("\n")
    .filter((line) => line.startsWith("| "))
    .map((line) =>
      line
        .slice(2, -2)
        .split(" | ")
        .map((cell) => cell.trim()),
    )
    .filter(([code]) => code !== "code" && !code?.startsWith("--"));
  return { rows, output, errors: reported.join("\n"), status };
}

function statusOf(words: readonly string[], reported: string[]): number {
  try {
    return printCommissions(words, NOW);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    reported.push(error.message);
    return 1;
  }
}

export const exported = (...orders: Order[]): string =>
  [COLUMNS.join(","), ...orders.flatMap(rowsOf)].join("\n");
export const notesWith = (code: string): string => `gift: no\n__snowball: ${code}\nnote: a "quote", a comma`;

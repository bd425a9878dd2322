// What was paid for each order before, and what is still to pay. A payout file has a row for each order and code; all files of a folder
// together are what was paid.
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { z } from "zod";
import { markdownTable } from "../markdown.ts";
import { messageOf, Refusal } from "../refusal.ts";
import { csvOf, readCsvFile, separatorOf } from "./csv.ts";

const HEAD = ["order", "code", "currency", "amount", "date"];
const AMOUNT = /^-?\d{1,10}\.\d{2}$/;
const text = z.string().transform((value) => value.trim().replace(/^'(?=[=+@-])/, ""));
const rows = z.array(
  z.object({
    order: text.pipe(z.string().min(1)),
    code: text.pipe(z.string().min(1)),
    currency: text,
    amount: text.pipe(z.string().regex(AMOUNT)),
  }),
);

export interface Share {
  order: string;
  code: string;
  currency: string;
  /** Cents. */
  amount: number;
}

/** What an order of the export earns by now. */
export interface Earned extends Share {
  /** Goods that can still be returned: nothing is added, and nothing is taken back but what a refund took. */
  isReturnable: boolean;
}

const keyOf = ({ order, code, currency }: Omit<Share, "amount">): string =>
  [order, code.toUpperCase(), currency].join("\n");

/** Reads all CSV files of the folder. A folder that does not exist has none: nothing was paid yet. */
export function readPayouts(folder: string): Share[] {
  mkdirSync(folder, { recursive: true });
  const files = readdirSync(folder).filter((name) => /^[^.].*\.csv$/i.test(name));
  return files.sort().flatMap((name) => readPayout(join(folder, name)));
}

function readPayout(path: string): Share[] {
  const csv = readCsvFile(path);
  try {
    const records: unknown = parse(csv, {
      bom: true,
      columns: true,
      skip_empty_lines: true,
      delimiter: separatorOf(csv),
    });
    return rows.parse(records).map((row) => ({ ...row, amount: Math.round(Number(row.amount) * 100) }));
  } catch (error) {
    const [issue] = error instanceof z.ZodError ? error.issues : [];
    const [row, column] = issue?.path ?? [];
    const where = issue ? `row ${Number(row) + 1} has no readable ${String(column)}` : messageOf(error);
    throw new Refusal(
      `${path} is no payout file (${HEAD.join(",")}): ${where}. Only payout files may lie in this folder: what one of them says was paid is not paid again.`,
    );
  }
}

/**
 * What is to pay now: for each order of the export what it earns less what was paid for it, without those where that is nothing. An order
 * that is not in the export keeps what was paid. `judged`: the names of the orders of the export that could be judged.
 */
export function difference(
  earned: readonly Earned[],
  paid: readonly Share[],
  judged: ReadonlySet<string>,
): Share[] {
  const before = new Map<string, number>();
  for (const share of paid) before.set(keyOf(share), (before.get(keyOf(share)) ?? 0) + share.amount);
  const now = new Map(earned.map((share) => [keyOf(share), share]));
  const all = new Map<string, Share>([...paid.map((share) => [keyOf(share), share] as const), ...now]);
  return [...all].flatMap(([key, share]) => {
    if (!judged.has(share.order)) return [];
    const had = before.get(key) ?? 0;
    const { amount = 0, isReturnable = false } = now.get(key) ?? {};
    const due = isReturnable ? Math.min(amount, had) : amount;
    return due === had ? [] : [{ ...share, amount: due - had }];
  });
}

const money = (cents: number): string => (cents / 100).toFixed(2);

/** Prints the sum for each code, and writes the payout into the folder. Without anything to pay, no file is written. */
export function writePayout(folder: string, shares: readonly Share[], now: number): void {
  if (shares.length === 0) return console.log(`\nNothing is to pay: ${folder} has all of it.`);
  const sums = new Map<string, { code: string; currency: string; orders: string[]; amount: number }>();
  for (const { code, currency, order, amount } of shares) {
    const key = `${code.toUpperCase()} ${currency}`;
    const sum = sums.get(key) ?? { code, currency, orders: [], amount: 0 };
    sums.set(key, { ...sum, orders: [...sum.orders, order], amount: sum.amount + amount });
  }
  const table = [...sums.values()].map(({ code, currency, orders, amount }) => [
    code,
    currency,
    money(amount),
    orders.length > 6 ? `${orders.slice(0, 5).join(" ")} and ${orders.length - 5} more` : orders.join(" "),
  ]);
  console.log(`\nTo pay now:\n${markdownTable([["code", "currency", "to pay", "for orders"], ...table])}`);
  const date = new Date(now).toISOString().slice(0, 10);
  const lines = shares.map(({ order, code, currency, amount }) => [
    order,
    code,
    currency,
    money(amount),
    date,
  ]);
  const path = writeNew(folder, date, csvOf([HEAD, ...lines]));
  console.log(
    `\n${path} was written, and counts as paid from now on. Delete it if you do not pay it. What is below zero was refunded after it was paid: take it off.`,
  );
}

function writeNew(folder: string, date: string, csv: string): string {
  const taken = new Set(readdirSync(folder));
  let name = `payout-${date}.csv`;
  for (let count = 2; taken.has(name); count += 1) name = `payout-${date}_${count}.csv`;
  writeFileSync(join(folder, name), csv, { flag: "wx" });
  return join(folder, name);
}

// `npm run shop commissions orders.csv`: what is owed for each referral code, from Shopify's order export. The referral attribute names the
// affiliate of an order; the discount code names the discount that the shopper got. Writes a CSV for the payout beside the export.
import { readFileSync, writeFileSync } from "node:fs";
import { returns, commissionPercent } from "../../src/content/promises.ts";
import { shipping } from "../../src/content/shipping.ts";
import { isOfCampaign } from "../../src/lib/purchase/code-plan.ts";
import { markdownTable } from "../markdown.ts";
import { messageOf, Refusal } from "../refusal.ts";
import { commissionOf, type CommissionRule } from "./commission.ts";
import { type ExportedOrder, readExport } from "./order-export.ts";

const RULE: CommissionRule = {
  percent: commissionPercent,
  // Returns are asked for by days from delivery. Five business days are a week.
  returnDays: Math.ceil((shipping.arrival.businessDays[1] * 7) / 5) + returns.days,
};

interface Owed {
  code: string;
  /** The value of the parameter that is summed by; "-" for orders without one. */
  campaign: string;
  currency: string;
  orders: number;
  base: number;
  commission: number;
  /** The part of the commission whose goods can still be returned. */
  returnable: number;
  discount: number;
  withoutDiscount: number;
  withoutAttribute: number;
}

/** Returns the status of the command. */
export function printCommissions([file, option, by, ...more]: readonly string[], now = Date.now()): number {
  const isGrouped = option === "--by" && by !== undefined && isOfCampaign(by);
  if (file === undefined || more.length > 0 || (option !== undefined && !isGrouped))
    throw new Refusal(
      "Give one file, Shopify's order export, and a parameter of the campaign to sum by, if you like:\n  npm run shop commissions orders.csv\n  npm run shop commissions orders.csv -- --by utm_source",
    );
  const { orders, problems } = readExport(readFile(file));
  const { owed, notes } = settle(orders, problems, now, by ?? null);
  const columns: readonly Column[] = [
    ["code", ({ code }) => code],
    ...(by === undefined ? [] : [[by, ({ campaign }) => campaign] satisfies Column]),
    ...COLUMNS,
  ];
  const rows = [
    columns.map(([heading]) => heading),
    ...owed.map((row) => columns.map(([, cell]) => String(cell(row)))),
  ];
  console.log(markdownTable(rows));
  for (const note of notes) console.log(note);
  const payout = `${file.replace(/\.csv$/i, "")}-commissions.csv`;
  writeFileSync(payout, `${rows.map((cells) => cells.map(csvCell).join(",")).join("\n")}\n`);
  console.log(`\nThe table was written to ${payout}.`);
  if (problems.length === 0) return 0;
  console.error(`\n${problems.length} records could not be judged and are not included in any sum:`);
  for (const problem of problems) console.error(`  ${problem}`);
  return 1;
}

function readFile(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    throw new Refusal(`${path} could not be read: ${messageOf(error)}`);
  }
}

type Column = readonly [heading: string, cell: (row: Owed) => string | number];

const amount = (cents: number): string => (cents / 100).toFixed(2);

const COLUMNS: readonly Column[] = [
  ["currency", ({ currency }) => currency],
  ["orders", ({ orders }) => orders],
  ["base", ({ base }) => amount(base)],
  ["commission", ({ commission }) => amount(commission)],
  ["due now", ({ commission, returnable }) => amount(commission - returnable)],
  ["still returnable", ({ returnable }) => amount(returnable)],
  ["discount given", ({ discount }) => amount(discount)],
  ["attribute without discount", ({ withoutDiscount }) => withoutDiscount],
  ["discount without attribute", ({ withoutAttribute }) => withoutAttribute],
];

const NOTHING = {
  orders: 0,
  base: 0,
  commission: 0,
  returnable: 0,
  discount: 0,
  withoutDiscount: 0,
  withoutAttribute: 0,
};

/** Codes and amounts hold no comma, quotation mark or line break, and a campaign may. A spreadsheet would run what begins with "=". */
function csvCell(text: string): string {
  const safe = /^[=+@\t]/.test(text) ? `'${text}` : text;
  return /[",\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** One row for each code and currency, and for each value of the parameter `by`, if there is one. Codes are compared without letter case, as Shopify compares discount codes. */
function settle(
  orders: readonly ExportedOrder[],
  problems: string[],
  now: number,
  by: string | null,
): { owed: Owed[]; notes: string[] } {
  const rows = new Map<string, Owed>();
  const rowOf = (code: string, { currency, attributes }: ExportedOrder): Owed => {
    const campaign = (by === null ? "" : attributes.get(by)) || "-";
    const key = `${code.toUpperCase()} ${currency} ${campaign}`;
    const row = rows.get(key) ?? { code, campaign, currency, ...NOTHING };
    rows.set(key, row);
    return row;
  };
  const doubts: string[] = [];
  const left = { cancelled: 0, unpaid: 0 };
  let counted = 0;
  for (const order of orders) {
    const { name, attribute, discount, discountCodes } = order;
    const result = commissionOf(order, RULE, now);
    if (result.kind === "unclear") problems.push(`order ${name}: ${result.problem}`);
    else if (result.kind !== "counted") left[result.kind] += 1;
    if (result.kind !== "counted") continue;
    counted += 1;
    const credited = discountCodes.find((code) => code.toUpperCase() === attribute?.toUpperCase());
    if (attribute !== null) {
      const row = rowOf(attribute, order);
      row.orders += 1;
      row.base += result.base;
      row.commission += result.commission;
      if (result.isReturnable) row.returnable += result.commission;
      if (credited === undefined) row.withoutDiscount += 1;
      if (result.doubt !== null) doubts.push(`Look at order ${name}: ${result.doubt}.`);
    }
    for (const code of discountCodes) if (code !== credited) rowOf(code, order).withoutAttribute += 1;
    // The export holds one discount amount for each order. It is counted for the credited code, or else for the first code.
    const discounted = credited ?? discountCodes[0];
    if (discounted !== undefined) rowOf(discounted, order).discount += discount;
  }
  const notes = [
    `\n${counted} orders were counted; ${left.cancelled} are cancelled, and ${left.unpaid} not paid yet. The base is what was paid for goods: after discounts, without tax, shipping and gift cards, less refunds. ${RULE.percent}% of it is owed, of each order to the cent; due now is what cannot be returned anymore, ${RULE.returnDays} days after fulfillment.`,
    ...doubts,
  ];
  const owed = [...rows.values()].sort((a, b) => b.base - a.base || a.code.localeCompare(b.code));
  return { owed, notes };
}

// `npm run shop commissions orders.csv`: what is owed for each referral code, from Shopify's order export. The referral attribute names the
// affiliate of an order; the discount code names the discount that the shopper got. Writes a CSV for the payout beside the export.
import { writeFileSync } from "node:fs";
import { returns, commissionPercent } from "../../src/content/promises.ts";
import { shipping } from "../../src/content/shipping.ts";
import { isOfCampaign } from "../../src/lib/purchase/referral-on-cart.ts";
import { countOf } from "../../src/lib/text/wording.ts";
import { markdownTable } from "../markdown.ts";
import { Refusal } from "../refusal.ts";
import { commissionOf, type CommissionRule } from "./commission.ts";
import { csvOf, readCsvFile } from "./csv.ts";
import { type ExportedOrder, readExport } from "./order-export.ts";
import { difference, type Earned, readPayouts, writePayout } from "./payouts.ts";

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

export const USAGE = `Give one file, Shopify's order export. npm keeps an option that has no -- before it to itself:
  npm run shop commissions orders.csv
  npm run shop commissions orders.csv -- --paid payouts       what is to pay now, less what the files of this folder say was paid
  npm run shop commissions orders.csv -- --by utm_source      a row for each source of a code's orders`;

/** Returns the status of the command. */
export function printCommissions(
  [file, option, value, ...more]: readonly string[],
  now = Date.now(),
  /** Names of affiliates by their codes in small letters. */
  names: ReadonlyMap<string, string> = new Map(),
): number {
  const by = option === "--by" && value !== undefined && isOfCampaign(value) ? value : null;
  const folder = option === "--paid" && value !== undefined ? value : null;
  const isUnknown = option !== undefined && by === null && folder === null;
  if (file === undefined || file.startsWith("-") || more.length > 0 || isUnknown) throw new Refusal(USAGE);
  const { orders, problems, noGoods } = readExport(readCsvFile(file));
  const paid = folder === null ? [] : readPayouts(folder);
  const { owed, earned, judged, notes } = settle(orders, problems, now, by);
  const columns: readonly Column[] = [
    ["code", ({ code }) => code],
    ...(names.size ? [["name", ({ code }) => names.get(code.toLowerCase()) ?? ""] satisfies Column] : []),
    ...(by === null ? [] : [[by, ({ campaign }) => campaign] satisfies Column]),
    ...COLUMNS,
  ];
  const rows = [
    columns.map(([heading]) => heading),
    ...owed.map((row) => columns.map(([, cell]) => String(cell(row)))),
  ];
  console.log(markdownTable(rows));
  for (const note of notes) console.log(note);
  if (noGoods.size > 0)
    console.log(`Taken for gift cards, because neither shipped nor taxed: ${[...noGoods].join(", ")}.`);
  if (folder === null) {
    const table = `${file.replace(/\.csv$/i, "")}-commissions.csv`;
    writeFileSync(table, csvOf(rows));
    console.log(
      `\nThe table was written to ${table}. It counts all orders of the export: pay by --paid, which knows what was paid before.`,
    );
  } else {
    const left = new Set(paid.map(({ order }) => order).filter((order) => !judged.has(order))).size;
    if (left > 0)
      console.log(`\nNot in this export: ${countOf(left, "order")} of earlier payouts, paid as before.`);
    writePayout(folder, difference(earned, paid, judged), now);
  }
  if (problems.length === 0) return 0;
  console.error(`\n${countOf(problems.length, "record")} that could not be judged, and stand in no sum:`);
  for (const problem of problems) console.error(`  ${problem}`);
  console.error(
    "Look at these orders in the shop's admin. A spreadsheet that has saved the file writes dates and amounts in its own way: export the orders again, and give that file as it is.",
  );
  return 1;
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

/** The row of discounts that are no code of an affiliate. */
const OTHERS = "(other discounts)";

/** One row for each code and currency, and for each value of the parameter `by`, if there is one. Codes are compared without letter case, as Shopify compares discount codes. */
function settle(
  orders: readonly ExportedOrder[],
  problems: string[],
  now: number,
  by: string | null,
): { owed: Owed[]; earned: Earned[]; judged: Set<string>; notes: string[] } {
  /** The codes of the program: an order had each as its attribute. */
  const codes = new Set(orders.map(({ attribute }) => attribute?.toUpperCase()));
  const others = new Map<string, number>();
  const earned: Earned[] = [];
  const judged = new Set<string>();
  const rows = new Map<string, Owed>();
  const rowOf = (code: string, { currency, attributes }: ExportedOrder): Owed => {
    const campaign = (by === null ? "" : attributes.get(by)) || "-";
    const key = `${code.toUpperCase()} ${currency} ${campaign}`;
    const row = rows.get(key) ?? { code, campaign, currency, ...NOTHING };
    rows.set(key, row);
    return row;
  };
  const doubts: string[] = [];
  const left = { cancelled: 0, unpaid: 0, test: 0 };
  let counted = 0;
  for (const order of orders) {
    const { name, currency, attribute, discount, discountCodes } = order;
    const result = commissionOf(order, RULE, now);
    if (result.kind === "unclear") problems.push(`order ${name}: ${result.problem}`);
    else judged.add(name);
    if (result.kind !== "counted" && result.kind !== "unclear") left[result.kind] += 1;
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
      earned.push({
        order: name,
        code: attribute,
        currency,
        amount: result.commission,
        isReturnable: result.isReturnable,
      });
      if (result.doubt !== null) doubts.push(`Look at order ${name}: ${result.doubt}.`);
    }
    const rowOfDiscount = (code: string): Owed => rowOf(codes.has(code.toUpperCase()) ? code : OTHERS, order);
    for (const code of discountCodes) {
      if (!codes.has(code.toUpperCase())) others.set(code, (others.get(code) ?? 0) + 1);
      if (code !== credited) rowOfDiscount(code).withoutAttribute += 1;
    }
    // The export holds one discount amount for each order. It is counted for the credited code, or else for the first code.
    const discounted = credited ?? discountCodes[0];
    if (discounted !== undefined) rowOfDiscount(discounted).discount += discount;
  }
  const notes = [
    `\nCounted: ${countOf(counted, "order")}${period(orders)}. Not counted: ${left.cancelled} cancelled, ${left.unpaid} not paid yet${left.test > 0 ? `, ${countOf(left.test, "test")} (Payment Method "bogus")` : ""}. The base is what was paid for goods: after discounts, without tax, shipping and gift cards, less refunds. ${RULE.percent}% of it is owed, of each order to the cent; due now is what cannot be returned anymore, ${RULE.returnDays} days after fulfillment.`,
    ...(others.size > 0
      ? [
          `${OTHERS}: no order has these as its referral code: ${[...others].map(([code, count]) => `${code} (${count})`).join(", ")}.`,
        ]
      : []),
    ...doubts,
  ];
  const owed = [...rows.values()].sort((a, b) => b.base - a.base || a.code.localeCompare(b.code));
  return { owed, earned, judged, notes };
}

function period(orders: readonly ExportedOrder[]): string {
  const days = orders.flatMap(({ createdAt }) => createdAt || []).sort();
  return days.length === 0 ? "" : `, of ${days[0]} to ${days.at(-1)}`;
}

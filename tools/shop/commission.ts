// What an affiliate earns of an order: pure rules. Amounts are whole cents.
//
// The commission is a share of what the shopper pays for goods: after discounts, without tax, shipping and gift cards, less refunds.
// Shopify's export says neither whether prices include tax nor what a refund is for; both follow from its sums, or a doubt is named.
import { DAY_MS } from "../../src/lib/text/day-ms.ts";

export interface SoldOrder {
  /** As Shopify writes it: paid, partially_refunded, refunded, pending, authorized, partially_paid, voided, … */
  status: string;
  isCancelled: boolean;
  /** Paid at Shopify's gateway for tests. */
  isTest: boolean;
  /** Milliseconds since 1970; null while it is not fulfilled. */
  fulfilledAt: number | null;
  /** Of the line items after discounts; with tax where prices include it. */
  subtotal: number;
  shipping: number;
  taxes: number;
  total: number;
  refunded: number;
  /** The part of the subtotal that is gift cards: no goods, and they pay for later orders. */
  giftCards: number;
}

export interface CommissionRule {
  percent: number;
  /** Days from fulfillment until the goods cannot be returned anymore. */
  returnDays: number;
}

export type Commission =
  | { kind: "counted"; base: number; commission: number; isReturnable: boolean; doubt: string | null }
  /** Nothing is earned, or not yet. */
  | { kind: "cancelled" | "unpaid" | "test" }
  | { kind: "unclear"; problem: string };

const EARNING = new Set(["paid", "partially_refunded", "refunded"]);
/** Shopify rounds the tax of each line. */
const ROUNDING_CENTS = 2;

export function commissionOf(
  order: SoldOrder,
  { percent, returnDays }: CommissionRule,
  now: number,
): Commission {
  if (order.isTest) return { kind: "test" };
  if (order.isCancelled || order.status === "voided") return { kind: "cancelled" };
  if (!EARNING.has(order.status)) return { kind: "unpaid" };
  const sale = saleOf(order);
  if (sale === null)
    return {
      kind: "unclear",
      problem: "its total is not that of subtotal, shipping and taxes (a tip, or duties?)",
    };
  const { base, doubt } = afterRefund(order, sale);
  return {
    kind: "counted",
    base,
    commission: Math.round((base * percent) / 100),
    isReturnable: order.fulfilledAt === null || now < order.fulfilledAt + returnDays * DAY_MS,
    doubt,
  };
}

/** What was paid for goods, without and with tax, and for shipping with tax. */
interface Sale {
  net: number;
  gross: number;
  shipping: number;
}

/** Null where the sums agree with neither kind of prices. */
function saleOf({ subtotal, shipping, taxes, total, giftCards }: SoldOrder): Sale | null {
  const beyond = total - subtotal - shipping;
  const isTaxIncluded = taxes > 0 && Math.abs(beyond) <= ROUNDING_CENTS;
  if (!isTaxIncluded && Math.abs(beyond - taxes) > ROUNDING_CENTS) return null;
  const goods = subtotal - giftCards;
  // Of the tax, the export says only the sum. Goods and shipping bear it by their amounts; gift cards bear none.
  const taxOfGoods = goods + shipping === 0 ? 0 : (taxes * goods) / (goods + shipping);
  const [net, gross] = isTaxIncluded ? [goods - taxOfGoods, goods] : [goods, goods + taxOfGoods];
  return { net, gross, shipping: isTaxIncluded ? shipping : shipping + taxes - taxOfGoods };
}

function afterRefund(
  { refunded, shipping, total, giftCards }: SoldOrder,
  sale: Sale,
): { base: number; doubt: string | null } {
  if (refunded <= 0) return { base: Math.round(sale.net), doubt: null };
  if (refunded >= total - ROUNDING_CENTS) return { base: 0, doubt: null };
  const isOfShipping = [shipping, sale.shipping].some(
    (amount) => amount > 0 && Math.abs(refunded - amount) <= ROUNDING_CENTS,
  );
  if (isOfShipping)
    return {
      base: Math.round(sale.net),
      doubt: "its refund is as much as its shipping; nothing was taken off the goods",
    };
  const share = Math.min(1, refunded / sale.gross);
  return {
    base: Math.round(sale.net * (1 - share)),
    doubt:
      shipping > 0 || giftCards > 0
        ? "a part of its refund may be for shipping or gift cards; all of it was taken off the goods"
        : null,
  };
}

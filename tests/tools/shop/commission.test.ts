// @vitest-environment node
import { expect, it } from "vitest";
import { DAY_MS } from "@/lib/text/day-ms";
import { commissionOf, type SoldOrder } from "../../../tools/shop/commission";

const NOW = Date.UTC(2026, 10, 26);
const RULE = { percent: 25, returnDays: 40 };

/** An order of $60.00 for three packs: paid, without tax and shipping, fulfilled 50 days ago. */
const order = (change: Partial<SoldOrder> = {}): SoldOrder => ({
  status: "paid",
  isCancelled: false,
  isTest: false,
  fulfilledAt: NOW - 50 * DAY_MS,
  subtotal: 6_000,
  shipping: 0,
  taxes: 0,
  total: 6_000,
  refunded: 0,
  giftCards: 0,
  ...change,
});
const earned = (change: Partial<SoldOrder>) => commissionOf(order(change), RULE, NOW);

it.each<[kind: string, change: Partial<SoldOrder>, base: number, commission: number]>([
  // 25% of 60.00.
  ["without tax and shipping", {}, 6_000, 1_500],
  // The discount of 15.00 is taken off the subtotal by the shop: 25% of 45.00.
  ["with a discount", { subtotal: 4_500, total: 4_500 }, 4_500, 1_125],
  // 60.00 + 4.95 of tax: the tax is on top, so the base is 60.00.
  ["with tax on top", { taxes: 495, total: 6_495 }, 6_000, 1_500],
  // 60.00 + 5.00 + 5.36 of tax on both: the base is 60.00.
  ["with shipping, and tax on both", { shipping: 500, taxes: 536, total: 7_036 }, 6_000, 1_500],
  // 60.00 with 10.00 of tax in it (20%): the base is 50.00, and 25% of it 12.50.
  ["with tax in its prices", { taxes: 1_000 }, 5_000, 1_250],
  // 60.00 + 6.00 with 11.00 of tax in both: 11.00 × 60 / 66 = 10.00 is in the goods. 60.00 − 10.00 = 50.00.
  ["with tax in goods and shipping", { shipping: 600, taxes: 1_100, total: 6_600 }, 5_000, 1_250],
  // 20.00 of 60.00 came back: two thirds are left.
  ["of which a part was refunded", { status: "partially_refunded", refunded: 2_000 }, 4_000, 1_000],
  // 60.00 + 5.00 of tax; 21.67 came back, a third of 65.00 with its tax. 60.00 × (1 − 21.67 / 65.00) = 39.997, to the cent 40.00.
  [
    "of which a part was refunded with its tax",
    { status: "partially_refunded", taxes: 500, total: 6_500, refunded: 2_167 },
    4_000,
    1_000,
  ],
  ["that was refunded as a whole", { status: "refunded", taxes: 495, total: 6_495, refunded: 6_495 }, 0, 0],
  // A gift card of 25.00 among 60.00: 35.00 of goods, and 25% of it 8.75.
  ["with a gift card in it", { giftCards: 2_500 }, 3_500, 875],
  ["of gift cards only", { giftCards: 6_000 }, 0, 0],
  ["that cost nothing", { subtotal: 0, total: 0 }, 0, 0],
  // 25% of 19.99 is 4.9975, to the cent 5.00.
  ["whose share is no whole cent", { subtotal: 1_999, total: 1_999 }, 1_999, 500],
])("the base and the commission of an order %s", (_, change, base, commission) => {
  expect(earned(change)).toMatchObject({ kind: "counted", base, commission, doubt: null });
});

it.each<[Partial<SoldOrder>]>([
  [{ status: "partially_refunded", shipping: 500, total: 6_500, refunded: 500 }],
  // Shipping of 5.00 bears 0.41 of the 5.36 of tax (5.36 × 5 / 65): 5.41 came back.
  [{ status: "partially_refunded", shipping: 500, taxes: 536, total: 7_036, refunded: 541 }],
])("a refund as much as the shipping takes nothing off the goods, and is named: %j", (change) => {
  expect(earned(change)).toMatchObject({ base: 6_000, doubt: expect.stringContaining("shipping") });
});

it.each<[status: string, change: Partial<SoldOrder>]>([
  ["cancelled", { isCancelled: true }],
  ["cancelled", { status: "voided" }],
  ["test", { isTest: true }],
  ["unpaid", { status: "pending" }],
  ["unpaid", { status: "" }],
])("an order earns nothing while it is %s: %j", (kind, change) => expect(earned(change)).toEqual({ kind }));

it("an order whose sums agree with neither kind of prices is not judged", () => {
  // A tip of 3.00 is in the total only.
  expect(earned({ taxes: 495, total: 6_795 })).toMatchObject({ kind: "unclear" });
});

it.each<[Partial<SoldOrder>]>([
  [{ status: "partially_refunded", shipping: 500, total: 6_500, refunded: 1_500 }],
  [{ status: "partially_refunded", giftCards: 2_500, refunded: 1_500 }],
])("a refund that may be for something else than goods is taken off the goods, and named: %j", (change) => {
  const result = earned(change);
  expect(result).toMatchObject({ kind: "counted", doubt: expect.stringContaining("refund") });
  if (result.kind === "counted") expect(result.base).toBeLessThan(6_000 - (change.giftCards ?? 0));
});

it.each([
  ["not fulfilled", null, true],
  ["fulfilled 39 days ago", NOW - 39 * DAY_MS, true],
  ["fulfilled 40 days ago", NOW - 40 * DAY_MS, false],
])("goods that are %s can be returned: %s", (_, fulfilledAt, isReturnable) => {
  expect(earned({ fulfilledAt })).toMatchObject({ isReturnable });
});

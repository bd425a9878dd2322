// @vitest-environment node
import { describe, expect, it } from "vitest";
import { readFigures } from "@/vendors/shopify/transport/cart-figures";

const usd = (amount: unknown) => ({ amount });
const off = (amount: unknown, name: object = { code: "BRO25" }, targetType = "LINE_ITEM") => ({
  discountedAmount: usd(amount),
  discountApplication: { targetType },
  ...name,
});

interface Change {
  line?: object;
  cart?: object;
}

const lineNode = (id: string, amount: unknown, discountAllocations: unknown = []) => ({
  quantity: 1,
  merchandise: { id: `gid://shopify/ProductVariant/${id}` },
  cost: { subtotalAmount: usd(amount) },
  discountAllocations,
});

/** Two Starter bundles for $40.00, of which 25% come off. */
const cart = ({ line, cart: change }: Change = {}) => ({
  lines: { edges: [{ node: { ...lineNode("41", "40.0"), quantity: 2, ...line } }] },
  cost: { checkoutChargeAmount: usd("40.0"), totalAmount: usd("30.0") },
  discountCodes: [{ code: "BRO25", applicable: true }],
  discountAllocations: [off("10.0")],
  ...change,
});
/** With these discounts of the line and of the order, and this total. */
const withOff = (ofLine: unknown, ofOrder: unknown, total = "30.0"): Change => ({
  line: { discountAllocations: ofLine },
  cart: { discountAllocations: ofOrder, cost: { totalAmount: usd(total) } },
});

const EMPTY = { lines: { edges: [] }, discountAllocations: [], cost: { totalAmount: usd("0.0") } };
const FIGURES = {
  lines: [{ variantId: "41", quantity: 2, cents: 4_000, paidCents: 3_000 }],
  codes: [{ code: "BRO25", applicable: true }],
  discounts: [{ name: "BRO25", cents: 1_000 }],
  totalCents: 3_000,
};

describe("the figures of a cart", () => {
  it.each<[string, Change]>([
    ["of the order", {}],
    ["on the line", withOff([off("10.0")], [])],
    ["partly on the line", withOff([off("4.0")], [off("6.0")])],
    ["in another spelling", withOff([off("4.0")], [off("6.0", { code: "bro25" })])],
    ["as a number", withOff([], [off(10)])],
    ["beside one on shipping", withOff([], [off("10.0"), off("5.0", { code: "SHIP" }, "SHIPPING_LINE")])],
    ["beside one of nothing", withOff([], [off("10.0"), off("0.0", { title: "Automatic" })])],
  ])("are in cents, and name a discount once: %s", (_, change) => {
    expect(readFigures(cart(change))).toEqual(FIGURES);
  });

  it.each<[string, Change, object]>([
    [
      "an automatic discount by its title",
      withOff([], [off("10.0", { title: "Spring" })]),
      { discounts: [{ name: "Spring", cents: 1_000 }] },
    ],
    ["no discount where nothing comes off", withOff([], [], "40.0"), { discounts: [], totalCents: 4_000 }],
    ["nothing of an empty cart", { cart: EMPTY }, { lines: [], totalCents: 0 }],
  ])("have %s", (_, change, figures) => {
    expect(readFigures(cart(change))).toMatchObject(figures);
  });

  it("divide a discount among the lines that have it, and say that it is no percent of every price", () => {
    const figuresOf = (second: object[], total: string, ofOrder: object[] = []) => {
      const edges = [lineNode("1", "20.0", [off("5.0")]), lineNode("2", "20.0", second)];
      const lines = { edges: edges.map((node) => ({ node })) };
      const { cart: change } = withOff([], ofOrder, total);
      const figures = readFigures(cart({ cart: { ...change, lines } }));
      return [
        figures?.discounts[0]?.isUneven ?? false,
        ...(figures?.lines ?? []).map((line) => line.paidCents),
      ];
    };
    // The one line has the discount, and the other one its full price.
    expect(figuresOf([], "35.0")).toEqual([true, 1_500, 2_000]);
    expect(figuresOf([off("5.0")], "30.0")).toEqual([false, 1_500, 1_500]);
    // A discount of the whole order comes off each line in proportion, and all cents of the total are given out.
    expect(figuresOf([], "25.0", [off("10.0")])).toEqual([false, 1_071, 1_429]);
    expect(figuresOf([off("5.0")], "19.99", [off("10.0")])).toEqual([false, 999, 1_000]);
    expect(figuresOf([off("20.0")], "15.0")).toEqual([false, 1_500, 0]);
  });

  it("say of a discount whether it is a fixed amount, and not a percent", () => {
    const discountsOf = (value: object) =>
      readFigures(cart(withOff([], [{ ...off("10.0"), discountApplication: { value } }])))?.discounts;
    expect(discountsOf(usd("10.0"))).toEqual([{ name: "BRO25", cents: 1_000, isUneven: true }]);
    expect(discountsOf({ percentage: 25 })).toEqual(FIGURES.discounts);
  });

  it.each(["true", 1, null, undefined])("have no code as applicable that the shop calls %j", (applicable) => {
    const figures = readFigures(cart({ cart: { discountCodes: [{ code: "BRO25", applicable }] } }));
    expect(figures?.codes).toEqual([{ code: "BRO25", applicable: false }]);
  });

  it.each([
    [1, [29.98, 29.99, 30.01, 30.02]],
    [2, [29.97, 29.98, 30.02, 30.03]],
  ])("may differ by a cent for each line, which the shop rounds: %d lines", (count, totals) => {
    const edges = Array.from({ length: count }, () => ({ node: lineNode("41", 40 / count) }));
    const figuresOf = (total: number) =>
      readFigures(cart({ cart: { lines: { edges }, cost: { totalAmount: usd(total) } } }));
    expect(totals.map((total) => figuresOf(total) !== null)).toEqual([false, true, true, false]);
  });

  it.each<[string, Change]>([
    ["an amount that is a word", withOff([], [off("ten")])],
    ["an amount of null", withOff([], [off(null)])],
    ["a negative amount", withOff([], [off("-10.0")])],
    ["an amount of NaN", withOff([], [off(Number.NaN)])],
    ["an endless amount", withOff([], [off("1e999")])],
    ["a discount without a name", withOff([], [off("10.0", {})])],
    ["a discount of null", withOff([], [null])],
    ["discounts of null", withOff([], null)],
    ["discounts that are a text", withOff([], "10.0")],
    ["codes of null", { cart: { discountCodes: null } }],
    ["a code that is a number", { cart: { discountCodes: [{ code: 25, applicable: true }] } }],
    ["more off than the price", withOff([], [off("50.0")], "0.0")],
    ["a cent more off than the price", withOff([], [off("40.01")], "0.0")],
    ["less off than the discounts say", withOff([], [off("10.0")], "40.0")],
    ["more off than the discounts say", withOff([], [])],
    ["a total of null", { cart: { cost: { totalAmount: null } } }],
    ["no cost", { cart: { cost: null } }],
    ["no lines", { cart: { lines: null } }],
    ["a line without a price", { line: { cost: null } }],
    ["a line without a variant", { line: { merchandise: null } }],
    ["half a piece", { line: { quantity: 0.5 } }],
    ["a negative quantity", { line: { quantity: -1 } }],
  ])("are not shown with %s", (_, change) => {
    expect(readFigures(cart(change))).toBeNull();
  });

  it.each([null, undefined, 3, "cart", []])("of %j are not shown", (value) => {
    expect(readFigures(value)).toBeNull();
  });
});

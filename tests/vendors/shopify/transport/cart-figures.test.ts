import { describe, expect, it } from "vitest";
import { isInOtherCurrency, readFigures } from "@/vendors/shopify/transport/cart-figures";

const usd = (amount: unknown) => ({ amount, currencyCode: "USD" });
const off = (amount: unknown, name: object = { code: "BRO25" }, targetType = "LINE_ITEM") => ({
  discountedAmount: usd(amount),
  discountApplication: { targetType },
  ...name,
});

interface Change {
  line?: object;
  cart?: object;
}

/** Two Starter bundles for $40.00, of which 25% come off. */
function cart({ line, cart: change }: Change = {}) {
  const node = {
    id: "gid://shopify/CartLine/1?cart=2",
    quantity: 2,
    merchandise: { id: "gid://shopify/ProductVariant/41", price: usd("20.0") },
    cost: { subtotalAmount: usd("40.0") },
    discountAllocations: [],
    ...line,
  };
  return {
    id: "gid://shopify/Cart/2?key=3",
    checkoutUrl: "https://my-shop.myshopify.com/cart/c/2",
    lines: { edges: [{ node }] },
    cost: { checkoutChargeAmount: usd("40.0"), totalAmount: usd("30.0") },
    discountCodes: [{ code: "BRO25", applicable: true }],
    discountAllocations: [off("10.0")],
    ...change,
  };
}

const FIGURES = {
  lines: [{ variantId: "41", quantity: 2, cents: 4_000, paidCents: 3_000 }],
  codes: [{ code: "BRO25", applicable: true }],
  discounts: [{ name: "BRO25", cents: 1_000 }],
  totalCents: 3_000,
};

describe("the figures of a cart", () => {
  it("are its lines before discounts, its codes, what comes off, and what it costs, in cents", () => {
    expect(readFigures(cart())).toEqual(FIGURES);
  });

  it("say of a discount that some lines only get that it is no percent of every price", () => {
    const lineOf = (id: string, discountAllocations: object[]) => ({
      node: {
        id,
        quantity: 1,
        merchandise: { id: `gid://shopify/ProductVariant/${id}`, price: usd("20.0") },
        cost: { subtotalAmount: usd("20.0") },
        discountAllocations,
      },
    });
    const figuresOf = (second: object[], total: string, ofOrder: object[] = []) =>
      readFigures(
        cart({
          cart: {
            lines: { edges: [lineOf("1", [off("5.0")]), lineOf("2", second)] },
            discountAllocations: ofOrder,
            cost: { totalAmount: usd(total) },
          },
        }),
      );
    const discountsOf = (second: object[], total: string) => figuresOf(second, total)?.discounts;
    expect(discountsOf([], "35.0")).toEqual([{ name: "BRO25", cents: 500, isUneven: true }]);
    expect(discountsOf([off("5.0")], "30.0")).toEqual([{ name: "BRO25", cents: 1_000 }]);
    const paidIn = (...given: Parameters<typeof figuresOf>) =>
      figuresOf(...given)?.lines.map(({ paidCents }) => paidCents);
    // The one line has the discount, and the other one its full price.
    expect(paidIn([], "35.0")).toEqual([1_500, 2_000]);
    // A discount of the whole order comes off each line in proportion, and all cents of the total are given out.
    expect(paidIn([], "25.0", [off("10.0")])).toEqual([1_071, 1_429]);
    expect(paidIn([off("5.0")], "19.99", [off("10.0")])).toEqual([999, 1_000]);
    expect(paidIn([off("20.0")], "15.0")).toEqual([1_500, 0]);
  });

  it("say of a discount whether it is a fixed amount, and not a percent", () => {
    const value = (given: object) => ({ discountApplication: { targetType: "LINE_ITEM", value: given } });
    const discountsOf = (given: object) =>
      readFigures(cart({ cart: { discountAllocations: [{ ...off("10.0"), ...value(given) }] } }))?.discounts;
    expect(discountsOf(usd("10.0"))).toEqual([{ name: "BRO25", cents: 1_000, isUneven: true }]);
    expect(discountsOf({ percentage: 25 })).toEqual(FIGURES.discounts);
  });

  it.each<[string, Change]>([
    ["on the line", { line: { discountAllocations: [off("10.0")] }, cart: { discountAllocations: [] } }],
    [
      "partly on the line",
      { line: { discountAllocations: [off("4.0")] }, cart: { discountAllocations: [off("6.0")] } },
    ],
    [
      "in another spelling",
      {
        line: { discountAllocations: [off("4.0")] },
        cart: { discountAllocations: [off("6.0", { code: "bro25" })] },
      },
    ],
    ["as a number", { cart: { discountAllocations: [off(10)] } }],
    [
      "beside a discount on shipping",
      { cart: { discountAllocations: [off("10.0"), off("5.0", { code: "SHIP" }, "SHIPPING_LINE")] } },
    ],
    [
      "beside one of nothing",
      { cart: { discountAllocations: [off("10.0"), off("0.0", { title: "Automatic" })] } },
    ],
  ])("name a discount once: %s", (_, change) => {
    expect(readFigures(cart(change))).toEqual(FIGURES);
  });

  it("name an automatic discount by its title", () => {
    const figures = readFigures(cart({ cart: { discountAllocations: [off("10.0", { title: "Spring" })] } }));
    expect(figures?.discounts).toEqual([{ name: "Spring", cents: 1_000 }]);
  });

  it("have a refused code that takes nothing off", () => {
    const refused = {
      discountCodes: [{ code: "BRO25", applicable: false }],
      discountAllocations: [],
      cost: { totalAmount: usd("40.0") },
    };
    expect(readFigures(cart({ cart: refused }))).toMatchObject({
      codes: [{ code: "BRO25", applicable: false }],
      discounts: [],
      totalCents: 4_000,
    });
  });

  it.each(["true", 1, null, undefined])("have no code as applicable that the shop calls %j", (applicable) => {
    const figures = readFigures(cart({ cart: { discountCodes: [{ code: "BRO25", applicable }] } }));
    expect(figures?.codes).toEqual([{ code: "BRO25", applicable: false }]);
  });

  it.each([
    [1, "29.99", true],
    [1, "30.01", true],
    [1, "29.98", false],
    [1, "30.02", false],
    [2, "29.98", true],
    [2, "30.02", true],
    [2, "29.97", false],
    [2, "30.03", false],
  ])("may differ by a cent for each line, which the shop rounds: %d lines, $%s", (count, total, isShown) => {
    const line = {
      quantity: 1,
      merchandise: { id: "gid://shopify/ProductVariant/41" },
      cost: { subtotalAmount: usd(40 / count) },
      discountAllocations: [],
    };
    const edges = Array.from({ length: count }, () => ({ node: line }));
    const figures = readFigures(cart({ cart: { lines: { edges }, cost: { totalAmount: usd(total) } } }));
    expect(figures !== null).toBe(isShown);
  });

  it("of an empty cart are zero", () => {
    const empty = {
      lines: { edges: [] },
      discountAllocations: [],
      cost: { totalAmount: usd("0.0") },
    };
    expect(readFigures(cart({ cart: empty }))).toMatchObject({ lines: [], totalCents: 0 });
  });

  it.each<[string, Change]>([
    ["an amount that is a word", { cart: { discountAllocations: [off("ten")] } }],
    ["an amount of null", { cart: { discountAllocations: [off(null)] } }],
    ["a negative amount", { cart: { discountAllocations: [off("-10.0")] } }],
    ["an amount of NaN", { cart: { discountAllocations: [off(Number.NaN)] } }],
    ["an endless amount", { cart: { discountAllocations: [off("1e999")] } }],
    [
      "a discount in another currency",
      {
        cart: {
          discountAllocations: [
            { ...off("10.0"), discountedAmount: { amount: "10.0", currencyCode: "EUR" } },
          ],
        },
      },
    ],
    [
      "a total in another currency",
      { cart: { cost: { totalAmount: { amount: "30.0", currencyCode: "CAD" } } } },
    ],
    ["a discount without a name", { cart: { discountAllocations: [off("10.0", {})] } }],
    ["a discount of null", { cart: { discountAllocations: [null] } }],
    ["discounts of null", { cart: { discountAllocations: null } }],
    ["discounts that are a text", { cart: { discountAllocations: "10.0" } }],
    ["codes of null", { cart: { discountCodes: null } }],
    ["a code that is a number", { cart: { discountCodes: [{ code: 25, applicable: true }] } }],
    [
      "more off than the price",
      { cart: { discountAllocations: [off("50.0")], cost: { totalAmount: usd("0.0") } } },
    ],
    [
      "a cent more off than the price",
      { cart: { discountAllocations: [off("40.01")], cost: { totalAmount: usd("0.0") } } },
    ],
    ["less off than the discounts say", { cart: { cost: { totalAmount: usd("40.0") } } }],
    ["more off than the discounts say", { cart: { discountAllocations: [] } }],
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

describe("the currency of an answer", () => {
  const money = (currencyCode: unknown) => ({ amount: "20.0", currencyCode });
  const withPrice = (price: unknown) => ({ data: { node: { variants: { edges: [{ node: { price } }] } } } });

  it("is in another currency where any price is", () => {
    expect(isInOtherCurrency(withPrice(money("EUR")))).toBe(true);
    expect(isInOtherCurrency({ data: { cart: { cost: { totalAmount: money("CAD") } } } })).toBe(true);
  });

  it.each([
    ["its prices are in dollars", withPrice(money("USD"))],
    ["it names no currency", withPrice({ amount: "20.0" })],
    ["only a discount is in another", { discountAllocations: [{ discountedAmount: money("EUR") }] }],
    ["it has no prices", { data: { cart: null } }],
    ["it is no object", null],
  ])("is not where %s", (_, answer) => {
    expect(isInOtherCurrency(answer)).toBe(false);
  });
});

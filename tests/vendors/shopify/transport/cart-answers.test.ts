// @vitest-environment node
// What the shop's answers about a cart mean, and what the page and other tabs are shown of it.
import { describe, expect, it } from "vitest";
import {
  mayHaveRun,
  problemOf,
  readCartCodes,
  readWrittenCodes,
} from "@/vendors/shopify/transport/cart-answers";
import { amountsOf, linePriceOf, linesOf } from "@/vendors/shopify/library/cart-report";
import { numberOf, variantGid } from "@/vendors/shopify/ids";
import { liveVariantOf } from "@/vendors/shopify/library/show-product";
import { createSharedCart } from "@/vendors/shopify/cart/shared-cart";
import { ShopError, type ShopProblem } from "@/vendors/shopify/transport/shop-error";
import { said } from "../cart/fake-shop";

const GARBLED = { problem: "garbled" };
const CODES = [
  { code: "BRO25", applicable: true },
  { code: "OLD", applicable: false },
];

describe("an error", () => {
  it.each([
    [new ShopError("busy"), "busy"],
    [said("MERCHANDISE_OUT_OF_STOCK", "warnings"), "sold-out"],
    [said("SERVICE_UNAVAILABLE"), "down"],
    [said("A_CODE_OF_A_LATER_VERSION"), "remark"],
    [[{ message: "a message of the library itself" }], "remark"],
    [[], "unknown"],
    [new Error("Failed"), "unknown"],
    [undefined, "unknown"],
  ] satisfies [unknown, ShopProblem][])("%j is read as %s", (error, problem) => {
    expect(problemOf(error)).toBe(problem);
  });

  it.each([
    ["busy", false],
    ["refused", false],
    ["missing", false],
    ["sold-out", false],
    ["quantity", false],
    ["not-sold", false],
    ["cart-full", false],
    ["remark", true],
    ["slow", true],
    ["down", true],
    ["offline", true],
    ["blocked", true],
    ["garbled", true],
    ["unknown", true],
  ] satisfies [ShopProblem, boolean][])(
    "that is %s: may the shop have made the change? %s",
    (problem, may) => {
      expect(mayHaveRun(new ShopError(problem))).toBe(may);
    },
  );

  it.each([
    ["refused", false],
    ["missing", false],
    ["sold-out", false],
    ["cart-gone", false],
    ["slow", true],
    ["unknown", true],
    ["cart-late", true],
  ] satisfies [ShopProblem, boolean][])(
    "that is %s: may the same request succeed later? %s",
    (problem, may) => {
      expect(new ShopError(problem).passing).toBe(may);
    },
  );
});

describe("the codes and attributes of a cart", () => {
  const answer = (cart: unknown) => ({ data: { cart } });

  it("are read, without attributes that have no text", () => {
    const kept = { key: "snowball", value: "BRO25" };
    const attributes = [kept, { key: "gift" }, { key: "gift", value: null }, { value: "a" }, null];
    expect(readCartCodes(answer({ attributes, discountCodes: CODES }))).toEqual({
      attributes: [kept],
      codes: CODES,
    });
  });

  it("name a code as refused unless the shop says that it applies", () => {
    const discountCodes = [{ code: "A" }, { code: "B", applicable: "true" }];
    expect(readCartCodes(answer({ attributes: [], discountCodes })).codes).toEqual([
      { code: "A", applicable: false },
      { code: "B", applicable: false },
    ]);
  });

  it.each([
    ["no cart", null],
    ["no attributes", { discountCodes: [] }],
    ["no codes", { attributes: [] }],
    ["a code without text", { attributes: [], discountCodes: [{ applicable: true }] }],
  ])("cannot be read from an answer with %s", (_name, cart) => {
    expect(() => readCartCodes(answer(cart))).toThrow(expect.objectContaining(GARBLED));
  });
});

describe("the codes after a write", () => {
  const ok = { userErrors: [] };
  const written = { ...ok, cart: { discountCodes: CODES } };
  const error = { userErrors: [{ message: "no" }] };
  const read = (data: object) => readWrittenCodes({ data });

  it("are the cart's", () => {
    expect(read({ cartDiscountCodesUpdate: written })).toEqual(CODES);
    expect(read({ cartAttributesUpdate: ok, cartDiscountCodesUpdate: written })).toEqual(CODES);
  });

  it("are none when the shop refuses the list", () => {
    expect(read({ cartDiscountCodesUpdate: error })).toBeNull();
  });

  it.each([
    ["refuses the attributes", { cartAttributesUpdate: error, cartDiscountCodesUpdate: written }],
    ["does not confirm the attributes", { cartAttributesUpdate: null, cartDiscountCodesUpdate: written }],
    ["does not confirm the codes", { cartDiscountCodesUpdate: null }],
    ["confirms the codes without a cart", { cartDiscountCodesUpdate: ok }],
  ])("cannot be read when the shop %s", (_name, data) => {
    expect(() => read(data)).toThrow(expect.objectContaining(GARBLED));
  });
});

describe("what the page is shown of a cart", () => {
  const variant = {
    id: "gid://shopify/ProductVariant/41?cart=1",
    title: "Set",
    available: true,
    selectedOptions: [],
  };
  const cart = (quantity: number) => ({
    id: "gid://shopify/Cart/1",
    webUrl: "https://shop.example/cart",
    lineItems: [
      { id: "line", quantity, variant },
      { id: "gone", quantity: 1, variant: null },
    ],
  });
  const figures = (totalCents: number) => ({
    lines: [],
    codes: CODES,
    discounts: [{ name: "BRO25", cents: 650 }],
    totalCents,
  });

  it("are the lines that are sold, by the variant's number", () => {
    expect(linesOf(cart(2))).toEqual([{ variantId: "41", quantity: 2 }]);
    expect(numberOf(variantGid("41"))).toBe("41");
  });

  it("are its amounts, and none where the shop's figures are not known", () => {
    expect(amountsOf(figures(1_950), null)).toEqual({
      discounts: [{ name: "BRO25", amount: "−$6.50" }],
      isReduced: true,
      total: "$19.50",
    });
    expect(amountsOf({ ...figures(2_600), discounts: [] }, null)?.isReduced).toBe(false);
    expect(amountsOf(null, "BRO25")).toBeNull();
  });

  it("are its discounts without that of the live code, which stands above them, in any letter case", () => {
    expect(amountsOf(figures(1_950), "bro25")).toMatchObject({ discounts: [], isReduced: true });
    expect(amountsOf(figures(1_950), "MATTE15")?.discounts).toHaveLength(1);
  });

  it("are the price of a line before and after discounts, where that is known and less", () => {
    const line = { variantId: "41", quantity: 2, cents: 4_000, paidCents: 3_000 };
    const priceIn = (...lines: (typeof line)[]) => linePriceOf({ ...figures(3_000), lines }, "41");
    expect(priceIn(line)).toEqual({ before: "$40.00", after: "$30.00" });
    expect(priceIn({ ...line, paidCents: 4_000 })).toBeNull();
    // Each would show the price of both.
    expect(priceIn(line, line)).toBeNull();
    expect(priceIn({ ...line, variantId: "42" })).toBeNull();
    expect(linePriceOf(null, "41")).toBeNull();
  });

  it.each([
    [{ amount: "24.50" }, 24.5],
    [{ amount: 0 }, 0],
    [{ amount: "free" }, null],
    [undefined, null],
  ])("is a price only where the shop names a number: %j", (priceV2, price) => {
    expect(liveVariantOf({ ...variant, ...(priceV2 ? { priceV2 } : {}) })).toEqual({
      id: "41",
      title: "Set",
      available: true,
      price,
    });
  });

  it("is behind from another tab's change until it is read, and never from the tab's own", () => {
    let stored: string | null = null;
    const writes: string[] = [];
    const changes = {
      get: () => stored,
      set: (text: string) => {
        stored = text;
        writes.push(text);
      },
    };
    const [one, other] = [createSharedCart({ changes }), createSharedCart({ changes })];
    one.announce(cart(1), null);
    expect([one.isBehind(), other.isBehind()]).toEqual([false, true]);
    other.startReading()();
    expect(other.isBehind()).toBe(false);
    one.announce(cart(1), null);
    expect(writes).toHaveLength(1);
    const endReading = other.startReading();
    one.announce(cart(1), figures(1_950));
    endReading();
    expect(other.isBehind()).toBe(true);
    one.announce(cart(1), figures(2_600));
    one.announce(cart(2), figures(2_600));
    expect(new Set(writes).size).toBe(4);
    expect(writes.join()).not.toContain("BRO25");
  });
});

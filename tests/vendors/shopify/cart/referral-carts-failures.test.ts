import type { BuyCart } from "@shopify/buy-button-js";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { problemOf } from "@/vendors/shopify/transport/cart-answers";
import { ShopError } from "@/vendors/shopify/transport/shop-error";
import { BRO_BUNDLE, fail, FakeShop, GONE, said, settled, SNOWBALL, STARTER } from "./fake-shop";
import { visit } from "./fake-visit";

const never = new Promise<never>(() => undefined);

let shop: FakeShop;
beforeEach(() => {
  shop = new FakeShop();
  vi.spyOn(console, "warn").mockReturnValue();
  vi.useFakeTimers();
});

describe("an attribute request that fails", () => {
  it.each([
    ["the read fails", () => fail(shop, ["read"], new ShopError("down"))],
    ["the write fails", () => fail(shop, ["write"], new ShopError("blocked"))],
    ["the shop returns an error", () => void (shop.attributeErrors = [{ message: "no" }])],
  ])("does not stop the sale: %s", async (_, makeItFail) => {
    shop.keep("earlier");
    makeItFail();
    const { checkout, onProblem } = visit(shop);
    const cart = await checkout.addLineItems("earlier", [{ ...STARTER }]);
    expect(cart.lineItems).toHaveLength(1);
    expect(onProblem).not.toHaveBeenCalled();
  });

  it("is logged to the console, without the code", async () => {
    vi.resetModules();
    const { openReferralCarts } = await import("@/vendors/shopify/cart/referral-carts");
    shop.keep("earlier");
    // Some browsers quote the response that they cannot parse in their error.
    fail(shop, ["write"], new SyntaxError('Unexpected token in "value":"BRO25"'));
    await visit(shop, { open: openReferralCarts }).checkout.addLineItems("earlier", [{ ...STARTER }]);
    expect(console.warn).toHaveBeenCalledTimes(1);
    expect(vi.mocked(console.warn).mock.calls.flat().map(String).join()).not.toContain("BRO25");
  });

  it.each([
    ["a failure", () => fail(shop, ["write"], new ShopError("down"))],
    ["an error in the response", () => void (shop.attributeErrors = [{ message: "no" }])],
  ])("is repeated with the next line after %s", async (_, makeItFail) => {
    shop.keep("earlier");
    makeItFail();
    const { checkout } = visit(shop);
    await checkout.addLineItems("earlier", [{ ...STARTER }]);
    fail(shop, [], null);
    shop.attributeErrors = [];
    await checkout.addLineItems("earlier", [{ ...STARTER }]);
    expect(shop.carts.get("earlier")?.attributes).toEqual([SNOWBALL]);
  });

  it.each([
    ["returns", false],
    ["hides", true],
  ])(
    "does not leave its code on the cart when the code before it is live again, and the shop %s private attributes",
    async (_, hidesPrivate) => {
      shop.hidesPrivate = hidesPrivate;
      const { checkout, carts, page } = visit(shop);
      await checkout.create({ lineItems: [{ ...STARTER }] });
      page.code = "MATTE15";
      shop.after = (operation) => {
        if (operation === "write") throw new ShopError("slow");
      };
      await carts.applyCode();
      expect(shop.carts.get("cart-1")?.codes).toEqual(["MATTE15"]);
      shop.after = () => undefined;
      page.code = "BRO25";
      await carts.applyCode();
      expect(shop.carts.get("cart-1")).toMatchObject({ attributes: [SNOWBALL], codes: ["BRO25"] });
      // What the cart has is known again.
      shop.sent.length = 0;
      await carts.applyCode();
      expect(shop.sent).toEqual([]);
    },
  );

  it.each(["read", "write"])(
    "delays the sale by 3 seconds at most when the %s gets no response",
    async (hanging) => {
      shop.keep("earlier");
      shop.before = (operation) => (operation === hanging ? never : undefined);
      const { checkout } = visit(shop);
      const adding = checkout.addLineItems("earlier", [{ ...STARTER }]);
      await vi.advanceTimersByTimeAsync(2_999);
      expect(shop.operations).not.toContain("add");
      await vi.advanceTimersByTimeAsync(1);
      expect((await adding).lineItems).toHaveLength(1);
    },
  );

  it("resolves applyCode() after 3 seconds when it gets no response", async () => {
    const { checkout, carts, page } = visit(shop);
    await checkout.create({ lineItems: [{ ...STARTER }] });
    page.code = "MATTE15";
    shop.before = () => never;
    const writing = carts.applyCode();
    await vi.advanceTimersByTimeAsync(3_000);
    await expect(writing).resolves.toBeUndefined();
  });

  it("leaves no timer when it completes in time", async () => {
    shop.keep("earlier");
    await visit(shop).checkout.addLineItems("earlier", [{ ...STARTER }]);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe("what the shop says beside a cart", () => {
  it("is reported for the first line and for the next", async () => {
    shop.userErrors = said("MERCHANDISE_OUT_OF_STOCK", "warnings");
    const { checkout, onProblem } = visit(shop);
    await checkout.create({ lineItems: [{ ...STARTER }] });
    await checkout.addLineItems("cart-1", [{ ...STARTER }]);
    expect(onProblem.mock.calls).toEqual([["sold-out"], ["sold-out"]]);
  });

  it("is reported with how many of the bundle are in the cart, where there are fewer than wanted", async () => {
    shop.userErrors = said("MERCHANDISE_NOT_ENOUGH_STOCK", "warnings");
    const { checkout, reports } = visit(shop);
    await checkout.create({ lineItems: [{ ...STARTER, quantity: 2 }] });
    await checkout.addLineItems("cart-1", [{ ...BRO_BUNDLE, quantity: 1 }]);
    await checkout.updateLineItems("cart-1", [{ id: "cart-1/line/0", quantity: 5 }]);
    expect(reports.map(({ quantity }) => quantity)).toEqual([2, 1, 5]);
  });

  it("is reported when a line's quantity was changed, in the shop's own words", async () => {
    const { checkout, reports } = visit(shop);
    await checkout.create({ lineItems: [{ ...STARTER }] });
    shop.userErrors = said("VALIDATION_CUSTOM", "userErrors", "Limit 2 per customer.");
    await checkout.updateLineItems("cart-1", [{ id: "cart-1/line/0", quantity: 3 }]);
    expect(reports).toEqual([{ problem: "remark", message: "Limit 2 per customer." }]);
  });

  it("stops a direct checkout", async () => {
    shop.userErrors = said("MERCHANDISE_NOT_ENOUGH_STOCK", "warnings");
    await expect(visit(shop).carts.createForCheckout([{ ...STARTER }])).rejects.toMatchObject({
      problem: "sold-out",
    });
  });

  it("does not stop a direct checkout when it is a warning about something else", async () => {
    shop.userErrors = said("PAYMENTS_GIFT_CARDS_UNAVAILABLE", "warnings");
    await expect(visit(shop).carts.createForCheckout([{ ...STARTER }])).resolves.toContain("/checkout/");
  });
});

describe("a failed request of a click", () => {
  it.each<[string, (page: ReturnType<typeof visit>) => Promise<BuyCart>]>([
    ["create", ({ checkout }) => checkout.create({ lineItems: [{ ...STARTER }] })],
    ["add", ({ checkout }) => checkout.addLineItems("cart", [{ ...STARTER }])],
    ["update", ({ checkout }) => checkout.updateLineItems("cart", [{ id: "line", quantity: 2 }])],
  ])(
    "is reported and never passed to the library, which would not catch it: %s",
    async (operation, click) => {
      shop.keep("cart");
      fail(shop, [operation], new ShopError("down"));
      const page = visit(shop);
      expect(await settled(click(page))).toBe(false);
      expect(page.onProblem).toHaveBeenCalledExactlyOnceWith("down");
    },
  );

  it.each([
    [new ShopError("refused"), "refused"],
    [new TypeError("x is undefined"), "unknown"],
    [GONE, "unknown"],
    [said("MERCHANDISE_OUT_OF_STOCK", "warnings"), "sold-out"],
    [undefined, "unknown"],
  ])("is mapped to a problem: %s", async (error, problem) => {
    expect(problemOf(error)).toBe(problem);
    fail(shop, ["create"], error);
    await expect(visit(shop).carts.createForCheckout([{ ...STARTER }])).rejects.toMatchObject({ problem });
  });
});

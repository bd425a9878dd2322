import type { BuyCart } from "@shopify/buy-button-js";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { problemOf } from "@/vendors/shopify/cart-answers";
import { ShopError } from "@/vendors/shopify/shop-error";
import { fail, FakeShop, GONE, settled, SNOWBALL, STARTER } from "./fake-shop";
import { visit } from "./fake-visit";

const never = new Promise<never>(() => undefined);

let shop: FakeShop;
beforeEach(() => {
  shop = new FakeShop();
  vi.spyOn(console, "warn").mockReturnValue();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
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
    const { openReferralCarts } = await import("@/vendors/shopify/referral-carts");
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

describe("a bundle that is sold out", () => {
  it.each([
    [{ code: "NOT_ENOUGH_IN_STOCK", message: "x" }],
    [{ message: "The product 'Starter' is already sold out." }],
    [{ code: "INVALID", message: "Only 2 items in stock" }],
  ])("is reported when the shop's cart has such an error: %j", async (userError) => {
    shop.userErrors = [userError];
    const { checkout, onProblem } = visit(shop);
    await checkout.create({ lineItems: [{ ...STARTER }] });
    await checkout.addLineItems("cart-1", [{ ...STARTER }]);
    expect(onProblem.mock.calls).toEqual([["sold-out"], ["sold-out"]]);
  });

  it("is not reported for a code that is refused, whatever its name", async () => {
    // The library makes a user error without a code of each warning about a discount code.
    shop.userErrors = [{ message: "The STOCKUP discount code is not honoured" }];
    const { checkout, onProblem } = visit(shop);
    await checkout.create({ lineItems: [{ ...STARTER }] });
    expect(onProblem).not.toHaveBeenCalled();
  });

  it("is not reported for other errors", async () => {
    shop.userErrors = [{ code: "INVALID", message: "Invalid value" }];
    const { checkout, onProblem } = visit(shop);
    await checkout.create({ lineItems: [{ ...STARTER }] });
    expect(onProblem).not.toHaveBeenCalled();
  });

  it("stops a direct checkout", async () => {
    shop.userErrors = [{ code: "NOT_ENOUGH_IN_STOCK", message: "x" }];
    await expect(visit(shop).carts.createForCheckout([{ ...STARTER }])).rejects.toEqual(
      new ShopError("sold-out"),
    );
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
    [[{ code: "NOT_ENOUGH_IN_STOCK", message: "x" }], "sold-out"],
    [new Error('[{"message":"already sold out"}]'), "sold-out"],
    [undefined, "unknown"],
  ])("is mapped to a problem: %s", async (error, problem) => {
    expect(problemOf(error)).toBe(problem);
    fail(shop, ["create"], error);
    await expect(visit(shop).carts.createForCheckout([{ ...STARTER }])).rejects.toMatchObject({ problem });
  });
});

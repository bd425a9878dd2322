import { beforeEach, describe, expect, it, vi } from "vitest";
import { ShopError } from "@/vendors/shopify/transport/shop-error";
import { BRO_BUNDLE, fail, FakeShop, settled, SNOWBALL, STARTER } from "./fake-shop";
import { visit } from "./fake-visit";

let shop: FakeShop;
beforeEach(() => {
  shop = new FakeShop();
  vi.useFakeTimers();
});

describe("fast clicks", () => {
  const failFirstCreate = (problem: "down" | "slow"): void => {
    let failures = 1;
    shop.before = (operation) => {
      if (operation === "create" && failures-- > 0) throw new ShopError(problem);
    };
  };

  it("create one cart with both lines", async () => {
    const { checkout } = visit(shop);
    const carts = await Promise.all([
      checkout.create({ lineItems: [{ ...STARTER }] }),
      checkout.create({ lineItems: [{ ...BRO_BUNDLE }] }),
    ]);
    expect(carts.map(({ id }) => id)).toEqual(["cart-1", "cart-1"]);
    expect([...shop.carts.values()]).toEqual([
      { lines: [STARTER, BRO_BUNDLE], attributes: [SNOWBALL], codes: ["BRO25"] },
    ]);
  });

  it("create one cart with the other lines when the first request fails, and report the problem", async () => {
    failFirstCreate("down");
    const { checkout, onProblem } = visit(shop);
    void checkout.create({ lineItems: [{ ...STARTER }] });
    await Promise.all([
      checkout.create({ lineItems: [{ ...BRO_BUNDLE }] }),
      checkout.create({ lineItems: [{ ...STARTER }] }),
    ]);
    expect([...shop.carts.values()]).toEqual([
      { lines: [BRO_BUNDLE, STARTER], attributes: [SNOWBALL], codes: ["BRO25"] },
    ]);
    expect(onProblem).toHaveBeenCalledExactlyOnceWith("down");
  });
});

describe("a cart of an earlier visit that cannot be fetched", () => {
  const TEMPORARY = ["offline", "blocked", "slow", "busy", "down", "garbled"] as const;

  async function visitWhileFetchFails(error: unknown) {
    shop.keep("earlier", { lines: [STARTER] });
    fail(shop, ["fetch"], error);
    const page = visit(shop);
    await expect(page.checkout.fetch("earlier")).rejects.toBe(error);
    page.carts.keepUnrestored();
    const problems = page.onProblem.mock.calls.flat();
    page.onProblem.mockClear();
    fail(shop, [], null);
    return { ...page, problems };
  }

  it.each(TEMPORARY)(
    "is kept, because the problem may be temporary, and the shopper gets a message: %s",
    async (problem) => {
      const { page, checkout, problems } = await visitWhileFetchFails(new ShopError(problem));
      expect(page.storedCartId).toBe("earlier");
      // The page shows an empty cart meanwhile, so the message explains that the earlier cart is missing.
      expect(problems).toEqual(["cart-late"]);
      const cart = await checkout.create({ lineItems: [{ ...BRO_BUNDLE }] });
      expect(cart.id).toBe("earlier");
      expect(shop.carts.get("earlier")).toEqual({
        lines: [STARTER, BRO_BUNDLE],
        attributes: [SNOWBALL],
        codes: ["BRO25"],
      });
      expect(shop.carts.size).toBe(1);
    },
  );

  it("is kept after an error of the library itself, too", async () => {
    const { page } = await visitWhileFetchFails(new TypeError("Cannot read properties of undefined"));
    expect(page.storedCartId).toBe("earlier");
  });

  it.each(["refused", "missing"] as const)(
    "is dropped when the problem is permanent: %s",
    async (problem) => {
      const { page, checkout } = await visitWhileFetchFails(new ShopError(problem));
      expect(page.storedCartId).toBeNull();
      expect((await checkout.create({ lineItems: [{ ...BRO_BUNDLE }] })).id).toBe("cart-1");
    },
  );

  it("is kept when the first click fails as well", async () => {
    const { checkout, onProblem } = await visitWhileFetchFails(new ShopError("down"));
    fail(shop, ["fetch"], new ShopError("down"));
    expect(await settled(checkout.create({ lineItems: [{ ...BRO_BUNDLE }] }))).toBe(false);
    expect(onProblem).toHaveBeenCalledExactlyOnceWith("down");
    fail(shop, [], null);
    expect((await checkout.create({ lineItems: [{ ...BRO_BUNDLE }] })).id).toBe("earlier");
    expect(shop.carts.size).toBe(1);
  });

  it("gets the lines of two fast clicks", async () => {
    const { checkout, onProblem } = await visitWhileFetchFails(new ShopError("down"));
    await Promise.all([
      checkout.create({ lineItems: [{ ...BRO_BUNDLE }] }),
      checkout.create({ lineItems: [{ ...STARTER }] }),
    ]);
    expect(shop.carts.get("earlier")?.lines).toEqual([STARTER, BRO_BUNDLE, STARTER]);
    expect(onProblem).not.toHaveBeenCalled();
  });

  it("is replaced by one new cart, with a message, when two fast clicks find it deleted", async () => {
    const { checkout, onProblem } = await visitWhileFetchFails(new ShopError("down"));
    shop.carts.delete("earlier");
    await Promise.all([
      checkout.create({ lineItems: [{ ...BRO_BUNDLE }] }),
      checkout.create({ lineItems: [{ ...STARTER }] }),
    ]);
    expect([...shop.carts.values()].map(({ lines }) => lines)).toEqual([[BRO_BUNDLE, STARTER]]);
    expect(onProblem).toHaveBeenCalledExactlyOnceWith("cart-gone");
  });

  it.each(["down", "slow"] as const)(
    "is kept when removing lines that are no longer sold fails: %s",
    async (problem) => {
      shop.keep("earlier", { lines: [STARTER] });
      fail(shop, ["remove"], new ShopError(problem));
      const { checkout, carts, page } = visit(shop);
      await checkout.fetch("earlier");
      // The library waits for this request before it draws anything, and handles its rejection.
      await expect(checkout.removeLineItems("earlier", ["earlier/line/0"])).rejects.toEqual(
        new ShopError(problem),
      );
      carts.keepUnrestored();
      expect(page.storedCartId).toBe("earlier");
      expect((await checkout.create({ lineItems: [{ ...BRO_BUNDLE }] })).id).toBe("earlier");
    },
  );

  it("is reported as gone, and not as kept, when the shop deletes it while its unsold lines are removed", async () => {
    shop.keep("earlier", { lines: [STARTER] });
    const { checkout, carts, page, onProblem } = visit(shop);
    page.storedCartId = "earlier";
    await checkout.fetch("earlier");
    fail(shop, ["remove"], new ShopError("slow"));
    shop.carts.delete("earlier");
    await expect(checkout.removeLineItems("earlier", ["earlier/line/0"])).rejects.toEqual(
      new ShopError("cart-gone"),
    );
    // The library drops the id of a cart that it did not get.
    page.storedCartId = null;
    carts.keepUnrestored();
    expect(page.storedCartId).toBeNull();
    expect(onProblem).toHaveBeenCalledExactlyOnceWith("cart-gone");
  });

  it("gets the lines of later clicks like any other cart", async () => {
    const { checkout } = await visitWhileFetchFails(new ShopError("busy"));
    await checkout.create({ lineItems: [{ ...BRO_BUNDLE }] });
    await checkout.create({ lineItems: [{ ...STARTER }] });
    expect(shop.carts.get("earlier")?.lines).toEqual([STARTER, BRO_BUNDLE, STARTER]);
  });
});

describe("a cart that the shop has deleted", () => {
  it("is created again with its lines and the new one, with the code, stored and reported", async () => {
    const { checkout, page, onProblem, onCart } = visit(shop);
    await checkout.create({ lineItems: [{ ...STARTER }] });
    shop.carts.delete("cart-1");
    const cart = await checkout.addLineItems("cart-1", [{ ...BRO_BUNDLE }]);
    expect(cart.id).toBe("cart-2");
    expect(shop.carts.get("cart-2")).toEqual({
      lines: [STARTER, BRO_BUNDLE],
      attributes: [SNOWBALL],
      codes: ["BRO25"],
    });
    expect(page.storedCartId).toBe("cart-2");
    expect(onProblem).toHaveBeenCalledExactlyOnceWith("cart-gone");
    expect(onCart).toHaveBeenLastCalledWith(cart, expect.objectContaining({ isOwnChange: true }));
  });

  it.each([
    [2, [{ ...STARTER, quantity: 2 }, BRO_BUNDLE]],
    [0, [BRO_BUNDLE]],
  ])(
    "is created again with a quantity that was changed to %d, stored and reported",
    async (quantity, lines) => {
      const { checkout, page, onProblem } = visit(shop);
      await checkout.create({ lineItems: [{ ...STARTER }, { ...BRO_BUNDLE }] });
      shop.carts.delete("cart-1");
      const cart = await checkout.updateLineItems("cart-1", [{ id: "cart-1/line/0", quantity }]);
      expect(cart.id).toBe("cart-2");
      expect(shop.carts.get("cart-2")).toEqual({ lines, attributes: [SNOWBALL], codes: ["BRO25"] });
      expect(page.storedCartId).toBe("cart-2");
      expect(onProblem).toHaveBeenCalledExactlyOnceWith("cart-gone");
    },
  );

  it("is created once more, with every line, when two fast clicks find it deleted", async () => {
    const { checkout, onProblem } = visit(shop);
    await checkout.create({ lineItems: [{ ...STARTER }] });
    shop.carts.delete("cart-1");
    await Promise.all([
      checkout.addLineItems("cart-1", [{ ...BRO_BUNDLE }]),
      checkout.addLineItems("cart-1", [{ ...STARTER }]),
    ]);
    expect([...shop.carts.values()].map(({ lines }) => lines)).toEqual([[STARTER, BRO_BUNDLE, STARTER]]);
    expect(onProblem).toHaveBeenCalledExactlyOnceWith("cart-gone");
  });

  it("is not created again while the shop still has it", async () => {
    const { checkout, onProblem } = visit(shop);
    await checkout.create({ lineItems: [{ ...STARTER }] });
    fail(shop, ["add"], new Error("[]"));
    expect(await settled(checkout.addLineItems("cart-1", [{ ...BRO_BUNDLE }]))).toBe(false);
    expect(shop.operations.filter((operation) => operation === "create")).toHaveLength(1);
    expect(onProblem).toHaveBeenCalledExactlyOnceWith("unknown");
  });
});

// A change of the cart whose response fails may have been made all the same. It must be made once.
import { beforeEach, describe, expect, it, vi } from "vitest";
import { ShopError, type ShopProblem } from "@/vendors/shopify/transport/shop-error";
import { BRO_BUNDLE, FakeShop, fail, settled, STARTER } from "./fake-shop";
import { FakeBrowser, visit } from "./fake-visit";

let shop: FakeShop;
beforeEach(() => {
  shop = new FakeShop();
  shop.keep("earlier", { lines: [{ ...STARTER }] });
  vi.spyOn(console, "warn").mockReturnValue();
  vi.useFakeTimers();
});

async function open({ browser = new FakeBrowser() } = {}) {
  browser.storedCartId = "earlier";
  const page = visit(shop, { code: null, browser });
  await page.checkout.fetch("earlier");
  shop.sent.length = 0;
  return page;
}

/** The response to these operations is lost after the shop has done them, this many times. */
function loseResponse(operation: string, problem: ShopProblem, times = 1): void {
  let left = times;
  shop.after = (done) => {
    if (done === operation && left-- > 0) throw new ShopError(problem);
  };
}

function failTimes(operation: string, problem: ShopProblem, times: number): void {
  let left = times;
  shop.before = (asked) => {
    if (asked === operation && left-- > 0) throw new ShopError(problem);
  };
}

const lines = (): unknown => shop.carts.get("earlier")?.lines;

describe("lines that are added", () => {
  it.each(["down", "blocked", "garbled", "slow"] as const)(
    "are not added again when only the response failed: %s",
    async (problem) => {
      const { checkout, onProblem } = await open();
      loseResponse("add", problem);
      const cart = await checkout.addLineItems("earlier", [{ ...BRO_BUNDLE }]);
      expect(shop.operations).toEqual(["add", "fetch"]);
      expect(lines()).toEqual([STARTER, BRO_BUNDLE]);
      expect(cart.lineItems).toHaveLength(2);
      expect(onProblem).not.toHaveBeenCalled();
    },
  );

  it.each(["down", "blocked", "garbled"] as const)(
    "are added once more when the shop has not added them: %s",
    async (problem) => {
      const { checkout, onProblem } = await open();
      failTimes("add", problem, 1);
      await checkout.addLineItems("earlier", [{ ...STARTER }]);
      expect(shop.operations).toEqual(["add", "fetch", "add"]);
      expect(lines()).toEqual([STARTER, STARTER]);
      expect(onProblem).not.toHaveBeenCalled();
    },
  );

  it("are added at most twice, and the cart is read after the second failure as well", async () => {
    const { checkout, onProblem } = await open();
    failTimes("add", "down", 2);
    expect(await settled(checkout.addLineItems("earlier", [{ ...STARTER }]))).toBe(false);
    expect(shop.operations).toEqual(["add", "fetch", "add", "fetch"]);
    expect(onProblem).toHaveBeenCalledExactlyOnceWith("down");
  });

  it("are not added again at once when the request is only late, because it may still run", async () => {
    const { checkout, onProblem } = await open();
    failTimes("add", "slow", 1);
    expect(await settled(checkout.addLineItems("earlier", [{ ...STARTER }]))).toBe(false);
    expect(shop.operations).toEqual(["add", "fetch"]);
    expect(onProblem).toHaveBeenCalledExactlyOnceWith("slow");
  });

  it.each(["busy", "refused", "missing"] as const)(
    "were certainly not added when the shop refuses the request, so nothing is read: %s",
    async (problem) => {
      const { checkout, onProblem } = await open();
      failTimes("add", problem, 1);
      expect(await settled(checkout.addLineItems("earlier", [{ ...STARTER }]))).toBe(false);
      expect(shop.operations).toEqual(["add"]);
      expect(onProblem).toHaveBeenCalledExactlyOnceWith(problem);
    },
  );

  it("survive beside those that another tab has added meanwhile", async () => {
    const { checkout } = await open();
    shop.after = (operation) => {
      if (operation !== "add") return;
      shop.after = () => undefined;
      shop.carts.get("earlier")?.lines.push({ ...BRO_BUNDLE });
      throw new ShopError("down");
    };
    await checkout.addLineItems("earlier", [{ ...STARTER }]);
    expect(lines()).toEqual([STARTER, STARTER, BRO_BUNDLE]);
  });
});

it("does not take another tab's addition for its own when it could not read the cart before", async () => {
  const browser = new FakeBrowser();
  const { checkout, onProblem } = await open({ browser });
  shop.carts.get("earlier")?.lines.push({ ...STARTER });
  browser.change = "the content after the other tab's addition";
  failTimes("fetch", "blocked", 1);
  const { before } = shop;
  shop.before = (operation) => {
    if (operation === "add") throw new ShopError("blocked");
    before(operation);
  };
  expect(await settled(checkout.addLineItems("earlier", [{ ...STARTER }]))).toBe(false);
  expect(lines()).toEqual([STARTER, STARTER]);
  expect(onProblem).toHaveBeenCalledExactlyOnceWith("blocked");
});

describe("lines of which the page does not know whether they were added", () => {
  /** The shop adds the lines, but neither this response nor the cart can be read. */
  async function afterUnsureAdd() {
    const page = await open();
    loseResponse("add", "down");
    fail(shop, ["fetch"], new ShopError("down"));
    expect(await settled(page.checkout.addLineItems("earlier", [{ ...STARTER }]))).toBe(false);
    expect(page.onProblem).toHaveBeenCalledExactlyOnceWith("down");
    shop.sent.length = 0;
    return page;
  }

  it("are looked for when the shopper tries again, and not added twice", async () => {
    const { checkout } = await afterUnsureAdd();
    fail(shop, [], null);
    const cart = await checkout.addLineItems("earlier", [{ ...STARTER }]);
    expect(shop.operations).toEqual(["fetch"]);
    expect(cart.lineItems.map(({ quantity }) => quantity)).toEqual([1, 1]);
    // From here on, the shopper sees both, and a further click means one more.
    await checkout.addLineItems("earlier", [{ ...STARTER }]);
    expect(lines()).toEqual([STARTER, STARTER, STARTER]);
  });

  it("are looked for also after an event on which the page read nothing", async () => {
    const { checkout, carts } = await afterUnsureAdd();
    fail(shop, [], null);
    await carts.refresh();
    await checkout.addLineItems("earlier", [{ ...STARTER }]);
    expect(lines()).toEqual([STARTER, STARTER]);
  });

  it("are added when the shopper tries again and the cart does not have them", async () => {
    const { checkout } = await afterUnsureAdd();
    shop.carts.get("earlier")?.lines.pop();
    fail(shop, [], null);
    await checkout.addLineItems("earlier", [{ ...STARTER }]);
    expect(shop.operations).toEqual(["fetch", "add"]);
    expect(lines()).toEqual([STARTER, STARTER]);
  });

  it("are not added while the cart cannot be read", async () => {
    const { checkout } = await afterUnsureAdd();
    expect(await settled(checkout.addLineItems("earlier", [{ ...STARTER }]))).toBe(false);
    expect(shop.operations).toEqual(["fetch"]);
    fail(shop, [], null);
    await checkout.addLineItems("earlier", [{ ...STARTER }]);
    expect(lines()).toEqual([STARTER, STARTER]);
  });

  it("are added once more by a click that follows one on other lines, which showed the cart", async () => {
    const { checkout } = await afterUnsureAdd();
    fail(shop, [], null);
    await checkout.addLineItems("earlier", [{ ...BRO_BUNDLE }]);
    await checkout.addLineItems("earlier", [{ ...STARTER }]);
    expect(lines()).toEqual([STARTER, STARTER, BRO_BUNDLE, STARTER]);
  });

  it("are looked for also when another tab has changed the cart meanwhile", async () => {
    const browser = new FakeBrowser();
    const page = await open({ browser });
    const other = await open({ browser });
    loseResponse("add", "down");
    fail(shop, ["fetch"], new ShopError("down"));
    expect(await settled(page.checkout.addLineItems("earlier", [{ ...STARTER }]))).toBe(false);
    await other.checkout.addLineItems("earlier", [{ ...BRO_BUNDLE }]);
    // This tab was asleep, so it did not handle the event.
    fail(shop, [], null);
    await page.checkout.addLineItems("earlier", [{ ...STARTER }]);
    expect(lines()).toEqual([STARTER, STARTER, BRO_BUNDLE]);
  });
});

describe("a quantity that is changed", () => {
  it.each([
    ["up", 4, 5],
    ["down", 2, 1],
  ])("counts each of two fast clicks: %s", async (_, quantity, kept) => {
    shop.keep("earlier", { lines: [{ ...STARTER, quantity: 3 }] });
    const { checkout } = await open();
    const click = () => checkout.updateLineItems("earlier", [{ id: "earlier/line/0", quantity }]);
    await Promise.all([click(), click()]);
    expect(lines()).toEqual([{ ...STARTER, quantity: kept }]);
  });

  it.each([2, 0])("to %d is taken over when only the response failed", async (quantity) => {
    const { checkout, onProblem } = await open();
    loseResponse("update", "down");
    const cart = await checkout.updateLineItems("earlier", [{ id: "earlier/line/0", quantity }]);
    expect(cart.lineItems.map((line) => line.quantity)).toEqual(quantity ? [quantity] : []);
    expect(shop.operations).toEqual(["update", "fetch"]);
    expect(onProblem).not.toHaveBeenCalled();
  });

  it("is reported as failed when the cart does not have it", async () => {
    const { checkout, onProblem } = await open();
    fail(shop, ["update"], new ShopError("down"));
    const work = checkout.updateLineItems("earlier", [{ id: "earlier/line/0", quantity: 2 }]);
    expect(await settled(work)).toBe(false);
    expect(onProblem).toHaveBeenCalledExactlyOnceWith("down");
  });
});

it("takes lines as removed that are gone although the response failed", async () => {
  const { checkout } = await open();
  loseResponse("remove", "down");
  const cart = await checkout.removeLineItems("earlier", ["earlier/line/0"]);
  expect(cart.lineItems).toEqual([]);
});

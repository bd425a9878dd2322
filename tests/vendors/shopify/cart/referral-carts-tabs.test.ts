// Several tabs of one browser have one cart.
import { beforeEach, describe, expect, it, vi } from "vitest";
import { deferred } from "../../../deferred";
import { ShopError } from "@/vendors/shopify/transport/shop-error";
import { BRO_BUNDLE, FakeShop, fail, STARTER } from "./fake-shop";
import { FakeBrowser, visit } from "./fake-visit";

let shop: FakeShop;
let browser: FakeBrowser;
beforeEach(() => {
  shop = new FakeShop();
  browser = new FakeBrowser();
  vi.spyOn(console, "warn").mockReturnValue();
});

const tab = (code: string | null = null) => visit(shop, { code, browser });
type Tab = ReturnType<typeof tab>;

/** The lines that a tab shows: variant and quantity. */
function shownBy({ onCart }: Tab): unknown {
  const cart = onCart.mock.lastCall?.[0];
  return cart?.lineItems.map(({ variant, quantity }) => ({ variantId: variant?.id, quantity }));
}

async function tabsWithCart(count: number): Promise<Tab[]> {
  shop.keep("earlier", { lines: [{ ...STARTER }] });
  browser.storedCartId = "earlier";
  const tabs = Array.from({ length: count }, () => tab());
  for (const { checkout } of tabs) await checkout.fetch("earlier");
  shop.sent.length = 0;
  return tabs;
}

const creations = (): number => shop.operations.filter((operation) => operation === "create").length;

it("stores the cart's id again after the browser's data was cleared", async () => {
  const [page] = await tabsWithCart(1);
  browser.storedCartId = "";
  await page?.checkout.addLineItems("earlier", [{ ...BRO_BUNDLE }]);
  expect(browser.storedCartId).toBe("earlier");
});

describe("tabs without a cart", () => {
  it("use the cart that another tab has created", async () => {
    const [one, other] = [tab(), tab()];
    await one.checkout.create({ lineItems: [{ ...STARTER }] });
    await other.checkout.create({ lineItems: [{ ...BRO_BUNDLE }] });
    expect(creations()).toBe(1);
    expect(shop.carts.get("cart-1")?.lines).toEqual([STARTER, BRO_BUNDLE]);
  });

  it.each([2, 3])(
    "create one cart with every line when %d of them do it at the same instant",
    async (count) => {
      const tabs = Array.from({ length: count }, () => tab("BRO25"));
      const carts = await Promise.all(
        tabs.map(({ checkout }) => checkout.create({ lineItems: [{ ...STARTER }] })),
      );
      expect(new Set(carts.map(({ id }) => id))).toEqual(new Set(["cart-1"]));
      expect(shop.carts.get("cart-1")?.lines).toEqual(tabs.map(() => STARTER));
      await vi.waitFor(() => {
        for (const page of tabs) expect(shownBy(page)).toEqual(tabs.map(() => STARTER));
      });
    },
  );

  it("create one cart for two fast clicks, also in a browser without locks", async () => {
    browser.whileLocked = (_, work) => work();
    const { checkout } = tab();
    await Promise.all([STARTER, BRO_BUNDLE].map((line) => checkout.create({ lineItems: [{ ...line }] })));
    expect(creations()).toBe(1);
    expect(shop.carts.get("cart-1")?.lines).toEqual([STARTER, BRO_BUNDLE]);
  });

  it("that cannot read the other tab's cart create none, so that no line is lost", async () => {
    const [one, other] = [tab(), tab()];
    fail(shop, ["fetch"], new ShopError("down"));
    await one.checkout.create({ lineItems: [{ ...STARTER }] });
    void other.checkout.create({ lineItems: [{ ...BRO_BUNDLE }] });
    await vi.waitFor(() => expect(other.onProblem).toHaveBeenCalledWith("down"));
    expect(browser.storedCartId).toBe("cart-1");
    fail(shop, [], null);
    await other.checkout.create({ lineItems: [{ ...BRO_BUNDLE }] });
    expect(shop.carts.get("cart-1")?.lines).toEqual([STARTER, BRO_BUNDLE]);
  });
});

describe("a change in one tab", () => {
  it("is drawn in every other tab, which reads once and writes nothing", async () => {
    const tabs = await tabsWithCart(3);
    await tabs[0]?.checkout.addLineItems("earlier", [{ ...BRO_BUNDLE }]);
    await vi.waitFor(() => {
      for (const page of tabs) expect(shownBy(page)).toEqual([STARTER, BRO_BUNDLE]);
    });
    expect(tabs.map(({ draw }) => draw.mock.calls.length)).toEqual([0, 1, 1]);
    expect(tabs[1]?.onCart.mock.lastCall?.[1].isOwnChange).toBe(false);
    // Nothing is left to do, in any tab.
    for (const { carts } of tabs) await carts.refresh();
    expect(shop.operations).toEqual(["add", "fetch", "fetch"]);
  });

  it.each([
    ["up", 2, 6],
    ["down", 0, 4],
    ["to a number", 9, 9],
  ])("is kept when a sleeping tab changes the same quantity: %s", async (_, asked, kept) => {
    const [sleeping, other] = await tabsWithCart(2);
    shop.carts.get("earlier")?.lines.splice(0, 1, { ...STARTER, quantity: 5 });
    // The sleeping tab gets no event.
    browser.change = "another content";
    await sleeping?.checkout.updateLineItems("earlier", [{ id: "earlier/line/0", quantity: asked }]);
    expect(shop.carts.get("earlier")?.lines).toEqual([{ ...STARTER, quantity: kept }]);
    await vi.waitFor(() => expect(other && shownBy(other)).toEqual([{ ...STARTER, quantity: kept }]));
  });

  it("is kept when another tab changes the same quantity before it knows of it", async () => {
    const [one, other] = await tabsWithCart(2);
    await Promise.all([
      one?.checkout.updateLineItems("earlier", [{ id: "earlier/line/0", quantity: 2 }]),
      other?.checkout.updateLineItems("earlier", [{ id: "earlier/line/0", quantity: 2 }]),
    ]);
    expect(shop.carts.get("earlier")?.lines).toEqual([{ ...STARTER, quantity: 3 }]);
  });

  it("that removed a line is drawn by a sleeping tab which changes that line, and sends nothing", async () => {
    const [sleeping] = await tabsWithCart(1);
    shop.carts.get("earlier")?.lines.splice(0, 1, { ...STARTER, quantity: 0 });
    browser.change = "another content";
    void sleeping?.checkout.updateLineItems("earlier", [{ id: "earlier/line/0", quantity: 2 }]);
    await vi.waitFor(() => expect(sleeping?.draw).toHaveBeenCalledTimes(1));
    await sleeping?.carts.refresh();
    expect(shop.operations).toEqual(["fetch"]);
    expect(sleeping?.onProblem).not.toHaveBeenCalled();
  });

  it("is read as well when it happens while this tab reads an earlier one", async () => {
    const [page] = await tabsWithCart(1);
    browser.change = "a change";
    shop.before = () => void (browser.change = "a later change");
    await page?.carts.refresh();
    await page?.carts.refresh();
    await page?.carts.refresh();
    expect(shop.operations).toEqual(["fetch", "fetch"]);
  });

  it("is stored without the code, which the shopper may remove", async () => {
    await tab("BRO25").checkout.create({ lineItems: [{ ...STARTER }] });
    expect(browser.change).toContain("cart-1");
    expect(browser.change).not.toContain("BRO25");
  });

  it("is not taken for the line that a sleeping tab adds, when that request fails", async () => {
    const [sleeping] = await tabsWithCart(1);
    shop.carts.get("earlier")?.lines.push({ ...BRO_BUNDLE });
    browser.change = "another content";
    let failures = 1;
    shop.before = (operation) => {
      if (operation === "add" && failures-- > 0) throw new ShopError("down");
    };
    await sleeping?.checkout.addLineItems("earlier", [{ ...BRO_BUNDLE }]);
    expect(shop.carts.get("earlier")?.lines).toEqual([STARTER, BRO_BUNDLE, BRO_BUNDLE]);
  });

  it("is kept when a sleeping tab adds a line, also while the cart cannot be read", async () => {
    const [sleeping, other] = await tabsWithCart(2);
    const asleep = deferred();
    shop.before = (operation) => (operation === "fetch" ? asleep.promise : undefined);
    await other?.checkout.addLineItems("earlier", [{ ...BRO_BUNDLE }]);
    const adding = sleeping?.checkout.addLineItems("earlier", [{ ...STARTER }]);
    fail(shop, ["fetch"], new ShopError("down"));
    asleep.release();
    await adding;
    expect(shop.carts.get("earlier")?.lines).toEqual([STARTER, BRO_BUNDLE, STARTER]);
  });

  it.each([
    ["the shop answers that it is gone", null, "newer"],
    ["the shop does not answer in time", new ShopError("slow"), null],
  ])("that replaces the cart which a tab restores is kept when %s", async (_, failure, restored) => {
    const { page, checkout, carts, onProblem } = visit(shop);
    page.storedCartId = "earlier";
    shop.before = () => {
      shop.before = () => undefined;
      shop.keep("newer", { lines: [STARTER] });
      page.storedCartId = "newer";
      if (failure) throw failure;
    };
    const cart = await checkout.fetch("earlier").catch(() => null);
    expect(cart?.id ?? null).toBe(restored);
    // The library drops the id of a cart that it did not get.
    if (!cart) page.storedCartId = null;
    carts.keepUnrestored();
    expect(page.storedCartId).toBe("newer");
    expect(onProblem.mock.calls.flat()).not.toContain("cart-gone");
  });

  it("that replaced a deleted cart is used by the other tab, whose line is added to it", async () => {
    const [one, other] = await tabsWithCart(2);
    shop.carts.delete("earlier");
    shop.before = () => undefined;
    await Promise.all([
      one?.checkout.addLineItems("earlier", [{ ...BRO_BUNDLE }]),
      other?.checkout.addLineItems("earlier", [{ ...STARTER }]),
    ]);
    expect([...shop.carts.values()].map(({ lines }) => lines)).toEqual([[STARTER, BRO_BUNDLE, STARTER]]);
  });

  it.each([2, 7])("that replaced a deleted cart gets the quantity %d of the other tab", async (quantity) => {
    const [one, other] = await tabsWithCart(2);
    shop.carts.delete("earlier");
    await Promise.all([
      one?.checkout.addLineItems("earlier", [{ ...BRO_BUNDLE }]),
      other?.checkout.updateLineItems("earlier", [{ id: "earlier/line/0", quantity }]),
    ]);
    expect([...shop.carts.values()].map(({ lines }) => lines)).toEqual([
      [{ ...STARTER, quantity }, BRO_BUNDLE],
    ]);
  });

  it("that another tab made while the deleted one was changed gets the quantity", async () => {
    const [page] = await tabsWithCart(1);
    shop.before = (operation) => {
      if (operation !== "update" || !shop.carts.delete("earlier")) return;
      shop.keep("newer", { lines: [{ ...STARTER }, { ...BRO_BUNDLE }] });
      browser.storedCartId = "newer";
    };
    await page?.checkout.updateLineItems("earlier", [{ id: "earlier/line/0", quantity: 7 }]);
    expect([...shop.carts]).toMatchObject([["newer", { lines: [{ ...STARTER, quantity: 7 }, BRO_BUNDLE] }]]);
  });
});

describe("a page that comes back", () => {
  it("reads the cart, whatever changed it, and writes nothing", async () => {
    const [page] = await tabsWithCart(1);
    shop.carts.get("earlier")?.lines.push({ ...BRO_BUNDLE });
    await page?.carts.refresh(true);
    expect(page && shownBy(page)).toEqual([STARTER, BRO_BUNDLE]);
    expect(shop.operations).toEqual(["fetch"]);
    expect(browser.change).toBeNull();
  });

  it.each([
    ["is gone", () => void shop.carts.delete("earlier")],
    ["cannot be read", () => fail(shop, ["fetch"], new ShopError("down"))],
  ])("keeps what it shows when the cart %s, and reports nothing", async (_, happen) => {
    const [page] = await tabsWithCart(1);
    happen();
    await page?.carts.refresh(true);
    expect(page && shownBy(page)).toEqual([STARTER]);
    expect(page?.onProblem).not.toHaveBeenCalled();
  });

  it("does nothing while there is no cart", async () => {
    await tab().carts.refresh(true);
    expect(shop.sent).toEqual([]);
  });
});

it("draws the cart anew when the response to a slow write of the code is about other lines", async () => {
  vi.useFakeTimers();
  shop.keep("earlier", { lines: [{ ...STARTER }] });
  const page = tab("BRO25");
  const answer = deferred();
  shop.before = (operation) => (operation === "write" ? answer.promise : undefined);
  const adding = page.checkout.addLineItems("earlier", [{ ...BRO_BUNDLE }]);
  browser.storedCartId = "earlier";
  await vi.advanceTimersByTimeAsync(3_000);
  await adding;
  vi.useRealTimers();
  shop.carts.get("earlier")?.lines.push({ ...STARTER });
  answer.release();
  await vi.waitFor(() => expect(shownBy(page)).toEqual([STARTER, BRO_BUNDLE, STARTER]));
  expect(page.onCart.mock.lastCall?.[1].figures?.totalCents).toBe(10_500);
});

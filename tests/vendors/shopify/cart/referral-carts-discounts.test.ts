// The live referral code as a discount code of the cart, beside the shopper's other codes.
import { beforeEach, describe, expect, it, vi } from "vitest";
import { cartCodeRecord } from "@/lib/purchase/cart-code-record";
import type { CartChange } from "@/vendors/shopify/cart/referral-carts";
import { ShopError } from "@/vendors/shopify/transport/shop-error";
import { deferred } from "../../../deferred";
import { BRO_BUNDLE, FakeShop, fail, SNOWBALL, STARTER } from "./fake-shop";
import { FakeBrowser, visit } from "./fake-visit";

let shop: FakeShop;
beforeEach(() => {
  shop = new FakeShop();
  shop.discounts = { BRO25: 25, MATTE15: 15, GIFT10: 10, GIFT40: 40 };
  vi.spyOn(console, "warn").mockReturnValue();
});

const earlierCodes = () => shop.carts.get("earlier")?.codes;

/** The figures that the page got last. */
function shownBy({ onCart }: { onCart: ReturnType<typeof visit>["onCart"] }): CartChange["figures"] {
  return onCart.mock.lastCall?.[1].figures ?? null;
}

/** Restores a cart with these codes, and waits until the code was written. */
async function restore(codes: string[], { code = "BRO25" }: { code?: string } = {}) {
  shop.keep("earlier", { lines: [{ ...STARTER }], codes });
  const page = visit(shop, { code });
  await page.checkout.fetch("earlier");
  await page.carts.applyCode();
  return page;
}

describe("the live code", () => {
  it("is on a cart that the page creates, and the figures say what it takes off", async () => {
    const page = visit(shop);
    await page.checkout.create({ lineItems: [{ ...STARTER }] });
    expect(shop.operations).toEqual(["create"]);
    expect(shop.carts.get("cart-1")?.codes).toEqual(["BRO25"]);
    expect(shownBy(page)).toMatchObject({ discounts: [{ name: "BRO25", cents: 500 }], totalCents: 1_500 });
  });

  it("is written to a new cart when it comes while the cart is created", async () => {
    const page = visit(shop, { code: null });
    const answer = deferred();
    shop.before = (operation) => (operation === "create" ? answer.promise : undefined);
    const created = page.checkout.create({ lineItems: [{ ...STARTER }] });
    await vi.waitFor(() => expect(shop.operations).toEqual(["create"]));
    page.page.code = "BRO25";
    await page.carts.applyCode();
    answer.release();
    await created;
    await vi.waitFor(() => expect(shownBy(page)?.totalCents).toBe(1_500));
    expect(shop.carts.get("cart-1")).toMatchObject({ attributes: [SNOWBALL], codes: ["BRO25"] });
  });

  it("is on a cart for direct checkout", async () => {
    await visit(shop).carts.createForCheckout([{ ...STARTER }]);
    expect(shop.carts.get("cart-1")).toMatchObject({ attributes: [SNOWBALL], codes: ["BRO25"] });
  });

  it("is written to a restored cart together with the attribute, in one request, and drawn", async () => {
    const page = await restore([]);
    expect(shop.operations).toEqual(["fetch", "read", "write"]);
    expect(shop.sent.at(-1)).toMatchObject({ attributes: [SNOWBALL], codes: ["BRO25"] });
    expect(shownBy(page)?.totalCents).toBe(1_500);
    expect(page.draw).toHaveBeenCalledTimes(1);
  });

  it("is written without the attribute when only the discount code is missing", async () => {
    shop.keep("earlier", { lines: [STARTER], attributes: [SNOWBALL] });
    await visit(shop).checkout.addLineItems("earlier", [{ ...STARTER }]);
    expect(shop.sent[1]).toEqual({ operation: "write", cartId: "earlier", codes: ["BRO25"] });
  });

  it("is not written when the cart has both, in whatever letter case", async () => {
    shop.keep("earlier", { lines: [STARTER], attributes: [SNOWBALL], codes: ["bro25"] });
    await visit(shop).checkout.addLineItems("earlier", [{ ...STARTER }]);
    expect(shop.operations).toEqual(["read", "add"]);
  });

  it("replaces the first code, and no other one", async () => {
    shop.discounts["FREE"] = 0;
    const page = await restore(["FREE"]);
    expect(earlierCodes()).toEqual(["FREE", "BRO25"]);
    page.page.code = "MATTE15";
    await page.carts.applyCode();
    expect(earlierCodes()).toEqual(["FREE", "MATTE15"]);
    expect(shownBy(page)?.totalCents).toBe(1_700);
  });

  it("replaces a code that only the cart's attribute names", async () => {
    shop.keep("earlier", { lines: [STARTER], attributes: [SNOWBALL], codes: ["BRO25"] });
    await visit(shop, { code: "MATTE15" }).checkout.addLineItems("earlier", [{ ...STARTER }]);
    expect(earlierCodes()).toEqual(["MATTE15"]);
  });

  it("takes an earlier code off that stands beside it, also when the attribute is right", async () => {
    const attributes = [{ ...SNOWBALL, value: "MATTE15" }];
    shop.keep("earlier", { lines: [STARTER], attributes, codes: ["BRO25", "MATTE15"] });
    const page = visit(shop, { code: "MATTE15", record: cartCodeRecord("earlier", "BRO25") });
    await page.checkout.addLineItems("earlier", [{ ...STARTER }]);
    expect(earlierCodes()).toEqual(["MATTE15"]);
  });

  it("is removed with the attribute when it is forgotten, and other codes stay", async () => {
    shop.hidesPrivate = true;
    shop.keep("earlier", { lines: [STARTER], attributes: [SNOWBALL], codes: ["GIFT10", "bro25"] });
    const page = visit(shop, { code: null, record: cartCodeRecord("earlier", null, ["BRO25"]) });
    await page.checkout.fetch("earlier");
    await page.carts.applyCode();
    expect(shop.carts.get("earlier")).toMatchObject({ attributes: [], codes: ["GIFT10"] });
    expect(shownBy(page)?.totalCents).toBe(1_800);
    expect(page.page.record).toBe("");
  });
});

describe("a code that the shop does not honor", () => {
  beforeEach(() => {
    delete shop.discounts["BRO25"];
  });

  it("stays on the cart as attribute and as refused code, and the sale goes on", async () => {
    const page = await restore([]);
    const cart = await page.checkout.addLineItems("earlier", [{ ...BRO_BUNDLE }]);
    expect(cart.lineItems).toHaveLength(2);
    expect(shop.carts.get("earlier")).toMatchObject({ attributes: [SNOWBALL], codes: ["BRO25"] });
    expect(shownBy(page)).toMatchObject({
      codes: [{ code: "BRO25", applicable: false }],
      discounts: [],
      totalCents: 12_000,
    });
  });

  it("replaces no other code, and is tried alone once, on a cart of its own", async () => {
    await restore(["GIFT10"]);
    expect(earlierCodes()).toEqual(["GIFT10", "BRO25"]);
    expect(shop.operations).toEqual(["fetch", "read", "write", "try"]);
    expect(shop.sent.at(-1)).toMatchObject({ lines: [STARTER], codes: ["BRO25"] });
  });

  it("replaces no code that takes nothing off the lines, such as one for shipping", async () => {
    shop.discounts["SHIP"] = 0;
    shop.combine = (codes) => codes.slice(0, 1);
    await restore(["SHIP", "GIFT10"]);
    expect(earlierCodes()).toEqual(["SHIP", "GIFT10", "BRO25"]);
  });

  it("is not tried alone beside codes that the shop refused before", async () => {
    await restore(["EXPIRED"]);
    expect(shop.operations).toEqual(["fetch", "read", "write"]);
  });

  it("is shown as refused when the shop drops it from its list", async () => {
    shop.listCodes = (codes) => codes.filter((code) => code !== "BRO25");
    const page = await restore([]);
    expect(shownBy(page)).toMatchObject({ codes: [{ code: "BRO25", applicable: false }], totalCents: 2_000 });
    await page.carts.applyCode();
    expect(shop.operations).toEqual(["fetch", "read", "write"]);
  });

  it("is shown as refused, and is not sent again, when the shop answers the write with an error", async () => {
    shop.codeErrors = [{ message: "Enter a valid discount code" }];
    const page = await restore(["GIFT10"]);
    await page.carts.applyCode();
    expect(shop.operations).toEqual(["fetch", "read", "write"]);
    expect(shop.carts.get("earlier")).toMatchObject({ attributes: [SNOWBALL], codes: ["GIFT10"] });
    expect(shownBy(page)?.codes).toContainEqual({ code: "BRO25", applicable: false });
  });
});

it("does not write a code again that the shop lists in another spelling", async () => {
  shop.listCodes = (codes) => codes.map((code) => code.toLowerCase());
  shop.discounts["bro25"] = 25;
  const page = await restore([]);
  page.page.record = null;
  await page.carts.applyCode();
  expect(shop.operations).toEqual(["fetch", "read", "write", "read"]);
  expect(earlierCodes()).toEqual(["BRO25"]);
});

describe("codes that the shop does not apply together", () => {
  const first = (codes: string[]): string[] => codes.slice(0, 1);
  const last = (codes: string[]): string[] => codes.slice(-1);
  const best = (codes: string[]): string[] =>
    codes.toSorted((one, other) => (shop.discounts[other] ?? 0) - (shop.discounts[one] ?? 0)).slice(0, 1);

  it.each([
    ["the shop takes the better one", best, "GIFT10", ["GIFT10", "BRO25"], 1_500],
    ["the shop takes the last one, which is better", last, "GIFT10", ["GIFT10", "BRO25"], 1_500],
    ["the shop takes the last one, which is worse", last, "GIFT40", ["GIFT40"], 1_200],
    ["the shop takes the first one, which is better", first, "GIFT40", ["GIFT40", "BRO25"], 1_200],
    ["the shop takes the first one, which is worse", first, "GIFT10", ["BRO25"], 1_500],
  ])("leave the better one for the shopper: %s", async (_, combine, other, codes, totalCents) => {
    shop.combine = combine;
    const page = await restore([other]);
    expect(earlierCodes()).toEqual(codes);
    expect(shownBy(page)?.totalCents).toBe(totalCents);
    // The loser is named in any case.
    expect(shownBy(page)?.codes).toContainEqual(expect.objectContaining({ code: "BRO25" }));
  });

  it.each([
    ["first", first],
    ["last", last],
  ])("leave ours on equal totals: the shop takes the %s one", async (_, combine) => {
    shop.combine = combine;
    shop.discounts["GIFT25"] = 25;
    const page = await restore(["GIFT25"]);
    expect(shownBy(page)?.discounts).toEqual([{ name: "BRO25", cents: 500 }]);
  });

  it("are compared again for a second code, whose rival's own total has to be asked", async () => {
    shop.combine = last;
    const page = await restore([]);
    shop.carts.get("earlier")?.codes.unshift("GIFT40");
    page.page.code = "MATTE15";
    await page.carts.applyCode();
    expect(earlierCodes()).toEqual(["GIFT40"]);
    expect(shownBy(page)?.totalCents).toBe(1_200);
  });

  it("stay as the shop applies them when the rival's own total cannot be read", async () => {
    shop.combine = last;
    const { figuresOf } = shop;
    shop.figuresOf = (cartId) => (cartId === "earlier" ? figuresOf(cartId) : null);
    const page = await restore([]);
    shop.carts.get("earlier")?.codes.unshift("GIFT40");
    page.page.code = "MATTE15";
    await page.carts.applyCode();
    expect(shop.operations.at(-1)).toBe("try");
    expect(earlierCodes()).toEqual(["GIFT40", "MATTE15"]);
  });

  it("stay as the shop applies them when its figures cannot be read", async () => {
    shop.combine = last;
    const figuresOf = vi.spyOn(shop, "figuresOf").mockReturnValue(null);
    await restore(["GIFT40"]);
    expect(earlierCodes()).toEqual(["GIFT40", "BRO25"]);
    figuresOf.mockRestore();
  });

  it("that apply together are written once, and nothing is tried", async () => {
    const page = await restore(["GIFT10"]);
    expect(shop.operations).toEqual(["fetch", "read", "write"]);
    expect(shownBy(page)?.totalCents).toBe(1_300);
  });

  it("are kept when trying one alone fails, and compared with the next change", async () => {
    shop.combine = first;
    shop.keep("earlier", { lines: [{ ...STARTER }], codes: ["GIFT10"] });
    fail(shop, ["try"], new ShopError("down"));
    const { checkout } = visit(shop);
    await checkout.addLineItems("earlier", [{ ...STARTER }]);
    expect(earlierCodes()).toEqual(["GIFT10", "BRO25"]);
    fail(shop, [], null);
    await checkout.addLineItems("earlier", [{ ...STARTER }]);
    expect(earlierCodes()).toEqual(["BRO25"]);
  });
});

it.each([
  ["the first code", null],
  ["a second code", "MATTE15"],
])("writes %s once for two tabs that get it at the same time, and draws it in both", async (_, before) => {
  const browser = new FakeBrowser();
  browser.storedCartId = "earlier";
  shop.keep("earlier", { lines: [{ ...STARTER }] });
  const tabs = [visit(shop, { code: before, browser }), visit(shop, { code: before, browser })];
  for (const { checkout, carts } of tabs) {
    await checkout.fetch("earlier");
    await carts.applyCode();
  }
  shop.sent.length = 0;
  for (const { page } of tabs) page.code = "BRO25";
  await Promise.all(tabs.map(({ carts }) => carts.applyCode()));
  expect(shop.operations.filter((operation) => operation === "write")).toHaveLength(1);
  expect(shop.operations.filter((operation) => operation === "read")).toHaveLength(1);
  await vi.waitFor(() => expect(tabs.map((tab) => shownBy(tab)?.totalCents)).toEqual([1_500, 1_500]));
});

import { beforeEach, describe, expect, it, vi } from "vitest";
import { BRO_BUNDLE, FakeShop, SNOWBALL, STARTER } from "./fake-shop";
import { FakeBrowser, visit } from "./fake-visit";

const GIFT = { key: "gift", value: "yes" };

let shop: FakeShop;
beforeEach(() => {
  shop = new FakeShop();
  vi.spyOn(console, "warn").mockReturnValue();
});

describe("a cart that the page creates", () => {
  it("has the code from its first request on, and needs no other", async () => {
    const { checkout, onCart } = visit(shop);
    const cart = await checkout.create({ lineItems: [{ ...STARTER }] });
    expect(shop.sent).toEqual([
      { operation: "create", lines: [STARTER], attributes: [SNOWBALL], codes: ["BRO25"] },
    ]);
    expect(onCart).toHaveBeenCalledExactlyOnceWith(cart, expect.objectContaining({ isOwnChange: true }));
  });

  it("keeps the attributes that the caller gives it", async () => {
    const { checkout } = visit(shop);
    await checkout.create({ lineItems: [], customAttributes: [GIFT, { key: "__snowball", value: "OLD" }] });
    expect(shop.sent[0]?.attributes).toEqual([GIFT, SNOWBALL]);
  });

  it("has the campaign beside the code, and none without a code", async () => {
    const campaign = "utm_source=tiktok&ttclid=E.C.P";
    const { checkout } = visit(shop, { campaign });
    await checkout.create({ lineItems: [{ ...STARTER }] });
    const attributes = [{ key: "utm_source", value: "tiktok" }, { key: "ttclid", value: "E.C.P" }, SNOWBALL];
    expect(shop.sent).toEqual([{ operation: "create", lines: [STARTER], attributes, codes: ["BRO25"] }]);
    const other = new FakeShop();
    await visit(other, { code: null, campaign }).checkout.create({ lineItems: [{ ...STARTER }] });
    expect(other.sent[0]?.attributes).toEqual([]);
  });

  it("gets the campaign of a later visit, once, although it has the code", async () => {
    const browser = new FakeBrowser();
    const { id } = await visit(shop, { browser }).checkout.create({ lineItems: [{ ...STARTER }] });
    const { carts, checkout } = visit(shop, { browser, campaign: "utm_source=mail" });
    await checkout.fetch(id);
    await carts.refresh(true);
    await carts.applyCode();
    await carts.applyCode();
    const written = shop.sent.filter(({ attributes }) =>
      attributes?.some(({ key, value }) => key === "utm_source" && value === "mail"),
    );
    expect(written).toHaveLength(1);
    expect(written[0]?.attributes).toContainEqual(SNOWBALL);
  });

  it("has the current code, not that of the page load", async () => {
    const { checkout, page } = visit(shop, { code: null });
    page.code = "MATTE15";
    await checkout.create({ lineItems: [{ ...STARTER }] });
    expect(shop.sent[0]?.attributes).toEqual([{ key: "__snowball", value: "MATTE15" }]);
  });

  it("does not change the caller's lines, although the library changes the lines it gets", async () => {
    const lineItems = [{ ...STARTER }];
    await visit(shop).checkout.create({ lineItems });
    expect(lineItems).toEqual([STARTER]);
  });

  it("is remembered as having the code, so that adding a line sends no attribute request", async () => {
    const { checkout } = visit(shop);
    const { id } = await checkout.create({ lineItems: [{ ...STARTER }] });
    await checkout.addLineItems(id, [{ ...BRO_BUNDLE }]);
    await checkout.addLineItems(id, [{ ...BRO_BUNDLE }]);
    expect(shop.operations).toEqual(["create", "add", "add"]);
  });
});

describe("without a code", () => {
  it("a cart that exists already is left as it is, and the console is warned", async () => {
    vi.resetModules();
    const { openReferralCarts } = await import("@/vendors/shopify/cart/referral-carts");
    shop.keep("earlier", { attributes: [GIFT] });
    const { checkout } = visit(shop, { code: null, open: openReferralCarts });
    await checkout.fetch("earlier");
    await checkout.addLineItems("earlier", [{ ...STARTER }]);
    expect(shop.carts.get("earlier")?.attributes).toEqual([GIFT]);
    expect(console.warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("no referral code"));
  });

  it("a cart that Buy now makes carries none, and the console is warned", async () => {
    vi.resetModules();
    const { openReferralCarts } = await import("@/vendors/shopify/cart/referral-carts");
    const { carts } = visit(shop, { code: null, open: openReferralCarts });
    await carts.createForCheckout([{ ...STARTER }]);
    expect(shop.sent).toMatchObject([{ operation: "create", attributes: [] }]);
    expect(console.warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("no referral code"));
  });

  it("no request sends an attribute, and the console is warned once", async () => {
    // The module remembers for a page load that it has warned, so the test imports it again.
    vi.resetModules();
    const { openReferralCarts } = await import("@/vendors/shopify/cart/referral-carts");
    shop.keep("earlier", { attributes: [GIFT] });
    const { checkout, carts } = visit(shop, { code: null, open: openReferralCarts });
    await checkout.fetch("earlier");
    await checkout.addLineItems("earlier", [{ ...STARTER }]);
    await carts.applyCode();
    await carts.createForCheckout([{ ...STARTER }]);
    expect(shop.operations).toEqual(["fetch", "add", "create"]);
    expect(shop.sent.at(-1)?.attributes).toEqual([]);
    expect(shop.carts.get("earlier")?.attributes).toEqual([GIFT]);
    expect(console.warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("no referral code"));
  });
});

describe("a cart of an earlier visit", () => {
  it("gets the code, and keeps its other attributes", async () => {
    shop.keep("earlier", { lines: [STARTER], attributes: [GIFT, { key: "__snowball", value: "OLD" }] });
    const { checkout, onCart } = visit(shop);
    const cart = await checkout.fetch("earlier");
    await vi.waitFor(() => expect(shop.carts.get("earlier")?.attributes).toEqual([GIFT, SNOWBALL]));
    // Once when it is restored, and once for the figures with the code.
    const unchanged = expect.objectContaining({ isOwnChange: false });
    expect(onCart.mock.calls).toEqual([
      [cart, unchanged],
      [cart, unchanged],
    ]);
  });

  it("gets a request without its note, which stays", async () => {
    shop.keep("earlier", { attributes: [GIFT] });
    await visit(shop).checkout.fetch("earlier");
    await vi.waitFor(() => expect(shop.operations).toEqual(["fetch", "read", "write"]));
    expect(shop.sent.at(-1)).toEqual({
      operation: "write",
      cartId: "earlier",
      attributes: [GIFT, SNOWBALL],
      codes: ["BRO25"],
    });
  });

  it("that has the code already gets no write request, now or later", async () => {
    shop.keep("earlier", { attributes: [SNOWBALL], codes: ["BRO25"] });
    const { checkout, carts, page } = visit(shop);
    await checkout.fetch("earlier");
    await vi.waitFor(() => expect(page.record).not.toBeNull());
    await carts.applyCode();
    await checkout.addLineItems("earlier", [{ ...STARTER }]);
    expect(shop.operations).toEqual(["fetch", "read", "add"]);
  });

  it("that an earlier visit gave the code gets no attribute request", async () => {
    shop.keep("earlier");
    const first = visit(shop);
    await first.checkout.addLineItems("earlier", [{ ...STARTER }]);
    shop.sent.length = 0;
    const second = visit(shop, { record: first.page.record });
    await second.checkout.fetch("earlier");
    await second.checkout.addLineItems("earlier", [{ ...STARTER }]);
    expect(shop.operations).toEqual(["fetch", "add"]);
  });

  it.each(["{oops", '["other","BRO25"]', '["earlier","OLD"]', '"BRO25"'])(
    "is given the code when the stored record does not match it: %s",
    async (record) => {
      shop.keep("earlier");
      await visit(shop, { record }).checkout.addLineItems("earlier", [{ ...STARTER }]);
      expect(shop.operations).toEqual(["read", "write", "add"]);
    },
  );

  it("whose private attributes the shop does not return gets one write request", async () => {
    shop.hidesPrivate = true;
    shop.keep("earlier");
    const { checkout, carts } = visit(shop);
    await checkout.addLineItems("earlier", [{ ...STARTER }]);
    await carts.applyCode();
    await checkout.addLineItems("earlier", [{ ...STARTER }]);
    expect(shop.operations).toEqual(["read", "write", "add", "add"]);
  });

  it("that the shop has deleted is reported, and the next purchase creates a new one", async () => {
    const { checkout, onProblem } = visit(shop);
    expect(await checkout.fetch("earlier")).toBeNull();
    expect(onProblem).toHaveBeenCalledExactlyOnceWith("cart-gone");
    await checkout.create({ lineItems: [{ ...STARTER }] });
    expect(shop.operations).toEqual(["fetch", "create"]);
  });
});

describe("a code that is stored after the cart was created", () => {
  it("is added to the cart", async () => {
    const { checkout, carts, page } = visit(shop, { code: null });
    await checkout.create({ lineItems: [{ ...STARTER }] });
    page.code = "BRO25";
    await carts.applyCode();
    expect(shop.carts.get("cart-1")?.attributes).toEqual([SNOWBALL]);
    expect(shop.operations).toEqual(["create", "read", "write"]);
  });

  it("replaces the first code, and other attributes stay", async () => {
    shop.keep("earlier", { attributes: [GIFT] });
    const { checkout, carts, page } = visit(shop);
    await checkout.addLineItems("earlier", [{ ...STARTER }]);
    page.code = "MATTE15";
    await carts.applyCode();
    expect(shop.carts.get("earlier")?.attributes).toEqual([GIFT, { key: "__snowball", value: "MATTE15" }]);
  });

  it("is added before the next line when the page was not notified of it", async () => {
    const { checkout, page } = visit(shop);
    await checkout.create({ lineItems: [{ ...STARTER }] });
    page.code = "MATTE15";
    await checkout.addLineItems("cart-1", [{ ...BRO_BUNDLE }]);
    expect(shop.operations).toEqual(["create", "read", "write", "add"]);
    expect(shop.carts.get("cart-1")?.attributes).toEqual([{ key: "__snowball", value: "MATTE15" }]);
  });

  it("is added when a quantity changes, too", async () => {
    const { checkout, page } = visit(shop, { code: null });
    await checkout.create({ lineItems: [{ ...STARTER }] });
    page.code = "BRO25";
    await checkout.updateLineItems("cart-1", [{ id: "line", quantity: 3 }]);
    expect(shop.operations).toEqual(["create", "read", "write", "update"]);
  });

  it("sends no request while there is no cart", async () => {
    await visit(shop).carts.applyCode();
    expect(shop.sent).toEqual([]);
  });
});

describe("a cart for direct checkout", () => {
  it("has the code, is a cart of its own, and returns its address", async () => {
    const { checkout, carts } = visit(shop);
    await checkout.create({ lineItems: [{ ...STARTER }] });
    const address = await carts.createForCheckout([{ ...BRO_BUNDLE }]);
    expect(address).toBe("https://my-shop.myshopify.com/checkout/cart-2");
    expect(shop.carts.get("cart-2")).toEqual({
      lines: [BRO_BUNDLE],
      attributes: [SNOWBALL],
      codes: ["BRO25"],
    });
    expect(shop.carts.get("cart-1")?.lines).toEqual([STARTER]);
  });

  it("does not become the cart to which the next line is added", async () => {
    const { checkout, carts } = visit(shop);
    await carts.createForCheckout([{ ...BRO_BUNDLE }]);
    await checkout.create({ lineItems: [{ ...STARTER }] });
    await checkout.create({ lineItems: [{ ...STARTER }] });
    expect(shop.carts.get("cart-1")?.lines).toEqual([BRO_BUNDLE]);
    expect(shop.carts.get("cart-2")?.lines).toEqual([STARTER, STARTER]);
  });
});

describe("an invalid quantity", () => {
  it.each([
    [Number.NaN, 1],
    [-3, 1],
    [0, 1],
    [0.5, 1],
    [2.7, 2],
    [Number.POSITIVE_INFINITY, 1],
  ])("of %d is sent as %d", async (quantity, sent) => {
    const { checkout, carts } = visit(shop);
    const line = { variantId: "starter", quantity };
    await checkout.create({ lineItems: [line] });
    await checkout.addLineItems("cart-1", [line]);
    await carts.createForCheckout([line]);
    expect(shop.sent.map(({ lines }) => lines?.[0]?.quantity)).toEqual([sent, sent, sent]);
  });

  it.each([
    [-3, 0],
    [0, 0],
    [2.7, 2],
    [Number.NaN, 1],
  ])("of %d for a line in the cart is sent as %d", async (quantity, sent) => {
    const { checkout } = visit(shop);
    await checkout.create({ lineItems: [{ ...STARTER }] });
    await checkout.updateLineItems("cart-1", [{ id: "line", quantity }]);
    expect(shop.sent.at(-1)).toMatchObject({ operation: "update", lines: [{ quantity: sent }] });
  });
});

// A code that the shopper has forgotten on the privacy page is removed from the cart that has it.
import { beforeEach, expect, it, vi } from "vitest";
import { cartCodeRecord } from "@/lib/purchase/cart-code-record";
import { forgetCode } from "@/lib/referral/forget-code";
import { ShopError } from "@/vendors/shopify/transport/shop-error";
import { deferred } from "../../../deferred";
import { fail, FakeShop, settled, SNOWBALL, STARTER } from "./fake-shop";
import { visit } from "./fake-visit";

const GIFT = { key: "gift", value: "yes" };
const REMOVAL_RECORD = cartCodeRecord("earlier", null, ["BRO25"]);

let shop: FakeShop;
beforeEach(() => {
  shop = new FakeShop();
  shop.keep("earlier", { attributes: [GIFT, SNOWBALL] });
  vi.spyOn(console, "warn").mockReturnValue();
});

/** As the shopper does in the shop or on the privacy page. */
function forget(page: ReturnType<typeof visit>["page"]): void {
  forgetCode(
    { forget: () => (page.code = null) },
    { get: () => page.record, set: (_, text) => void (page.record = text) },
  );
}

it("removes the forgotten code when the cart is restored, and keeps its other attributes", async () => {
  const { checkout, carts, page } = visit(shop, { code: null, record: REMOVAL_RECORD });
  await checkout.fetch("earlier");
  await carts.applyCode();
  expect(shop.carts.get("earlier")?.attributes).toEqual([GIFT]);
  expect(page.record).toBe("");
  // A second call sends no request.
  await carts.applyCode();
  expect(shop.operations).toEqual(["fetch", "read", "write"]);
});

it("removes it also when the shop does not return private attributes", async () => {
  shop.hidesPrivate = true;
  const { checkout, carts } = visit(shop, { code: null, record: REMOVAL_RECORD });
  await checkout.fetch("earlier");
  await carts.applyCode();
  expect(shop.carts.get("earlier")?.attributes).toEqual([GIFT]);
});

it("removes it at once when this page has created the cart", async () => {
  const { checkout, carts, page } = visit(shop);
  const { id } = await checkout.create({ lineItems: [{ ...STARTER }] });
  page.record = cartCodeRecord(id, null, ["BRO25"]);
  page.code = null;
  await carts.applyCode();
  expect(shop.carts.get(id)?.attributes).toEqual([]);
});

it("retries before the next change and before checkout when the request failed", async () => {
  const { checkout, carts, page } = visit(shop, { code: null, record: REMOVAL_RECORD });
  fail(shop, ["read"], new Error("down"));
  await checkout.fetch("earlier");
  await carts.applyCode();
  expect(page.record).toBe(REMOVAL_RECORD);
  shop.before = () => undefined;
  await checkout.addLineItems("earlier", [{ ...STARTER }]);
  expect(shop.carts.get("earlier")?.attributes).toEqual([GIFT]);
  expect(page.record).toBe("");
});

it("retries when the shop refuses the list without the code", async () => {
  shop.keep("earlier", { attributes: [GIFT, SNOWBALL], codes: ["BRO25"] });
  const { checkout, carts, page } = visit(shop, { code: null, record: REMOVAL_RECORD });
  shop.codeErrors = [{ message: "Try again later" }];
  await checkout.fetch("earlier");
  await carts.applyCode();
  expect(page.record).toBe(REMOVAL_RECORD);
  shop.codeErrors = [];
  await carts.applyCode();
  expect(shop.carts.get("earlier")?.codes).toEqual([]);
  expect(page.record).toBe("");
});

it("removes a code that is forgotten while the request that adds it is pending", async () => {
  const { checkout, carts, page } = visit(shop, { code: "MATTE15" });
  const answer = deferred();
  shop.before = (operation) => (operation === "write" ? answer.promise : undefined);
  await checkout.fetch("earlier");
  await vi.waitFor(() => expect(shop.operations).toContain("write"));
  page.code = null;
  const after = carts.applyCode();
  shop.before = () => undefined;
  answer.release();
  await after;
  expect(shop.carts.get("earlier")?.attributes).toEqual([GIFT]);
});

it("removes a code that is forgotten while the request that creates the cart is pending", async () => {
  const { checkout, carts, page } = visit(shop);
  const answer = deferred();
  shop.before = (operation) => (operation === "create" ? answer.promise : undefined);
  const created = checkout.create({ lineItems: [{ ...STARTER }] });
  await vi.waitFor(() => expect(shop.operations).toEqual(["create"]));
  page.code = null;
  await carts.applyCode();
  answer.release();
  const { id } = await created;
  await vi.waitFor(() => expect(page.record).toBe(""));
  expect(shop.carts.get(id)).toMatchObject({ attributes: [], codes: [] });
});

it.each([
  ["a first code", null, ["BRO25"]],
  ["a second code", "MATTE15", ["MATTE15"]],
])(
  "removes %s that is forgotten after the response to its write was lost, also when the shop hides private attributes",
  async (_, second, sent) => {
    shop.hidesPrivate = true;
    shop.keep("earlier", { attributes: [GIFT] });
    const { checkout, carts, page } = visit(shop);
    await checkout.fetch("earlier");
    if (second !== null) {
      await carts.applyCode();
      page.code = second;
    }
    shop.after = (operation) => {
      if (operation === "write") throw new ShopError("down");
    };
    await carts.applyCode();
    expect(shop.carts.get("earlier")?.codes).toEqual(sent);
    shop.after = () => undefined;
    forget(page);
    await carts.applyCode();
    expect(shop.carts.get("earlier")).toMatchObject({ attributes: [GIFT], codes: [] });
    expect(page.record).toBe("");
  },
);

it("removes the first code that is forgotten while the cart is read for the second", async () => {
  shop.hidesPrivate = true;
  shop.keep("earlier", { attributes: [SNOWBALL], codes: ["BRO25"] });
  const record = cartCodeRecord("earlier", "BRO25");
  const { checkout, carts, page } = visit(shop, { code: "MATTE15", record });
  const answer = deferred();
  shop.before = (operation) => {
    if (operation === "write") throw new ShopError("down");
    return operation === "read" ? answer.promise : undefined;
  };
  await checkout.fetch("earlier");
  await vi.waitFor(() => expect(shop.operations).toContain("read"));
  forget(page);
  answer.release();
  await carts.applyCode();
  shop.before = () => undefined;
  await carts.applyCode();
  expect(shop.carts.get("earlier")).toMatchObject({ attributes: [], codes: [] });
});

it("writes a later code again", async () => {
  const { checkout, carts, page } = visit(shop, { code: null, record: REMOVAL_RECORD });
  await checkout.fetch("earlier");
  await carts.applyCode();
  page.code = "MATTE15";
  await carts.applyCode();
  expect(shop.carts.get("earlier")?.attributes).toEqual([GIFT, { key: "__snowball", value: "MATTE15" }]);
});

it("keeps a code that has only expired on the cart that has it", async () => {
  const { checkout, carts } = visit(shop, { code: null, record: cartCodeRecord("earlier", "BRO25") });
  await checkout.fetch("earlier");
  await carts.applyCode();
  expect(shop.carts.get("earlier")?.attributes).toEqual([GIFT, SNOWBALL]);
  expect(shop.operations).toEqual(["fetch"]);
});

it("clears the record when the shop has deleted the cart", async () => {
  const { checkout, page } = visit(shop, { code: null, record: cartCodeRecord("gone", null, ["BRO25"]) });
  await checkout.fetch("gone");
  expect(page.record).toBe("");
});

it("delays a sale by 3 seconds at most when the shop does not respond", async () => {
  vi.useFakeTimers();
  const { checkout, carts } = visit(shop, { code: null, record: REMOVAL_RECORD });
  shop.before = (operation) => (operation === "read" ? new Promise(() => undefined) : undefined);
  await checkout.fetch("earlier");
  expect(await settled(carts.applyCode())).toBe(true);
});

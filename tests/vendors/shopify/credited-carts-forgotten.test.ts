// A code that the shopper forgot is taken off the cart that carries it.
import { beforeEach, expect, it, vi } from "vitest";
import { creditMark } from "@/lib/credit-mark";
import { deferred } from "../../deferred";
import { fail, FakeShop, settled, SNOWBALL, STARTER, visit } from "./fake-shop";

const GIFT = { key: "gift", value: "yes" };
const TO_LOSE = creditMark("earlier", null);

let shop: FakeShop;
beforeEach(() => {
  shop = new FakeShop();
  shop.keep("earlier", { attributes: [GIFT, SNOWBALL] });
  vi.spyOn(console, "warn").mockReturnValue();
});

it("when the cart is restored, and its other attributes stay", async () => {
  const { checkout, carts, page } = visit(shop, { code: null, mark: TO_LOSE });
  await checkout.fetch("earlier");
  await carts.credit();
  expect(shop.carts.get("earlier")?.attributes).toEqual([GIFT]);
  expect(page.mark).toBe("");
  // Once is enough.
  await carts.credit();
  expect(shop.operations).toEqual(["fetch", "read", "write"]);
});

it("also where the shop does not show that the cart carries it", async () => {
  shop.hidesPrivate = true;
  const { checkout, carts } = visit(shop, { code: null, mark: TO_LOSE });
  await checkout.fetch("earlier");
  await carts.credit();
  expect(shop.carts.get("earlier")?.attributes).toEqual([GIFT]);
});

it("at once where the cart is known in this page", async () => {
  const { checkout, carts, page } = visit(shop);
  const { id } = await checkout.create({ lineItems: [{ ...STARTER }] });
  page.mark = creditMark(id, null);
  page.code = null;
  await carts.credit();
  expect(shop.carts.get(id)?.attributes).toEqual([]);
});

it("again before the next change and before checkout, when the shop did not answer", async () => {
  const { checkout, carts, page } = visit(shop, { code: null, mark: TO_LOSE });
  fail(shop, ["read"], new Error("down"));
  await checkout.fetch("earlier");
  await carts.credit();
  expect(page.mark).toBe(TO_LOSE);
  shop.before = () => undefined;
  await checkout.addLineItems("earlier", [{ ...STARTER }]);
  expect(shop.carts.get("earlier")?.attributes).toEqual([GIFT]);
  expect(page.mark).toBe("");
});

it("also when it was forgotten while the cart was being given it", async () => {
  const { checkout, carts, page } = visit(shop, { code: "MATTE15" });
  const answer = deferred();
  shop.before = (operation) => (operation === "write" ? answer.promise : undefined);
  await checkout.fetch("earlier");
  await vi.waitFor(() => expect(shop.operations).toContain("write"));
  page.code = null;
  const after = carts.credit();
  shop.before = () => undefined;
  answer.release();
  await after;
  expect(shop.carts.get("earlier")?.attributes).toEqual([GIFT]);
});

it("and a code that comes later is credited again", async () => {
  const { checkout, carts, page } = visit(shop, { code: null, mark: TO_LOSE });
  await checkout.fetch("earlier");
  await carts.credit();
  page.code = "MATTE15";
  await carts.credit();
  expect(shop.carts.get("earlier")?.attributes).toEqual([GIFT, { key: "__snowball", value: "MATTE15" }]);
});

it("but a code that has only expired stays on the cart that carries it", async () => {
  const { checkout, carts } = visit(shop, { code: null, mark: creditMark("earlier", "BRO25") });
  await checkout.fetch("earlier");
  await carts.credit();
  expect(shop.carts.get("earlier")?.attributes).toEqual([GIFT, SNOWBALL]);
  expect(shop.operations).toEqual(["fetch"]);
});

it("and a cart that the shop has forgotten has nothing left to lose", async () => {
  const { checkout, page } = visit(shop, { code: null, mark: creditMark("gone", null) });
  await checkout.fetch("gone");
  expect(page.mark).toBe("");
});

it("a shop that hangs holds a sale no longer than 3 seconds", async () => {
  vi.useFakeTimers();
  const { checkout, carts } = visit(shop, { code: null, mark: TO_LOSE });
  shop.before = (operation) => (operation === "read" ? new Promise(() => undefined) : undefined);
  await checkout.fetch("earlier");
  expect(await settled(carts.credit())).toBe(true);
  vi.useRealTimers();
});

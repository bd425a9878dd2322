import { describe, expect, it } from "vitest";
import { field } from "@/lib/field";
import type { DemoStorage } from "@/demo/store/demo-store";
import { BRO_BUNDLE, createTextStorage, STARTER, visit } from "./shopper";

const denied = () => {
  throw new DOMException("denied", "SecurityError");
};

const oneStarter = () => ({ lineItems: [{ variantId: STARTER, quantity: 1 }] });

describe("carts of the demo store", () => {
  it("are the same in two tabs", async () => {
    const storage = createTextStorage();
    const [first, second] = [visit(storage), visit(storage)];
    const { id } = await first.checkout.create(oneStarter());
    await second.checkout.addLineItems(id, [{ variantId: STARTER, quantity: 1 }]);
    expect(await first.checkout.fetch(id)).toMatchObject({ lineItems: [{ quantity: 2 }] });
  });

  it("are limited to the five that were used last", async () => {
    const storage = createTextStorage();
    const { checkout } = visit(storage);
    const ids: string[] = [];
    for (let count = 0; count < 5; count++) ids.push((await checkout.create(oneStarter())).id);
    await checkout.addLineItems(ids[0] ?? "", [{ variantId: STARTER, quantity: 1 }]);
    await checkout.create(oneStarter());
    const found = await Promise.all(ids.map((id) => checkout.fetch(id)));
    expect(found.map((cart) => cart !== null)).toEqual([true, false, true, true, true]);
  });

  it.each<[string, DemoStorage]>([
    ["cannot be read", { read: denied, write: () => {}, lasting: () => true }],
    ["cannot be written", { read: () => null, write: denied, lasting: () => true }],
    ["does not last", { ...createTextStorage(), lasting: () => false }],
    ["denies all access", { read: denied, write: denied, lasting: () => true }],
  ])("last for the visit when the storage %s", async (_, storage) => {
    const { checkout, store } = visit(storage);
    const { id } = await checkout.create(oneStarter());
    await checkout.addLineItems(id, [{ variantId: STARTER, quantity: 1 }]);
    expect(await checkout.fetch(id)).toMatchObject({ lineItems: [{ quantity: 2 }] });
    expect(store.readCart(id)).toMatchObject({ totalCents: 4020 });
    // The checkout is another page, which cannot read the cart from memory, so its address holds the cart's content.
    await checkout.updateAttributes(id, { customAttributes: [{ key: "__snowball", value: "BRO25" }] });
    await checkout.addDiscount(id, "bro25");
    const { search } = new URL(String(field(await checkout.fetch(id), "webUrl")));
    expect(search).toContain("items=");
    expect(visit(createTextStorage()).store.readCheckout(search)).toEqual(store.readCart(id));
    expect(store.readCart(id)).toMatchObject({
      lines: [{ quantity: 2 }],
      discounts: [{ code: "BRO25", cents: 1005 }],
      attributes: [{ key: "__snowball", value: "BRO25" }],
    });
  });

  it("are in the checkout's address where the storage does not last: each item, and each code if there is one", async () => {
    const { checkout } = visit({ ...createTextStorage(), lasting: () => false });
    const { id } = await checkout.create(oneStarter());
    await checkout.addLineItems(id, [{ variantId: BRO_BUNDLE, quantity: 2 }]);
    const queryOf = async () => {
      const { searchParams } = new URL(String(field(await checkout.fetch(id), "webUrl")));
      searchParams.delete("_fd"); // the library's own
      return [...searchParams];
    };
    const items = ["items", "41000000000002:2,41000000000001:1"];
    expect(await queryOf()).toEqual([items]);
    await checkout.addDiscount(id, "bro25");
    await checkout.addDiscount(id, "nobody");
    expect(await queryOf()).toEqual([items, ["discount", "BRO25,nobody"]]);
  });
});

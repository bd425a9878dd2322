import { describe, expect, it } from "vitest";
import { field } from "@/lib/field";
import type { DemoStorage } from "@/demo/store/demo-store";
import type { Answer } from "@/vendors/shopify/transport/read-answer";
import { BRO_BUNDLE, createTextStorage, line, STARTER, visit } from "./shopper";

const checkoutOf = (answer: Answer): URL => new URL(String(field(field(answer, "cart"), "checkoutUrl")));

const denied = () => {
  throw new DOMException("denied", "SecurityError");
};

describe("carts of the demo store", () => {
  it("are the same in two tabs", async () => {
    const storage = createTextStorage();
    const [first, second] = [visit(storage), visit(storage)];
    const { id } = await first.create();
    await second.add(id, line(STARTER));
    expect(await first.read(id)).toMatchObject({ cart: { lines: [{ quantity: 2 }] } });
  });

  it("are limited to the five that were used last", async () => {
    const storage = createTextStorage();
    const { add, create, read } = visit(storage);
    const ids: string[] = [];
    for (let count = 0; count < 5; count++) ids.push((await create()).id);
    await add(ids[0] ?? "", line(STARTER));
    await create();
    const found = await Promise.all(ids.map(read));
    expect(found.map((answer) => answer.is)).toEqual(["cart", "none", "cart", "cart", "cart"]);
  });

  it.each<[string, DemoStorage]>([
    ["cannot be read", { read: denied, write: () => {}, lasting: () => true }],
    ["cannot be written", { read: () => null, write: denied, lasting: () => true }],
    ["does not last", { ...createTextStorage(), lasting: () => false }],
    ["denies all access", { read: denied, write: denied, lasting: () => true }],
  ])("last for the visit when the storage %s", async (_, storage) => {
    const { add, ask, create, read, store } = visit(storage);
    const { id } = await create();
    await add(id, line(STARTER));
    expect(await read(id)).toMatchObject({ cart: { lines: [{ quantity: 2 }] } });
    expect(store.readCart(id)).toMatchObject({ totalCents: 4020 });
    // The checkout is another page, which cannot read the cart from memory, so its address holds the cart's content.
    const attributes = [{ key: "__snowball", value: "BRO25" }];
    const written = await ask({ operation: "write", id, attributes, codes: ["bro25"] });
    const { search } = checkoutOf(written);
    expect(search).toContain("items=");
    expect(visit(createTextStorage()).store.readCheckout(search)).toEqual(store.readCart(id));
    expect(store.readCart(id)).toMatchObject({
      lines: [{ quantity: 2 }],
      discounts: [{ code: "BRO25", cents: 1005 }],
      attributes: [{ key: "__snowball", value: "BRO25" }],
    });
  });

  it("are in the checkout's address where the storage does not last: each item, and each code if there is one", async () => {
    const { add, ask, create } = visit({ ...createTextStorage(), lasting: () => false });
    const { id } = await create();
    const items = ["items", "41000000000002:2,41000000000001:1"];
    const queryOf = (answer: Answer) => [...checkoutOf(answer).searchParams];
    expect(queryOf(await add(id, line(BRO_BUNDLE, 2)))).toEqual([items]);
    const codes = ["bro25", "nobody"];
    const written = await ask({ operation: "write", id, attributes: null, codes });
    expect(queryOf(written)).toEqual([items, ["discount", "bro25,nobody"]]);
  });
});

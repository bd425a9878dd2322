import { describe, expect, it } from "vitest";
import { STARTER } from "./shopper";
import { idOf, openStore } from "./store-with-discounts";

const amount = (text: string) => ({ amount: text });

describe("the discount codes of a cart", () => {
  it("are replaced as a whole, stored once whatever their letter case, and removed by an empty list", async () => {
    const { create, read, setCodes } = openStore();
    const id = idOf(await create({ [STARTER]: 1 }, ["BRO25"]));
    expect(await setCodes(id, ["matte15", " MATTE15 ", "", "nobody"])).toMatchObject({
      cart: {
        discountCodes: [
          { code: "MATTE15", applicable: true },
          { code: "nobody", applicable: false },
        ],
        cost: { totalAmount: amount("17.09") },
      },
      userErrors: [],
      warnings: [{ code: "DISCOUNT_NOT_FOUND", message: "Enter a valid discount code" }],
    });
    expect(await setCodes(id, [])).toMatchObject({ cart: { discountCodes: [] }, warnings: [] });
    expect(await read(id)).toMatchObject({ discountCodes: [], cost: { totalAmount: amount("20.1") } });
  });

  it("are evaluated for each answer: a discount that was removed takes nothing off any more", async () => {
    const { create, discounts, read } = openStore();
    const id = idOf(await create({ [STARTER]: 1 }, ["BRO25"]));
    discounts.splice(0, 1);
    expect(await read(id)).toMatchObject({
      discountCodes: [{ code: "BRO25", applicable: false }],
      cost: { totalAmount: amount("20.1") },
      discountAllocations: [],
    });
  });
});

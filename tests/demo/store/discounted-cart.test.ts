import { describe, expect, it } from "vitest";
import { field } from "@/lib/field";
import { BRO_BUNDLE, STARTER } from "./shopper";
import { idOf, openStore } from "./store-with-discounts";

const amount = (text: string) => ({ amount: text });
const allocation = (text: string, application: object) => ({
  __typename: "CartCodeDiscountAllocation",
  code: "BRO25",
  discountedAmount: { amount: text, currencyCode: "USD" },
  discountApplication: {
    ...application,
    targetType: "LINE_ITEM",
    value: { __typename: "PricingPercentageValue", percentage: 25 },
  },
});

describe("a new cart with a discount code", () => {
  it("reports an order's discount with the cart, once for each line, and in the cart's total only", async () => {
    const { create } = openStore();
    const application = { allocationMethod: "ACROSS", targetSelection: "ALL" };
    const payload = await create({ [BRO_BUNDLE]: 1, [STARTER]: 2 }, ["bro25"]);
    expect(payload).toMatchObject({ userErrors: [], warnings: [] });
    expect(field(payload, "cart")).toMatchObject({
      discountCodes: [{ code: "BRO25", applicable: true }],
      cost: {
        subtotalAmount: amount("100.15"),
        totalAmount: amount("75.12"),
        checkoutChargeAmount: amount("100.15"),
      },
      discountAllocations: [allocation("10.05", application), allocation("14.98", application)],
      lines: {
        edges: [
          {
            node: {
              quantity: 2,
              cost: {
                amountPerQuantity: amount("20.1"),
                subtotalAmount: amount("40.2"),
                totalAmount: amount("40.2"),
              },
              discountAllocations: [],
            },
          },
          { node: { quantity: 1, cost: { totalAmount: amount("59.95") }, discountAllocations: [] } },
        ],
      },
    });
  });

  it("reports a line's discount with the line, and in all totals", async () => {
    const { create } = openStore({
      discounts: [{ code: "BRO25", percent: 25, combines: false, level: "line" }],
    });
    const application = { allocationMethod: "EACH", targetSelection: "ENTITLED" };
    expect(field(await create({ [STARTER]: 2 }, ["BRO25"]), "cart")).toMatchObject({
      cost: {
        subtotalAmount: amount("30.15"),
        totalAmount: amount("30.15"),
        checkoutChargeAmount: amount("30.15"),
      },
      discountAllocations: [],
      lines: {
        edges: [
          {
            node: {
              cost: { subtotalAmount: amount("40.2"), totalAmount: amount("30.15") },
              discountAllocations: [allocation("10.05", application)],
            },
          },
        ],
      },
    });
  });
});

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

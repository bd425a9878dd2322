import { expect, it } from "vitest";
import { field } from "@/lib/field";
import { readFigures } from "@/vendors/shopify/transport/cart-figures";
import { orderOf, priceCart } from "@/demo/store/priced-cart";
import { BRO_BUNDLE, STARTER } from "./shopper";
import { openStore } from "./store-with-discounts";

it.each(["order", "line"] as const)("the page reads its figures from a discount of an %s", async (level) => {
  const { create } = openStore({ discounts: [{ code: "BRO25", percent: 25, combines: false, level }] });
  const payload = await create({ [BRO_BUNDLE]: 1, [STARTER]: 2 }, ["bro25", "nobody"]);
  expect(readFigures(field(payload, "cart"))).toEqual({
    lines: [
      { variantId: "41000000000001", quantity: 2, cents: 4_020, paidCents: 3_015 },
      { variantId: "41000000000002", quantity: 1, cents: 5_995, paidCents: 4_497 },
    ],
    codes: [
      { code: "BRO25", applicable: true },
      { code: "nobody", applicable: false },
    ],
    discounts: [{ name: "BRO25", cents: 2_503 }],
    totalCents: 7_512,
  });
});

it("an order has what each of several codes takes off all of its lines, and no line without items", () => {
  const variant = { number: "41", productTitle: "Wipes", title: "Starter", cents: 1_000 };
  const line = { id: "l", variantId: "v", quantity: 1 };
  const cart = {
    lines: [line, { ...line, quantity: 2 }, { ...line, quantity: 0 }],
    discountCodes: ["TEN", "FIVE"],
  };
  const discounts = [
    { code: "TEN", percent: 10, combines: true },
    { code: "FIVE", percent: 5, combines: true },
  ];
  expect(orderOf(priceCart(cart, () => variant, discounts))).toMatchObject({
    lines: [{ totalCents: 850 }, { totalCents: 1_700 }],
    discounts: [
      { code: "TEN", percent: 10, cents: 300 },
      { code: "FIVE", percent: 5, cents: 150 },
    ],
    subtotalCents: 3_000,
    totalCents: 2_550,
  });
});

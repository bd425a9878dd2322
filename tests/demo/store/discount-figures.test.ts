import { describe, expect, it } from "vitest";
import { field } from "@/lib/field";
import { readFigures } from "@/vendors/shopify/transport/cart-figures";
import type { DemoDiscount } from "@/demo/store/demo-store";
import { orderOf, priceCart } from "@/demo/store/priced-cart";
import { BRO_BUNDLE, contentOf, STARTER } from "./shopper";
import { idOf, openStore } from "./store-with-discounts";

const amount = (text: string) => ({ amount: text });

describe("the library", () => {
  it.each(["order", "line"] as const)("reads the discount of an %s", async (level) => {
    const discounts = [{ code: "BRO25", percent: 25, combines: false, level }];
    const { create, libraryCheckout } = openStore({ discounts });
    const id = idOf(await create({ [BRO_BUNDLE]: 1, [STARTER]: 2 }, ["bro25"]));
    expect(contentOf(await libraryCheckout.fetch(id))).toMatchObject({
      subtotalPriceV2: amount("75.12"),
      discountApplications: [{ code: "BRO25", applicable: true, value: { percentage: 25 } }],
      lineItems: [
        { quantity: 2, discountAllocations: [{ allocatedAmount: amount("10.05") }] },
        { quantity: 1, discountAllocations: [{ allocatedAmount: amount("14.98") }] },
      ],
    });
  });

  it("gets no discount for a code that takes nothing off, and keeps the cart's lines", async () => {
    const { create, libraryCheckout } = openStore();
    const id = idOf(await create({ [STARTER]: 1 }, ["nobody"]));
    expect(
      contentOf(await libraryCheckout.addLineItems(id, [{ variantId: STARTER, quantity: 1 }])),
    ).toMatchObject({
      lineItems: [{ quantity: 2, discountAllocations: [] }],
      discountApplications: [],
      subtotalPriceV2: amount("40.2"),
    });
  });
});

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

describe("the sum of a cart's allocations", () => {
  const DISCOUNTS: DemoDiscount[] = [3, 12.5, 33.3, 60].flatMap((percent) =>
    (["order", "line"] as const).map((level) => ({
      code: `${level}${percent}`,
      percent,
      combines: true,
      level,
    })),
  );
  const CODES = [["order3"], ["line33.3"], ["line12.5", "order3"], ["order60", "order33.3", "line60"]];
  const QUANTITIES = [
    [1, 0],
    [3, 0],
    [1, 1],
    [7, 3],
    [999, 999],
  ] as const;
  const cases = CODES.flatMap((codes) =>
    QUANTITIES.map(([starters, broBundles]) => ({ codes, starters, broBundles })),
  );

  it.each(cases)(
    "is what is not paid: $codes for $starters and $broBundles items",
    async ({ codes, starters, broBundles }) => {
      const { create } = openStore({ discounts: DISCOUNTS });
      const quantities = { [STARTER]: starters, ...(broBundles > 0 && { [BRO_BUNDLE]: broBundles }) };
      const cart = field(await create(quantities, codes), "cart");
      const allocated = amountsIn(cart, "discountedAmount");
      const lines = amountsIn(field(cart, "lines"), "subtotalAmount");
      const total = centsOf(field(field(field(cart, "cost"), "totalAmount"), "amount"));
      expect(allocated.length).toBeGreaterThanOrEqual(codes.length);
      expect(sumOf(lines) - sumOf(allocated)).toBe(total);
      expect(total).toBeGreaterThanOrEqual(0);
    },
  );
});

/** The cents of every amount with this name, however deep. */
function amountsIn(value: unknown, name: string): number[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
    key === name ? [centsOf(field(inner, "amount"))] : amountsIn(inner, name),
  );
}

function centsOf(text: unknown): number {
  expect(text).toMatch(/^\d+\.\d{1,2}$/);
  return Math.round(Number(text) * 100);
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((total, cents) => total + cents, 0);

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

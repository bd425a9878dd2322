import { describe, expect, it } from "vitest";
import { carriesCode, cartLink, cartLinkBase, withReferralCode } from "@/lib/purchase/cart-link";

const SHOP = "https://shop.example/cart/";
const DEMO = "/demo/checkout?items=";

const ONE = [{ variantId: "41", quantity: 1 }];
const TWO = [...ONE, { variantId: "42", quantity: 3 }];

it("the base of cart links is the shop's cart, or the demo checkout where there is no shop", () => {
  expect(cartLinkBase("shop.example", "/demo/checkout")).toBe(SHOP);
  expect(cartLinkBase(null, "/demo/checkout")).toBe(DEMO);
});

it.each([
  ["one item", SHOP, ONE, null, "https://shop.example/cart/41:1"],
  [
    "two items and a code",
    SHOP,
    TWO,
    "BRO25",
    "https://shop.example/cart/41:1,42:3?discount=BRO25&attributes[__snowball]=BRO25",
  ],
  ["one of the demo store", DEMO, [{ variantId: "41", quantity: 2 }], null, "/demo/checkout?items=41:2"],
  [
    "two items and a code on the demo store",
    DEMO,
    TWO,
    "bro-code_25",
    "/demo/checkout?items=41:1,42:3&discount=bro-code_25&attributes[__snowball]=bro-code_25",
  ],
])("a cart link holds %s", (_, base, items, code, link) => expect(cartLink(base, items, code)).toBe(link));

it.each([
  ["?items=41:1&discount=BRO25", true],
  ["?items=41:1&attributes[__snowball]=BRO25", true],
  ["?items=41:1&attributes%5B__snowball%5D=BRO25", true],
  ["?items=41:1&attributes[gift]=yes", false],
  ["", false],
])("whether the query %s has a code in it: %s", (search, expected) => {
  expect(carriesCode(search)).toBe(expected);
});

describe("a cart link whose code is replaced", () => {
  it.each([SHOP, DEMO])("holds only the new code, and none when the code has expired: %s", (base) => {
    for (const next of ["MATTE15", null])
      expect(withReferralCode(cartLink(base, ONE, "BRO25"), next)).toBe(cartLink(base, ONE, next));
  });

  it("keeps other parameters and attributes", () => {
    expect(
      withReferralCode(
        `${SHOP}41:1?attributes[gift]=yes&discount=OLD&note=hi&attributes%5B__snowball%5D=OLD`,
        "BRO25",
      ),
    ).toBe(`${SHOP}41:1?attributes[gift]=yes&note=hi&discount=BRO25&attributes[__snowball]=BRO25`);
  });

  it("encodes the code, so that it stays the value of one parameter", () => {
    const link = withReferralCode(`${SHOP}41:1`, "a&discount=b#c");
    const { searchParams, hash } = new URL(link);
    expect([...searchParams]).toEqual([
      ["discount", "a&discount=b#c"],
      ["attributes[__snowball]", "a&discount=b#c"],
    ]);
    expect(hash).toBe("");
  });
});

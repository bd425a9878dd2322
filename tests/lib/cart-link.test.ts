import { describe, expect, it } from "vitest";
import { cartLink, cartLinkBase, readCartLink, withReferralCode } from "@/lib/cart-link";

const SHOP = "https://shop.example/cart/";
const DEMO = "/demo/checkout?items=";

describe("the base of cart links", () => {
  it("is the shop's cart, or the demo checkout where there is no shop", () => {
    expect(cartLinkBase("shop.example", "/demo/checkout")).toBe(SHOP);
    expect(cartLinkBase(null, "/demo/checkout")).toBe(DEMO);
  });
});

describe("a cart link", () => {
  it.each([
    ["one item", SHOP, [{ variantId: "41", quantity: 1 }], null, "https://shop.example/cart/41:1"],
    [
      "two items and a code",
      SHOP,
      [
        { variantId: "41", quantity: 1 },
        { variantId: "42", quantity: 3 },
      ],
      "BRO25",
      "https://shop.example/cart/41:1,42:3?discount=BRO25&attributes[__snowball]=BRO25",
    ],
    [
      "one item on the demo store",
      DEMO,
      [{ variantId: "41", quantity: 2 }],
      null,
      "/demo/checkout?items=41:2",
    ],
    [
      "two items and a code on the demo store",
      DEMO,
      [
        { variantId: "41", quantity: 1 },
        { variantId: "42", quantity: 3 },
      ],
      "bro-code_25",
      "/demo/checkout?items=41:1,42:3&discount=bro-code_25&attributes[__snowball]=bro-code_25",
    ],
  ])("holds %s", (_, base, items, code, link) => {
    expect(cartLink(base, items, code)).toBe(link);
  });
});

describe("a cart link whose code is replaced", () => {
  it.each([SHOP, DEMO])("holds only the new code: %s", (base) => {
    const items = [{ variantId: "41", quantity: 1 }];
    expect(withReferralCode(cartLink(base, items, "BRO25"), "MATTE15")).toBe(
      cartLink(base, items, "MATTE15"),
    );
  });

  it.each([SHOP, DEMO])("holds no code when the code has expired: %s", (base) => {
    const items = [{ variantId: "41", quantity: 1 }];
    expect(withReferralCode(cartLink(base, items, "BRO25"), null)).toBe(cartLink(base, items, null));
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

describe("reading a demo cart link", () => {
  it("returns the items, the discount and the attributes from which the link was made", () => {
    const items = [
      { variantId: "41000000000001", quantity: 1 },
      { variantId: "41000000000003", quantity: 12 },
    ];
    const { search } = new URL(cartLink(DEMO, items, "BRO25"), "https://mugworks.example");
    expect(readCartLink(search)).toEqual({
      items,
      discount: "BRO25",
      attributes: [{ key: "__snowball", value: "BRO25" }],
    });
  });

  it.each([
    ["no query", ""],
    ["an empty list", "?items="],
    ["no number", "?items=abc:1"],
    ["no quantity", "?items=41"],
    ["an empty quantity", "?items=41:"],
    ["a quantity of zero", "?items=41:0"],
    ["a negative quantity", "?items=41:-1"],
    ["half a pack", "?items=41:1.5"],
    ["a quantity of 1000", "?items=41:1000"],
    ["a quantity in exponent notation", "?items=41:1e2"],
    ["three parts", "?items=41:1:1"],
    ["markup", "?items=<img src=x>:1"],
    ["a variant id of 21 digits", `?items=${"4".repeat(21)}:1`],
    ["an encoding that does not decode", "?items=%E0%A4%A:1"],
    ["only commas", "?items=,,,"],
  ])("finds no items in %s", (_, search) => {
    expect(readCartLink(search)).toEqual({ items: [], discount: null, attributes: [] });
  });

  it("leaves out what is malformed and keeps the rest", () => {
    expect(readCartLink("?items=41:1,oops,42:0,,43:999").items).toEqual([
      { variantId: "41", quantity: 1 },
      { variantId: "43", quantity: 999 },
    ]);
  });

  it("keeps every attribute that has a name", () => {
    expect(
      readCartLink(
        "?attributes[gift]=yes&attributes[]=x&attributes=y&attributes[__proto__]=z&attributes[a]b=c",
      ).attributes,
    ).toEqual([
      { key: "gift", value: "yes" },
      { key: "__proto__", value: "z" },
    ]);
  });
});

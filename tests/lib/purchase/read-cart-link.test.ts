import { describe, expect, it } from "vitest";
import { readCartLink } from "@/lib/purchase/read-cart-link";

describe("reading a demo cart link", () => {
  it("returns the items, the discount and the attributes", () => {
    expect(readCartLink("?items=41:1,43:12&discount=BRO25&attributes[__snowball]=BRO25")).toEqual({
      items: [
        { variantId: "41", quantity: 1 },
        { variantId: "43", quantity: 12 },
      ],
      discount: "BRO25",
      attributes: [{ key: "__snowball", value: "BRO25" }],
    });
  });

  it.each([
    ["no query", ""],
    ["no number", "?items=abc:1"],
    ["no quantity", "?items=41"],
    ["a quantity of zero", "?items=41:0"],
    ["half a pack", "?items=41:1.5"],
    ["a quantity of 1000", "?items=41:1000"],
    ["three parts", "?items=41:1:1"],
    ["a variant id of 21 digits", `?items=${"4".repeat(21)}:1`],
    ["an encoding that does not decode", "?items=%E0%A4%A:1"],
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
        "?attributes[gift]=yes&attributes[]=x&attributes=y&attributes[__proto__]=z&attributes[a]b=c&xattributes[b]=d",
      ).attributes,
    ).toEqual([
      { key: "gift", value: "yes" },
      { key: "__proto__", value: "z" },
    ]);
  });
});

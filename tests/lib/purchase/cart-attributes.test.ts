import { describe, expect, it } from "vitest";
import { withReferralAttribute } from "@/lib/purchase/cart-attributes";

describe("a cart's attributes with a referral code", () => {
  it("are the referral attribute alone in a cart that had none", () => {
    expect(withReferralAttribute([], "BRO25")).toEqual([{ key: "__snowball", value: "BRO25" }]);
  });

  it("keep the attributes of others", () => {
    const others = [
      { key: "gift", value: "yes" },
      { key: "__other", value: "" },
    ];
    expect(withReferralAttribute(others, "BRO25")).toEqual([
      ...others,
      { key: "__snowball", value: "BRO25" },
    ]);
    expect(others).toHaveLength(2);
  });

  it("hold only the last code", () => {
    const before = [
      { key: "__snowball", value: "OLD" },
      { key: "gift", value: "yes" },
      { key: "__snowball", value: "OLDER" },
    ];
    expect(withReferralAttribute(before, "BRO25")).toEqual([
      { key: "gift", value: "yes" },
      { key: "__snowball", value: "BRO25" },
    ]);
  });

  it("hold key and value and nothing else, because the API refuses other fields", () => {
    const model = { key: "gift", value: "yes", type: { name: "Attribute" } };
    expect(withReferralAttribute([model], "BRO25")).toEqual([
      { key: "gift", value: "yes" },
      { key: "__snowball", value: "BRO25" },
    ]);
  });

  it("need no request when the cart has the code already", () => {
    expect(
      withReferralAttribute(
        [
          { key: "gift", value: "yes" },
          { key: "__snowball", value: "BRO25" },
        ],
        "BRO25",
      ),
    ).toBeNull();
  });

  it("treat codes that differ in case as different codes", () => {
    expect(withReferralAttribute([{ key: "__snowball", value: "bro25" }], "BRO25")).toEqual([
      { key: "__snowball", value: "BRO25" },
    ]);
  });
});

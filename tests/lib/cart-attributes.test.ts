import { describe, expect, it } from "vitest";
import { withReferralAttribute } from "@/lib/cart-attributes";

describe("a cart's attributes with a referral", () => {
  it("are the referral alone in a cart that had none", () => {
    expect(withReferralAttribute([], "BRO25")).toEqual([{ key: "__snowball", value: "BRO25" }]);
  });

  it("keep what others put there", () => {
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

  it("name the last code alone", () => {
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

  it("hold key and value and nothing else, because the API refuses the rest", () => {
    const model = { key: "gift", value: "yes", type: { name: "Attribute" } };
    expect(withReferralAttribute([model], "BRO25")).toEqual([
      { key: "gift", value: "yes" },
      { key: "__snowball", value: "BRO25" },
    ]);
  });

  it("need no write when the code is there already", () => {
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

  it("take codes apart to the letter", () => {
    expect(withReferralAttribute([{ key: "__snowball", value: "bro25" }], "BRO25")).toEqual([
      { key: "__snowball", value: "BRO25" },
    ]);
  });
});

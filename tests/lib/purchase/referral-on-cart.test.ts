import { describe, expect, it } from "vitest";
import { planCode, withoutReferralAttribute, withReferralAttribute } from "@/lib/purchase/referral-on-cart";

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

describe("a cart's attributes with a campaign", () => {
  const SOURCE = { key: "utm_source", value: "tik tok" };
  const CLICK = { key: "ttclid", value: "E.C.P" };
  const GIFT = { key: "gift", value: "yes" };
  const CODE = { key: "__snowball", value: "BRO25" };

  it("have it beside the code", () => {
    expect(withReferralAttribute([GIFT], "BRO25", "utm_source=tik%20tok&ttclid=E.C.P")).toEqual([
      GIFT,
      SOURCE,
      CLICK,
      CODE,
    ]);
  });

  it("have the last one as a whole", () => {
    expect(withReferralAttribute([SOURCE, CLICK, CODE], "BRO25", "utm_medium=paid")).toEqual([
      { key: "utm_medium", value: "paid" },
      CODE,
    ]);
  });

  it("need no request when the cart has it already, and when there is none", () => {
    const attributes = [SOURCE, CODE];
    expect(withReferralAttribute(attributes, "BRO25", "utm_source=tik%20tok")).toBeNull();
    expect(withReferralAttribute(attributes, "BRO25")).toBeNull();
  });

  it("lose it with the code", () => {
    expect(withoutReferralAttribute([GIFT, SOURCE, CLICK, CODE])).toEqual([GIFT]);
  });
});

describe("the plan for a cart", () => {
  const applied = (...codes: string[]) => codes.map((code) => ({ code, applicable: true }));
  const cart = (attribute: string | null, ...codes: string[]) => ({
    attributes: attribute === null ? [] : [{ key: "__snowball", value: attribute }],
    codes: applied(...codes),
  });

  it.each([
    ["adds the code to a new cart", cart(null), "BRO25", [], ["BRO25"]],
    ["adds the code behind the shopper's own", cart(null, "OWN"), "BRO25", [], ["OWN", "BRO25"]],
    [
      "takes out the code that the cart is known to have",
      cart(null, "OLD", "OWN"),
      "BRO25",
      ["OLD"],
      ["OWN", "BRO25"],
    ],
    [
      "takes out the code of the attribute, in any letter case",
      cart("OLD", "old"),
      "BRO25",
      [null],
      ["BRO25"],
    ],
    ["keeps a listed code as it is written", cart(null, "bro25"), "BRO25", ["bro25"], ["bro25"]],
    [
      "takes out every code that a lost write may have put there",
      cart(null, "A", "B"),
      "C",
      [null, "A", "B"],
      ["C"],
    ],
    [
      "takes out a forgotten code and adds none",
      cart("BRO25", "BRO25", "OWN"),
      null,
      [null, "BRO25"],
      ["OWN"],
    ],
  ])("%s", (_, found, live, known, discountCodes) => {
    const plan = planCode(found, live, known);
    expect(plan).toMatchObject({ isChange: true, discountCodes });
    expect(plan.attributes).toEqual(live === null ? [] : [{ key: "__snowball", value: live }]);
  });

  it("is no change where attribute and code are there, in any letter case of the code", () => {
    expect(planCode(cart("BRO25", "OWN", "bro25"), "BRO25", ["BRO25"])).toEqual({
      isChange: false,
      attributes: null,
      discountCodes: ["OWN", "bro25"],
      others: applied("OWN"),
    });
  });

  it("leaves the attributes as they are where only the discount codes change", () => {
    expect(planCode(cart("BRO25"), "BRO25", [])).toMatchObject({ isChange: true, attributes: null });
    expect(planCode(cart("BRO25", "BRO25", "OLD"), "BRO25", ["OLD"])).toMatchObject({
      isChange: true,
      attributes: null,
      discountCodes: ["BRO25"],
    });
  });

  it("tells the shopper's own codes from the referral's", () => {
    expect(planCode(cart("OLD", "OWN", "OLD", "BRO25"), "BRO25", []).others).toEqual(applied("OWN"));
  });
});

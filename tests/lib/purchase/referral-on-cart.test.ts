import { describe, expect, it } from "vitest";
import {
  lacksCode,
  planCode,
  withoutReferralAttribute,
  withReferralAttribute,
} from "@/lib/purchase/referral-on-cart";

const SOURCE = { key: "utm_source", value: "tik tok" };
const CLICK = { key: "ttclid", value: "E.C.P" };
const GIFT = { key: "gift", value: "BRO25" };
const CODE = { key: "__snowball", value: "BRO25" };
const OLD = { ...CODE, value: "OLD" };

describe("a cart's attributes with a referral code", () => {
  it.each([
    ["are the code's alone in a cart that had none", [], [CODE]],
    [
      "keep those of others",
      [GIFT, { key: "__other", value: "" }],
      [GIFT, { key: "__other", value: "" }, CODE],
    ],
    ["hold only the last code", [OLD, GIFT, { ...CODE, value: "OLDER" }], [GIFT, CODE]],
    ["need no request when the cart has the code already", [GIFT, CODE], null],
  ])("%s", (_, before, after) => expect(withReferralAttribute(before, "BRO25")).toEqual(after));
});

describe("a cart's attributes with a campaign", () => {
  it.each([
    ["have it beside the code", [GIFT], "utm_source=tik%20tok&ttclid=E.C.P", [GIFT, SOURCE, CLICK, CODE]],
    [
      "have the last one as a whole",
      [SOURCE, CODE],
      "utm_medium=paid",
      [{ key: "utm_medium", value: "paid" }, CODE],
    ],
    [
      "need no request when the cart has it already",
      [SOURCE, CLICK, CODE],
      "utm_source=tik%20tok&ttclid=E.C.P",
      null,
    ],
    ["need none when there is none", [SOURCE, CODE], undefined, null],
  ])("%s", (_, before, campaign, after) => {
    expect(withReferralAttribute(before, "BRO25", campaign)).toEqual(after);
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
    ["takes out the code it is known to have", cart(null, "OLD", "OWN"), "BRO25", ["OLD"], ["OWN", "BRO25"]],
    ["takes out the attribute's, in any case", cart("OLD", "old"), "BRO25", [null], ["BRO25"]],
    ["keeps a listed code as it is written", cart(null, "bro25"), "BRO25", ["bro25"], ["bro25"]],
    ["takes out what a lost write may have put", cart(null, "A", "B"), "C", [null, "A", "B"], ["C"]],
    ["takes out a forgotten code", cart("BRO25", "BRO25", "OWN"), null, [null, "BRO25"], ["OWN"]],
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

it.each([
  ["no code", [], true],
  ["the code, which does not apply", [{ code: "bro25", applicable: false }], false],
  ["another code, which does not apply", [{ code: "OTHER", applicable: false }], true],
  ["another code, which takes something off", [{ code: "OTHER", applicable: true }], false],
])("a list with %s lacks the referral code: %j", (_, codes, isLacking) =>
  expect(lacksCode(codes, "BRO25")).toBe(isLacking),
);

// @vitest-environment node
// Every user error and warning that the shop's schema knows ends in a sentence, and so does one that it does not know yet.
import { buildSchema, isEnumType } from "graphql";
import { describe, expect, it } from "vitest";
import { shopProblems } from "@/content/interface";
import { problemText } from "@/features/checkout/problem-text";
import schemaText from "@/demo/store/schema.graphql?raw";
import { remarksIn, reportOf, stopsCheckout } from "@/vendors/shopify/transport/remarks";

const ENGLISH = { extensions: { context: { language: "EN" } } };
type Kind = "userErrors" | "warnings";
const said = (code: string, kind: Kind = "userErrors", message = "The shop's own words.") =>
  remarksIn({ [kind]: [{ code, message }] }, ENGLISH);

const schema = buildSchema(schemaText);

function codesOf(enumeration: string): string[] {
  const type = schema.getType(enumeration);
  return isEnumType(type) ? type.getValues().map(({ name }) => name) : [];
}

const errors = [...codesOf("CartErrorCode"), "AN_ERROR_OF_A_LATER_VERSION", ""];
const warnings = codesOf("CartWarningCode").filter((code) => !code.startsWith("DISCOUNT_"));

it("knows both enumerations of the schema", () => {
  expect(errors.length).toBeGreaterThan(50);
  expect(warnings).toContain("MERCHANDISE_NOT_ENOUGH_STOCK");
});

describe.each([
  ["user error", "userErrors", errors],
  ["warning", "warnings", [...warnings, "A_WARNING_OF_A_LATER_VERSION"]],
] as const)("the %s", (_, kind, codes) => {
  it.each(codes)("%s ends in a sentence", (code) => {
    const report = reportOf(said(code, kind), 2);
    const text = report && problemText(shopProblems, report);
    expect(text).toMatch(/\p{L}.*[.”]$/u);
    expect(text).not.toContain("{");
  });
});

it.each([
  ["MERCHANDISE_NOT_ENOUGH_STOCK", 2, { problem: "few-left", quantity: 2 }],
  ["MERCHANDISE_NOT_ENOUGH_STOCK", 0, { problem: "sold-out" }],
  ["MERCHANDISE_OUT_OF_STOCK", 0, { problem: "sold-out" }],
  ["MAXIMUM_EXCEEDED", 1, { problem: "quantity" }],
  ["MERCHANDISE_NOT_APPLICABLE", 0, { problem: "not-sold" }],
  ["CART_TOO_LARGE", 1, { problem: "cart-full" }],
  ["SERVICE_UNAVAILABLE", 1, { problem: "down" }],
  ["VALIDATION_CUSTOM", 1, { problem: "remark", message: "Limit 2 per customer." }],
  // A name that every object has is no code.
  ["constructor", 1, { problem: "remark", message: "Limit 2 per customer." }],
])("%s, with %i of the bundle in the cart, is reported as %o", (code, quantity, report) => {
  expect(reportOf(said(code, "userErrors", "Limit 2 per customer."), quantity)).toEqual(report);
});

it("reports nothing where the shop says nothing", () => {
  expect(reportOf([], 1)).toBeNull();
});

it("reports each remark on a change once, those with a sentence of their own first", () => {
  const list = [
    ...said("VALIDATION_CUSTOM", "userErrors", "Limit 2."),
    ...said("CART_TOO_LARGE"),
    ...said("CART_TOO_LARGE"),
  ];
  expect(reportOf(list, 1)).toEqual({
    problem: "cart-full",
    others: [{ problem: "remark", message: "Limit 2." }],
  });
});

describe("the shop's own words", () => {
  const packed = (extensions: unknown) =>
    remarksIn(
      { userErrors: [{ code: "VALIDATION_CUSTOM", message: "Höchstens 2." }], warnings: [] },
      { extensions },
    );

  it.each([
    ["another language", { context: { country: "DE", language: "DE" } }],
    ["a language that the response does not name", undefined],
    ["a language that cannot be read", { context: "EN" }],
  ])("are not quoted in %s", (_, extensions) => {
    expect(packed(extensions)).toEqual([{ code: "VALIDATION_CUSTOM", message: null, isWarning: false }]);
  });

  it("are quoted in the page's language", () => {
    expect(packed({ context: { country: "US", language: "EN" } })[0]?.message).toBe("Höchstens 2.");
  });

  it.each([null, { userErrors: "none" }, { warnings: [{ code: "DISCOUNT_NOT_FOUND", message: "no" }] }])(
    "are none in %j",
    (mutation) => {
      expect(remarksIn(mutation, ENGLISH)).toEqual([]);
    },
  );
});

it.each([
  ["MERCHANDISE_OUT_OF_STOCK", "warnings", true],
  ["PAYMENTS_GIFT_CARDS_UNAVAILABLE", "warnings", false],
  ["VALIDATION_CUSTOM", "userErrors", true],
] as const)("%s among the %s stops a direct checkout: %s", (code, kind, stops) => {
  expect(said(code, kind).map(stopsCheckout)).toEqual([stops]);
});

// Our own requests to the shop about a cart, and the reading of its responses and errors. The figures in the responses are
// read where they arrive; see cart-figures.ts.
import { field } from "@/lib/field";
import type { CartCodes } from "@/lib/purchase/code-plan";
import type { CartFigures } from "@/lib/purchase/offer";
import { discountCodesIn } from "./cart-figures";
import { remarksOf, reportOf } from "./remarks";
import { ShopError, type ShopProblem, type ShopReport } from "./shop-error";

const MONEY = "{ amount currencyCode }";
const DISCOUNTS = `discountAllocations { discountedAmount ${MONEY} discountApplication { targetType value { ... on MoneyV2 { amount } } } ... on CartCodeDiscountAllocation { code } ... on CartAutomaticDiscountAllocation { title } ... on CartCustomDiscountAllocation { title } }`;
/** What `readFigures` reads. The library's operations select the same, and more. */
const FIGURES = `id cost { totalAmount ${MONEY} } discountCodes { code applicable } ${DISCOUNTS} lines(first: 250) { edges { node { quantity merchandise { ... on ProductVariant { id } } cost { subtotalAmount ${MONEY} } ${DISCOUNTS} } } }`;
const ERRORS = "userErrors { message }";
const UPDATE_CODES = `cartDiscountCodesUpdate(cartId: $cartId, discountCodes: $discountCodes) { cart { ${FIGURES} } ${ERRORS} warnings { code } }`;

export const READ_CART = `query ($id: ID!) { cart(id: $id) { attributes { key value } ${FIGURES} } }`;
/** Mutations of one request run one after the other, and one that fails leaves the others as they are. Source: the GraphQL specification, 6.2.2. */
export const WRITE_ATTRIBUTES_AND_CODES = `mutation ($cartId: ID!, $attributes: [AttributeInput!]!, $discountCodes: [String!]!) { cartAttributesUpdate(cartId: $cartId, attributes: $attributes) { cart { id } ${ERRORS} } ${UPDATE_CODES} }`;
export const WRITE_CODES = `mutation ($cartId: ID!, $discountCodes: [String!]!) { ${UPDATE_CODES} }`;
/** A cart that nobody buys, for what it would cost. */
export const TRY_CODES = `mutation ($input: CartInput!) { cartCreate(input: $input) { cart { ${FIGURES} } ${ERRORS} } }`;

/** The library rejects with our own error, with a list of the shop's user errors, or with an Error around GraphQL's errors. */
export function reportOfError(error: unknown): ShopReport {
  if (error instanceof ShopError) return { problem: error.problem, ...error.detail };
  if (!Array.isArray(error)) return { problem: "unknown" };
  const errors = error.map((entry: unknown) => ({ message: String(field(entry, "message")) }));
  return reportOf(remarksOf(errors), 0) ?? { problem: "unknown" };
}

export function problemOf(error: unknown): ShopProblem {
  return reportOfError(error).problem;
}

/**
 * Whether the shop may have done what it was asked for, although the request failed: the response was lost, late or
 * unreadable. It refuses a request that is throttled, forbidden or wrong before it does anything.
 */
export function mayHaveRun(error: unknown): boolean {
  const refusals = ["busy", "refused", "missing", "sold-out", "quantity", "not-sold", "cart-full"];
  return !refusals.includes(problemOf(error));
}

/** The attributes and the discount codes in the response to READ_CART. Throws a ShopError when it does not hold both lists. */
export function readCartCodes(answer: unknown): CartCodes {
  const cart = field(field(answer, "data"), "cart");
  const attributes = field(cart, "attributes");
  if (!Array.isArray(attributes)) throw new ShopError("garbled");
  return {
    attributes: attributes.flatMap((attribute: unknown) => {
      const key = field(attribute, "key");
      const value = field(attribute, "value");
      return typeof key === "string" && typeof value === "string" ? [{ key, value }] : [];
    }),
    codes: readCodes(cart),
  };
}

/**
 * The discount codes after a write; null when the shop refuses the list. Throws a ShopError when the response does not
 * confirm the attributes, or cannot be read.
 */
export function readWrittenCodes(answer: unknown): CartFigures["codes"] | null {
  const data = field(answer, "data");
  const attributes = field(data, "cartAttributesUpdate");
  if (attributes !== undefined && errorsOf(attributes) > 0) throw new ShopError("garbled");
  const codes = field(data, "cartDiscountCodesUpdate");
  return errorsOf(codes) > 0 ? null : readCodes(field(codes, "cart"));
}

function errorsOf(mutation: unknown): number {
  const errors = field(mutation, "userErrors");
  if (!Array.isArray(errors)) throw new ShopError("garbled");
  return errors.length;
}

function readCodes(cart: unknown): CartFigures["codes"] {
  try {
    return discountCodesIn(cart);
  } catch {
    throw new ShopError("garbled");
  }
}

// What the site asks the shop: about a cart, and about its product. The variables are named as in Shopify's own documentation.
import type { CartAttribute, CartLinkItem } from "@/lib/purchase/cart-link";
import { variantGid } from "@/vendors/shopify/ids";
import { IN_CONTEXT } from "./storefront-api";

export interface LineChange {
  /** Of the line. */
  id: string;
  quantity: number;
}

/** What a cart shall carry. Null is what stays as it is, or what a new one has not. */
interface Carries {
  attributes: CartAttribute[] | null;
  codes: string[] | null;
}

export type Ask =
  | { operation: "read"; id: string }
  | ({ operation: "create"; lines: readonly CartLinkItem[]; live: string | null } & Carries)
  | { operation: "add"; id: string; lines: readonly CartLinkItem[] }
  | { operation: "update"; id: string; lines: readonly LineChange[] }
  | { operation: "remove"; id: string; lineIds: readonly string[] }
  | ({ operation: "write"; id: string } & Carries)
  /** A cart that nobody buys, for what it would cost. */
  | { operation: "try"; lines: readonly CartLinkItem[]; codes: readonly string[] };

const MONEY = "{ amount currencyCode }";
const DISCOUNTS = `discountAllocations { discountedAmount ${MONEY} discountApplication { targetType value { ... on MoneyV2 { amount } } } ... on CartCodeDiscountAllocation { code } ... on CartAutomaticDiscountAllocation { title } ... on CartCustomDiscountAllocation { title } }`;
/** What `readCart` and `readFigures` read. */
const CART = `id checkoutUrl attributes { key value } cost { totalAmount ${MONEY} } discountCodes { code applicable } ${DISCOUNTS} lines(first: 250) { edges { node { id quantity merchandise { ... on ProductVariant { id title price ${MONEY} image { url } product { title } } } cost { subtotalAmount ${MONEY} } ${DISCOUNTS} } } }`;
const REMARKS = "userErrors { code field message } warnings { code message }";
const PAYLOAD = `{ cart { ${CART} } ${REMARKS} }`;
const UPDATE_CODES = `cartDiscountCodesUpdate(cartId: $cartId, discountCodes: $discountCodes) ${PAYLOAD}`;
const UPDATE_ATTRIBUTES = "cartAttributesUpdate(cartId: $cartId, attributes: $attributes)";

/** 250 is the most that Shopify gives in one response. */
export const READ_PRODUCT = `query ($id: ID!) { node(id: $id) { ... on Product { variants(first: 250) { edges { node { id title availableForSale price ${MONEY} } } } } } }`;
export const READ_CART = `query ($id: ID!) ${IN_CONTEXT} { cart(id: $id) { ${CART} } }`;
export const CREATE_CART = `mutation ($input: CartInput!) ${IN_CONTEXT} { cartCreate(input: $input) ${PAYLOAD} }`;
export const ADD_LINES = `mutation ($cartId: ID!, $lines: [CartLineInput!]!) ${IN_CONTEXT} { cartLinesAdd(cartId: $cartId, lines: $lines) ${PAYLOAD} }`;
export const UPDATE_LINES = `mutation ($cartId: ID!, $lines: [CartLineUpdateInput!]!) ${IN_CONTEXT} { cartLinesUpdate(cartId: $cartId, lines: $lines) ${PAYLOAD} }`;
export const REMOVE_LINES = `mutation ($cartId: ID!, $lineIds: [ID!]!) ${IN_CONTEXT} { cartLinesRemove(cartId: $cartId, lineIds: $lineIds) ${PAYLOAD} }`;
/** Mutations of one request run one after the other, and one that fails leaves the others as they are. Source: the GraphQL specification, 6.2.2. */
export const WRITE_ATTRIBUTES_AND_CODES = `mutation ($cartId: ID!, $attributes: [AttributeInput!]!, $discountCodes: [String!]!) ${IN_CONTEXT} { ${UPDATE_ATTRIBUTES} { cart { id } ${REMARKS} } ${UPDATE_CODES} }`;
export const WRITE_ATTRIBUTES = `mutation ($cartId: ID!, $attributes: [AttributeInput!]!) ${IN_CONTEXT} { ${UPDATE_ATTRIBUTES} ${PAYLOAD} }`;
export const WRITE_CODES = `mutation ($cartId: ID!, $discountCodes: [String!]!) ${IN_CONTEXT} { ${UPDATE_CODES} }`;

/** The operation and its variables. */
export function operationOf(ask: Ask): [string, object] {
  switch (ask.operation) {
    case "read":
      return [READ_CART, { id: ask.id }];
    case "create":
    case "try": {
      const attributes = ask.operation === "create" && { attributes: ask.attributes ?? [] };
      const input = { lines: inputsOf(ask.lines), ...attributes, discountCodes: ask.codes };
      return [CREATE_CART, { input }];
    }
    case "add":
      return [ADD_LINES, { cartId: ask.id, lines: inputsOf(ask.lines) }];
    case "update":
      return [UPDATE_LINES, { cartId: ask.id, lines: ask.lines }];
    case "remove":
      return [REMOVE_LINES, { cartId: ask.id, lineIds: ask.lineIds }];
    case "write": {
      const { id: cartId, attributes, codes: discountCodes } = ask;
      if (!attributes) return [WRITE_CODES, { cartId, discountCodes }];
      return discountCodes
        ? [WRITE_ATTRIBUTES_AND_CODES, { cartId, attributes, discountCodes }]
        : [WRITE_ATTRIBUTES, { cartId, attributes }];
    }
  }
}

function inputsOf(lines: readonly CartLinkItem[]): object[] {
  return lines.map(({ variantId, quantity }) => ({ merchandiseId: variantGid(variantId), quantity }));
}

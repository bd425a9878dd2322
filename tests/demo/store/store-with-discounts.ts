// A demo store that answers operations written for these tests, with discounts that a test may change.
import { expect } from "vitest";
import { field } from "@/lib/field";
import type { DemoDiscount, DemoShop } from "@/demo/store/demo-store";
import { createTextStorage, ENDPOINT, shop, visit } from "./shopper";

const CART = `
  discountCodes { code applicable }
  cost { subtotalAmount { amount currencyCode } totalAmount { amount currencyCode } checkoutChargeAmount { amount } }
  discountAllocations { ...allocation }
  lines(first: 10) { edges { node {
    quantity
    merchandise { ... on ProductVariant { id } }
    cost { amountPerQuantity { amount } subtotalAmount { amount currencyCode } totalAmount { amount currencyCode } }
    discountAllocations { ...allocation }
  } } }`;
const ALLOCATION = `fragment allocation on CartDiscountAllocation {
  __typename
  discountedAmount { amount currencyCode }
  discountApplication {
    allocationMethod targetSelection targetType
    value { __typename ... on PricingPercentageValue { percentage } }
  }
  ... on CartCodeDiscountAllocation { code }
}`;
const CREATE = `mutation ($input: CartInput!) {
  cartCreate(input: $input) { cart { id ${CART} } userErrors { message } warnings { code message } }
} ${ALLOCATION}`;
const READ = `query ($id: ID!) { cart(id: $id) { ${CART} } } ${ALLOCATION}`;
const SET_CODES = `mutation ($id: ID!, $codes: [String!]!) {
  cartDiscountCodesUpdate(cartId: $id, discountCodes: $codes) {
    cart { ${CART} } userErrors { message } warnings { code message }
  }
} ${ALLOCATION}`;

/** Sends operations to a store whose discounts the test may change. */
export function openStore({ discounts = [...shop.discounts] }: { discounts?: DemoDiscount[] } = {}) {
  const changed: DemoShop = { ...shop, discounts };
  const { store, checkout } = visit(createTextStorage(), changed);
  async function ask(query: string, variables: object, operation: string) {
    const body = JSON.stringify({ query, variables });
    const answer: unknown = await (await store.fetch(ENDPOINT, { method: "POST", body })).json();
    expect(answer).not.toHaveProperty("errors");
    return field(field(answer, "data"), operation);
  }
  return {
    checkout,
    discounts,
    create: (quantities: Record<string, number>, discountCodes: string[]) => {
      const lines = Object.entries(quantities).map(([merchandiseId, quantity]) => ({
        merchandiseId,
        quantity,
      }));
      return ask(CREATE, { input: { lines, discountCodes } }, "cartCreate");
    },
    read: (id: string) => ask(READ, { id }, "cart"),
    setCodes: (id: string, codes: string[]) => ask(SET_CODES, { id, codes }, "cartDiscountCodesUpdate"),
  };
}

export const idOf = (payload: unknown) => String(field(field(payload, "cart"), "id"));

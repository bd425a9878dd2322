import type { CartLinkItem } from "../../src/lib/purchase/cart-link.ts";
import { type Ask, operationOf, READ_PRODUCT } from "../../src/vendors/shopify/transport/operations.ts";
import { withObjection } from "../../src/vendors/shopify/transport/storefront-api.ts";

export interface Operation {
  query: string;
  variables: Record<string, unknown>;
}

const id = "gid://shopify/Cart/1";
const lines: CartLinkItem[] = [{ variantId: "1", quantity: 1 }];
const attributes = [{ key: "k", value: "v" }];
const codes = ["d"];
const ASKS: readonly Ask[] = [
  { operation: "read", id },
  { operation: "create", lines, live: null, attributes, codes },
  { operation: "add", id, lines },
  { operation: "update", id, lines: [{ id, quantity: 1 }] },
  { operation: "remove", id, lineIds: [id] },
  { operation: "write", id, attributes, codes },
  { operation: "write", id, attributes, codes: null },
  { operation: "write", id, attributes: null, codes },
];

/** What the site asks the shop, as it leaves the page of a visitor who objects, with all the variables that it fills. */
export const OPERATIONS: readonly Operation[] = [
  ...ASKS.map(operationOf),
  [READ_PRODUCT, { id }] as const,
].map(([operation, variables]) => ({ query: withObjection(operation), variables: { ...variables } }));

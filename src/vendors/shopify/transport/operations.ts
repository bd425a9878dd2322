// What the site asks the shop about a cart. The variables are named as in Shopify's own documentation.
const MONEY = "{ amount currencyCode }";
const DISCOUNTS = `discountAllocations { discountedAmount ${MONEY} discountApplication { targetType value { ... on MoneyV2 { amount } } } ... on CartCodeDiscountAllocation { code } ... on CartAutomaticDiscountAllocation { title } ... on CartCustomDiscountAllocation { title } }`;
/** What `readFigures` reads. */
const figuresWith = (cart: string, line: string, variant: string): string =>
  `${cart} cost { totalAmount ${MONEY} } discountCodes { code applicable } ${DISCOUNTS} lines(first: 250) { edges { node { ${line} quantity merchandise { ... on ProductVariant { id ${variant} } } cost { subtotalAmount ${MONEY} } ${DISCOUNTS} } } }`;
/** What `readCart` reads. */
const CART = figuresWith(
  "id checkoutUrl attributes { key value }",
  "id",
  `title price ${MONEY} image { url } product { id title }`,
);
const REMARKS = "userErrors { code field message } warnings { code message }";
const PAYLOAD = `{ cart { ${CART} } ${REMARKS} }`;
const UPDATE_CODES = `cartDiscountCodesUpdate(cartId: $cartId, discountCodes: $discountCodes) ${PAYLOAD}`;
const UPDATE_ATTRIBUTES = "cartAttributesUpdate(cartId: $cartId, attributes: $attributes)";

export const READ_CART = `query ($id: ID!) { cart(id: $id) { ${CART} } }`;
export const CREATE_CART = `mutation ($input: CartInput!) { cartCreate(input: $input) ${PAYLOAD} }`;
export const ADD_LINES = `mutation ($cartId: ID!, $lines: [CartLineInput!]!) { cartLinesAdd(cartId: $cartId, lines: $lines) ${PAYLOAD} }`;
export const UPDATE_LINES = `mutation ($cartId: ID!, $lines: [CartLineUpdateInput!]!) { cartLinesUpdate(cartId: $cartId, lines: $lines) ${PAYLOAD} }`;
export const REMOVE_LINES = `mutation ($cartId: ID!, $lineIds: [ID!]!) { cartLinesRemove(cartId: $cartId, lineIds: $lineIds) ${PAYLOAD} }`;
/** Mutations of one request run one after the other, and one that fails leaves the others as they are. Source: the GraphQL specification, 6.2.2. */
export const WRITE_ATTRIBUTES_AND_CODES = `mutation ($cartId: ID!, $attributes: [AttributeInput!]!, $discountCodes: [String!]!) { ${UPDATE_ATTRIBUTES} { cart { id } ${REMARKS} } ${UPDATE_CODES} }`;
export const WRITE_ATTRIBUTES = `mutation ($cartId: ID!, $attributes: [AttributeInput!]!) { ${UPDATE_ATTRIBUTES} ${PAYLOAD} }`;
export const WRITE_CODES = `mutation ($cartId: ID!, $discountCodes: [String!]!) { ${UPDATE_CODES} }`;
/** A cart that nobody buys, for what it would cost. */
export const TRY_CODES = `mutation ($input: CartInput!) { cartCreate(input: $input) { cart { ${figuresWith("id", "", "")} } ${REMARKS} } }`;

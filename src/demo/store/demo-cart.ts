/*
 * What the demo store does to a cart. Codes and messages follow Shopify's documentation and published responses of real
 * shops. The odd ones are kept, because the page has to handle them in a real shop too.
 */

export interface Attribute {
  readonly key: string;
  readonly value: string;
}

export interface CartLine {
  readonly id: string;
  readonly variantId: string;
  readonly quantity: number;
}

export interface DemoCart {
  readonly id: string;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly lines: readonly CartLine[];
  readonly attributes: readonly Attribute[];
  readonly discountCodes: readonly string[];
  /** When the order was placed. The shop then no longer has the cart. */
  readonly placedAt?: string | undefined;
}

export interface CartWarning {
  readonly code: string;
  readonly message: string;
  readonly target: string;
}

export interface CartAnswer {
  readonly cart: DemoCart | null;
  readonly userErrors: readonly { code: string; field: readonly string[]; message: string }[];
  readonly warnings: readonly CartWarning[];
}

/** What the rules need from the shop. */
export interface CartSurroundings {
  findVariant(id: string): { readonly fullTitle: string; readonly availableForSale: boolean } | undefined;
  newId(): string;
}

export interface LineInput {
  readonly merchandiseId: string;
  /** Null is what becomes of a NaN in JSON: the buy button sends it for a quantity field that was emptied. */
  readonly quantity?: number | null;
}

export interface CartInput {
  readonly lines?: readonly LineInput[] | null;
  readonly attributes?: readonly Attribute[] | null;
  readonly discountCodes?: readonly string[] | null;
}

export interface LineUpdateInput {
  readonly id: string;
  readonly quantity?: number | null;
}

/** The demo's stock of each variant. Without a limit, sums could outgrow the 32 bits of a GraphQL Int. */
export const MAX_QUANTITY = 999;

const CART_ID = /^gid:\/\/shopify\/Cart\/([^?]+)/;

/** The part of a cart's id that may stand in an address: without the key that lets its holder change the cart. */
export function bareCartId(id: string): string {
  return CART_ID.exec(id)?.[1] ?? id;
}

export function createCart(
  { lines, attributes, discountCodes }: CartInput,
  surroundings: CartSurroundings,
  now: string,
): CartAnswer {
  const empty: DemoCart = {
    id: `gid://shopify/Cart/${surroundings.newId()}?key=${surroundings.newId()}`,
    createdAt: now,
    updatedAt: now,
    lines: [],
    attributes: keepLastOfEachKey(attributes ?? []),
    discountCodes: keepFirstOfEachCode(discountCodes ?? []),
  };
  return addLines(empty, lines ?? [], surroundings, ["input"]);
}

export function refuseMissingCart(): CartAnswer {
  return refuse("INVALID", ["cartId"], "The specified cart does not exist.");
}

export function addLines(
  cart: DemoCart,
  inputs: readonly LineInput[],
  surroundings: CartSurroundings,
  fieldPrefix: readonly string[] = [],
): CartAnswer {
  for (const [index, { merchandiseId }] of inputs.entries()) {
    if (surroundings.findVariant(merchandiseId)) continue;
    const field = [...fieldPrefix, "lines", String(index), "merchandiseId"];
    return refuse("INVALID", field, `The merchandise with id ${merchandiseId} does not exist.`);
  }
  let lines = cart.lines;
  for (const { merchandiseId, quantity } of inputs) {
    const id = `gid://shopify/CartLine/${surroundings.newId()}?cart=${bareCartId(cart.id)}`;
    lines = addLine(lines, { id, variantId: merchandiseId, quantity: Math.max(0, quantity ?? 1) });
  }
  return limitToStock({ ...cart, lines }, surroundings);
}

/** Equal lines become one; the newest is first. */
function addLine(lines: readonly CartLine[], added: CartLine): readonly CartLine[] {
  if (added.quantity === 0) return lines;
  const equal = lines.find((line) => line.variantId === added.variantId);
  if (!equal) return [added, ...lines];
  const merged = { ...equal, quantity: equal.quantity + added.quantity };
  return lines.map((line) => (line === equal ? merged : line));
}

export function updateLines(
  cart: DemoCart,
  inputs: readonly LineUpdateInput[],
  surroundings: CartSurroundings,
): CartAnswer {
  for (const [index, { id }] of inputs.entries()) {
    if (!hasLine(cart, id)) return refuseLine(cart, id, ["lines", String(index), "id"]);
  }
  const quantities = new Map(inputs.map((input) => [input.id, input.quantity]));
  const lines = cart.lines
    .map((line) => ({ ...line, quantity: quantities.get(line.id) ?? line.quantity }))
    .filter((line) => line.quantity > 0 || !quantities.has(line.id));
  return limitToStock({ ...cart, lines }, surroundings);
}

export function removeLines(
  cart: DemoCart,
  lineIds: readonly string[],
  surroundings: CartSurroundings,
): CartAnswer {
  for (const [index, id] of lineIds.entries()) {
    if (!hasLine(cart, id)) return refuseLine(cart, id, ["lineIds", String(index)]);
  }
  const lines = cart.lines.filter((line) => !lineIds.includes(line.id));
  return limitToStock({ ...cart, lines }, surroundings);
}

/** Replaces the whole list, as Shopify does: a request that wants to keep the other attributes has to repeat them. */
export function setAttributes(cart: DemoCart, attributes: readonly Attribute[]): CartAnswer {
  return accept({ ...cart, attributes: keepLastOfEachKey(attributes) });
}

/** Replaces the whole list, as Shopify does. Which codes take something off is computed for each answer. */
export function setDiscountCodes(cart: DemoCart, codes: readonly string[]): CartAnswer {
  return accept({ ...cart, discountCodes: keepFirstOfEachCode(codes) });
}

function keepFirstOfEachCode(codes: readonly string[]): string[] {
  const byName = new Map<string, string>();
  for (const code of codes) {
    const name = code.trim().toLowerCase();
    if (name !== "" && !byName.has(name)) byName.set(name, code.trim());
  }
  return [...byName.values()];
}

function keepLastOfEachKey(attributes: readonly Attribute[]): Attribute[] {
  const values = new Map(attributes.map(({ key, value }) => [key, value]));
  return [...values].map(([key, value]) => ({ key, value }));
}

function accept(cart: DemoCart): CartAnswer {
  return { cart, userErrors: [], warnings: [] };
}

function refuse(code: string, field: readonly string[], message: string): CartAnswer {
  return { cart: null, userErrors: [{ code, field, message }], warnings: [] };
}

/** Unlike other refusals this one comes with the cart as it is, from which the page can draw the lines anew. */
function refuseLine(cart: DemoCart, id: string, field: readonly string[]): CartAnswer {
  const bareId = /CartLine\/([^?]+)/.exec(id)?.[1] ?? id;
  const message = `The merchandise line with id ${bareId} does not exist.`;
  return { ...refuse("INVALID_MERCHANDISE_LINE", field, message), cart };
}

function hasLine(cart: DemoCart, id: string): boolean {
  return cart.lines.some((line) => line.id === id);
}

/**
 * Since its version 2024-10 the API reports stock as warnings beside a successful answer, not as user errors. The line of a
 * sold-out variant stays, with quantity 0, for the warning points to it; that of a variant which the shop no longer has goes.
 */
function limitToStock(cart: DemoCart, surroundings: CartSurroundings): CartAnswer {
  const warnings: CartWarning[] = [];
  const lines = cart.lines.flatMap((line) => {
    const variant = surroundings.findVariant(line.variantId);
    if (!variant) return [];
    if (!variant.availableForSale) {
      const message = `The product '${variant.fullTitle}' is already sold out.`;
      warnings.push({ code: "MERCHANDISE_OUT_OF_STOCK", message, target: line.id });
      return [{ ...line, quantity: 0 }];
    }
    if (line.quantity > MAX_QUANTITY) {
      const message = `Only ${MAX_QUANTITY} items were added to your cart due to availability.`;
      warnings.push({ code: "MERCHANDISE_NOT_ENOUGH_STOCK", message, target: line.id });
      return [{ ...line, quantity: MAX_QUANTITY }];
    }
    return [line];
  });
  return { cart: { ...cart, lines }, userErrors: [], warnings };
}

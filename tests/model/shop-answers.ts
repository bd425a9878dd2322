// What a request of a page asks for, and what the shop answers it.
import type { CartLinkItem } from "@/lib/purchase/cart-link";
import type { Ask } from "@/vendors/shopify/transport/operations";
import type { Payload, ShopCart, SimulatedShop } from "./simulated-shop";

function codesOf(shop: SimulatedShop, cart: ShopCart) {
  const { place } = shop.discountOf(cart);
  return cart.codes.map((code, index) => ({ code, applicable: index === place }));
}

function shownAttributes({ hidesPrivate }: SimulatedShop, { attributes }: ShopCart) {
  return attributes.filter(({ key }) => !(hidesPrivate && key.startsWith("__")));
}

const OPERATIONS: Readonly<Record<string, Ask["operation"]>> = {
  cart: "read",
  cartCreate: "create",
  cartLinesAdd: "add",
  cartLinesUpdate: "update",
  cartLinesRemove: "remove",
  cartAttributesUpdate: "write",
  cartDiscountCodesUpdate: "write",
};

/** The fields of the answer. */
function fieldsOf(ask: Ask): string[] {
  const operation = ask.operation === "try" ? "create" : ask.operation;
  const names = Object.keys(OPERATIONS).filter((name) => OPERATIONS[name] === operation);
  if (ask.operation !== "write") return names;
  return names.filter((_, index) => (index === 0 ? ask.attributes : ask.codes) !== null);
}

/** What a request of a page asks for. */
export function askIn(body: string): { ask: Ask; declinesConsent: boolean } {
  const { query, variables } = Object(JSON.parse(body));
  const [, name = ""] = /\b(cart\w*) ?\(/.exec(query) ?? [];
  const { id, cartId, input, lines, lineIds, attributes = null, discountCodes = null } = Object(variables);
  const given = Object(input);
  const asks: Record<Ask["operation"], Ask> = {
    read: { operation: "read", id },
    create: {
      operation: "create",
      live: null,
      lines: inputsIn(given.lines),
      attributes: given.attributes,
      codes: given.discountCodes,
    },
    try: { operation: "try", lines: inputsIn(given.lines), codes: given.discountCodes },
    add: { operation: "add", id: cartId, lines: inputsIn(lines) },
    update: { operation: "update", id: cartId, lines },
    remove: { operation: "remove", id: cartId, lineIds },
    write: { operation: "write", id: cartId, attributes, codes: discountCodes },
  };
  const operation = OPERATIONS[name];
  if (!operation) throw new Error(`The shop does not know ${query}.`);
  // A cart that is made for what it would cost is given no attributes.
  const isTrial = operation === "create" && given.attributes === undefined;
  return {
    ask: asks[isTrial ? "try" : operation],
    declinesConsent: String(query).includes("visitorConsent"),
  };
}

function inputsIn(lines: unknown): CartLinkItem[] {
  return (Array.isArray(lines) ? lines : []).map((line) => {
    const { merchandiseId, quantity } = Object(line);
    return { variantId: String(merchandiseId).replace("gid://shopify/ProductVariant/", ""), quantity };
  });
}

/** `checkout`: the beginning of the address of the checkout. */
export function answerTo(
  shop: SimulatedShop,
  ask: Ask,
  payloads: readonly Payload[],
  checkout: string,
): object {
  const data = fieldsOf(ask).map((name, index) => {
    const { cart = null, errors = [], warnings = [] } = payloads[index] ?? {};
    const shown = cart && { ...nodeOf(shop, cart), checkoutUrl: checkout + encodeURIComponent(cart.id) };
    return [name, ask.operation === "read" ? shown : { cart: shown, userErrors: errors, warnings }];
  });
  return { data: Object.fromEntries(data), extensions: { context: { language: "EN" } } };
}

/** What the shop answers where it fails while it answers. */
export function brokenAnswerTo(ask: Ask): object {
  const data = Object.fromEntries(fieldsOf(ask).map((name) => [name, null]));
  return { data, errors: [{ message: "Internal error." }] };
}

/** Shopify writes one decimal where the second is 0. */
const money = (cents: number): object => ({
  amount: (cents / 100).toFixed(2).replace(/0$/, ""),
  currencyCode: "USD",
});

function nodeOf(shop: SimulatedShop, cart: ShopCart): object {
  const { percent, place } = shop.discountOf(cart);
  const discountApplication = { targetType: "LINE_ITEM", value: { percentage: percent } };
  const allocationsOf = (line: CartLinkItem): object[] => {
    const discountedAmount = money(shop.offCents(line, percent));
    return place < 0 ? [] : [{ code: cart.codes[place], discountedAmount, discountApplication }];
  };
  const edges = cart.lines.map((line) => {
    const { id, variantId, quantity } = line;
    const price = money(shop.prices[variantId] ?? 0);
    const merchandise = { id: `gid://shopify/ProductVariant/${variantId}`, price };
    const node = { id, quantity, merchandise: shop.retired.has(variantId) ? null : merchandise };
    const cost = { subtotalAmount: money(shop.fullCents(line)) };
    return { node: { ...node, cost, discountAllocations: allocationsOf(line) } };
  });
  return {
    id: cart.id,
    attributes: shownAttributes(shop, cart),
    discountCodes: codesOf(shop, cart),
    discountAllocations: [],
    cost: { totalAmount: money(shop.totalOf(cart)) },
    lines: { edges },
  };
}

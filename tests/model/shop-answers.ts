// What the shop answers: as the value that the machine gets, and as the text that is sent.
import type { CartLinkItem } from "@/lib/purchase/cart-link";
import type { Cart } from "@/vendors/shopify/transport/cart-figures";
import type { Ask } from "@/vendors/shopify/transport/operations";
import type { Answer } from "@/vendors/shopify/transport/read-answer";
import type { Payload, ShopCart, SimulatedShop } from "./simulated-shop";

/** What transport/read-answer.ts makes of such payloads. */
export function answerOf(shop: SimulatedShop, ask: Ask, payloads: readonly Payload[]): Answer {
  const errors = payloads.flatMap((payload) => payload.errors);
  const fields = new Set(errors.flatMap(({ field }) => field ?? []));
  const refused = (["attributes", "discountCodes"] as const).filter((part) => fields.has(part));
  const { cart = null, warnings = [] } = payloads.at(-1) ?? {};
  if (!cart && (ask.operation === "read" || fields.has("cartId"))) return { is: "none" };
  const remarks = [
    ...errors.map(({ code, message }) => ({ code, message, isWarning: false })),
    ...warnings.map(({ code, message }) => ({ code, message, isWarning: true })),
  ];
  if (!cart) return { is: "refused", remarks, refused };
  const codes = ask.operation === "read" ? null : warnings.map(({ code }) => code);
  return { is: "cart", cart: cartOf(shop, cart), remarks, warnings: codes, refused };
}

function cartOf(shop: SimulatedShop, cart: ShopCart): Cart {
  const codes = codesOf(shop, cart);
  const isSold = ({ variantId }: CartLinkItem): boolean => !shop.retired.has(variantId);
  return {
    id: cart.id,
    checkoutUrl: "",
    lines: cart.lines.filter(isSold).map((line) => ({
      ...line,
      price: (shop.prices[line.variantId] ?? 0) / 100,
      title: "",
      product: "",
      image: null,
    })),
    unsold: cart.lines.filter((line) => !isSold(line)).map(({ id }) => id),
    attributes: shownAttributes(shop, cart),
    codes,
    figures: { lines: [], codes, discounts: [], totalCents: shop.totalOf(cart) },
  };
}

function codesOf(shop: SimulatedShop, cart: ShopCart) {
  const { place } = shop.discountOf(cart);
  return cart.codes.map((code, index) => ({ code, applicable: index === place }));
}

function shownAttributes({ hidesPrivate }: SimulatedShop, { attributes }: ShopCart) {
  return attributes.filter(({ key }) => !(hidesPrivate && key.startsWith("__")));
}

const MUTATIONS: Readonly<Record<string, Ask["operation"]>> = {
  cart: "read",
  cartCreate: "create",
  cartLinesAdd: "add",
  cartLinesUpdate: "update",
  cartLinesRemove: "remove",
  cartAttributesUpdate: "write",
  cartDiscountCodesUpdate: "write",
};

interface Sent {
  ask: Ask;
  /** Of the operation's fields. */
  names: string[];
  declinesConsent: boolean;
}

/** What a request of a page asks for. */
export function askIn(body: string): Sent {
  const { query, variables } = Object(JSON.parse(body));
  const names = Array.from(String(query).matchAll(/\b(cart\w*) ?\(/g), ([, name = ""]) => name);
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
  const operation = MUTATIONS[names[0] ?? ""];
  if (!operation) throw new Error(`The shop does not know ${query}.`);
  // A cart that is made for what it would cost is given no attributes.
  const isTrial = operation === "create" && given.attributes === undefined;
  return {
    ask: asks[isTrial ? "try" : operation],
    names,
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
export function textOf(
  shop: SimulatedShop,
  { names, ask }: Sent,
  payloads: readonly Payload[],
  checkout: string,
) {
  const data = names.map((name, index) => {
    const { cart = null, errors = [], warnings = [] } = payloads[index] ?? {};
    const shown = cart && { ...nodeOf(shop, cart), checkoutUrl: checkout + encodeURIComponent(cart.id) };
    return [name, ask.operation === "read" ? shown : { cart: shown, userErrors: errors, warnings }];
  });
  return JSON.stringify({ data: Object.fromEntries(data), extensions: { context: { language: "EN" } } });
}

/** Shopify writes one decimal where the second is 0. */
const money = (cents: number): object => ({
  amount: (cents / 100).toFixed(2).replace(/0$/, ""),
  currencyCode: "USD",
});

function nodeOf(shop: SimulatedShop, cart: ShopCart): object {
  const { percent, place } = shop.discountOf(cart);
  const discountApplication = { targetType: "LINE_ITEM", value: { percentage: percent } };
  const allocations = (line: CartLinkItem): object[] =>
    place < 0
      ? []
      : [
          {
            code: cart.codes[place],
            discountedAmount: money(shop.offCents(line, percent)),
            discountApplication,
          },
        ];
  const edges = cart.lines.map(({ id, variantId, quantity }) => ({
    node: {
      id,
      quantity,
      merchandise: shop.retired.has(variantId)
        ? null
        : { id: `gid://shopify/ProductVariant/${variantId}`, price: money(shop.prices[variantId] ?? 0) },
      cost: { subtotalAmount: money(shop.fullCents({ variantId, quantity })) },
      discountAllocations: allocations({ variantId, quantity }),
    },
  }));
  return {
    id: cart.id,
    attributes: shownAttributes(shop, cart),
    discountCodes: codesOf(shop, cart),
    discountAllocations: [],
    cost: { totalAmount: money(shop.totalOf(cart)) },
    lines: { edges },
  };
}

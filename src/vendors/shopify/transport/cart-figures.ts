// The figures in the shop's responses: read from the raw JSON, because the library's own mapping of discounts throws for one
// without a code or a title, and concatenates amounts that are strings.
import type { BuyCart } from "@shopify/buy-button-js";
import { field, listField, textField } from "@/lib/field";
import { type CartFigures, type Discount, isSameCode } from "@/lib/purchase/offer";
import { numberOf } from "@/vendors/shopify/ids";

/** The site's prices and texts are in US dollars, so an amount in another currency is not one that it may show. */
const CURRENCY = "USD";

export interface AnsweredCart {
  cart: object;
  /** The shop's warnings about the change; null where it was only asked for the cart, and warns of nothing. */
  warnings: readonly unknown[] | null;
}

/** Every cart in a response: that of a query, or that of each mutation. */
export function answeredCarts(answer: unknown): AnsweredCart[] {
  return Object.entries(Object(field(answer, "data"))).flatMap(([name, value]) => {
    const cart: unknown = name === "cart" ? value : field(value, "cart");
    if (typeof cart !== "object" || cart === null) return [];
    const warnings = field(value, "warnings");
    return [{ cart, warnings: name !== "cart" && Array.isArray(warnings) ? warnings : null }];
  });
}

export function cartsIn(answer: unknown): object[] {
  return answeredCarts(answer).map(({ cart }) => cart);
}

/** Returns null when the figures of a response's cart cannot be read, or do not add up. */
export function readFigures(cart: unknown): CartFigures | null {
  try {
    const nodes = listField(field(cart, "lines"), "edges", (edge) => field(edge, "node"));
    const lines = nodes.map((node) => ({
      variantId: numberOf(textField(field(node, "merchandise"), "id")),
      quantity: quantityIn(node),
      cents: centsIn(field(node, "cost"), "subtotalAmount"),
    }));
    const codes = discountCodesIn(cart);
    const discounts = discountsIn(cart, nodes, codes);
    const totalCents = centsIn(field(cart, "cost"), "totalAmount");
    const full = lines.reduce((sum, { cents }) => sum + cents, 0);
    const off = discounts.reduce((sum, { cents }) => sum + cents, 0);
    // A cent may be lost where the shop rounds each line's share of a discount.
    if (off > full || Math.abs(full - off - totalCents) > nodes.length) return null;
    const paid = sharesOf(
      totalCents,
      nodes.map((node, index) => Math.max(0, (lines[index]?.cents ?? 0) - allocatedCents(node))),
    );
    return {
      lines: lines.map((line, index) => ({ ...roundCents(line), paidCents: paid[index] ?? 0 })),
      codes,
      discounts: discounts.map(roundCents),
      totalCents: Math.round(totalCents),
    };
  } catch {
    return null;
  }
}

/** What the shop put on a line itself. */
function allocatedCents(line: unknown): number {
  const parts = listField(line, "discountAllocations", (allocation) =>
    centsIn(allocation, "discountedAmount"),
  );
  return parts.reduce((sum, cents) => sum + cents, 0);
}

/**
 * Divides a sum into whole cents that add up to it, in the proportions of the parts: as the shop divides a discount of the whole order,
 * and without a cent that it rounded off.
 */
function sharesOf(sum: number, parts: readonly number[]): number[] {
  const whole = parts.reduce((total, part) => total + part, 0);
  let upTo = 0;
  let given = 0;
  return parts.map((part) => {
    upTo += part;
    const share = whole === 0 ? 0 : Math.round((sum * upTo) / whole) - given;
    given += share;
    return share;
  });
}

/** Throws when the cart does not hold the list of its discount codes. */
export function discountCodesIn(cart: unknown): CartFigures["codes"] {
  return listField(cart, "discountCodes", (entry) => ({
    code: textField(entry, "code"),
    applicable: field(entry, "applicable") === true,
  }));
}

/** Adds up what comes off, by name. The shop puts discounts of a line on the line, and those of the whole order on the cart. */
function discountsIn(cart: unknown, lines: readonly unknown[], codes: CartFigures["codes"]): Discount[] {
  const parts = [cart, ...lines].flatMap((owner) =>
    listField(owner, "discountAllocations", (allocation) => ({
      allocation,
      application: field(allocation, "discountApplication"),
    }))
      .filter(({ application }) => field(application, "targetType") !== "SHIPPING_LINE")
      .map(({ allocation, application }) => {
        const code = field(allocation, "code");
        const written = typeof code === "string" ? code : textField(allocation, "title");
        return {
          owner,
          name: codes.find((listed) => isSameCode(listed.code, written))?.code ?? written,
          cents: centsIn(allocation, "discountedAmount"),
          isFixed: field(field(application, "value"), "amount") !== undefined,
        };
      }),
  );
  const names = new Set(parts.filter(({ cents }) => cents > 0).map(({ name }) => name));
  return [...names].map((name) => {
    const own = parts.filter((part) => part.name === name);
    const isOn = (owner: unknown): boolean => own.some((part) => part.owner === owner);
    const isUneven = own.some(({ isFixed }) => isFixed) || !(isOn(cart) || lines.every(isOn));
    return { name, cents: own.reduce((sum, { cents }) => sum + cents, 0), ...(isUneven && { isUneven }) };
  });
}

function roundCents<Priced extends { cents: number }>(priced: Priced): Priced {
  return { ...priced, cents: Math.round(priced.cents) };
}

function quantityIn(line: unknown): number {
  const quantity = field(line, "quantity");
  if (!Number.isSafeInteger(quantity) || Number(quantity) < 0)
    throw new TypeError("quantity is no whole number");
  return Number(quantity);
}

/** The API serializes amounts as strings. */
function centsIn(owner: unknown, name: string): number {
  const money = field(owner, name);
  const amount = field(money, "amount");
  const text = typeof amount === "number" ? String(amount) : amount;
  if (typeof text !== "string" || !/^\d{1,9}(\.\d+)?$/.test(text))
    throw new TypeError(`${name} is no amount`);
  if (field(money, "currencyCode") !== CURRENCY) throw new TypeError(`${name} is not in ${CURRENCY}`);
  return Number(text) * 100;
}

/** Whether the library can draw the cart: it multiplies these amounts unchecked, and nothing catches it when one is missing. */
export function isDrawable(cart: object): boolean {
  // Only the library's operations select the address of the checkout, and only their carts are drawn.
  if (!Object.hasOwn(cart, "checkoutUrl")) return true;
  const edges = field(field(cart, "lines"), "edges");
  if (!Array.isArray(edges)) return false;
  const variants = edges.map((edge: unknown) => field(field(edge, "node"), "merchandise"));
  return [
    field(field(cart, "cost"), "checkoutChargeAmount"),
    ...variants.filter((variant) => variant !== null).map((variant) => field(variant, "price")),
  ].every((money) => Number.isFinite(Number(field(money, "amount") ?? Number.NaN)));
}

/** The figures, or null where they are those of other lines: a slow response may be about the cart as it was before. */
export function figuresOfLines(figures: CartFigures | null, { lineItems }: BuyCart): CartFigures | null {
  const text = (lines: readonly (readonly [string, number])[]): string =>
    lines
      .map(([variantId, quantity]) => `${variantId}:${quantity}`)
      .sort()
      .join();
  const drawn = lineItems.flatMap(({ variant, quantity }) =>
    variant ? [[numberOf(variant.id), quantity] as const] : [],
  );
  const known = figures?.lines.map(({ variantId, quantity }) => [variantId, quantity] as const) ?? [];
  return text(drawn) === text(known) ? figures : null;
}

/**
 * Takes the discounts out of a response, so that the library neither reads nor draws them. A warning about a discount goes as
 * well: the library would report it as an error of the shopper.
 */
export function removeDiscounts(answer: object): void {
  for (const cart of cartsIn(answer)) {
    const edges = field(field(cart, "lines"), "edges");
    const lines = Array.isArray(edges) ? edges.map((edge: unknown) => field(edge, "node")) : [];
    for (const owner of [cart, ...lines]) {
      if (field(owner, "discountAllocations") !== undefined)
        Object.assign(Object(owner), { discountAllocations: [] });
    }
  }
  for (const mutation of Object.values(Object(field(answer, "data")))) {
    const warnings = field(mutation, "warnings");
    if (!Array.isArray(warnings)) continue;
    const others = warnings.filter(
      (warning: unknown) => !String(field(warning, "code")).startsWith("DISCOUNT_"),
    );
    Object.assign(Object(mutation), { warnings: others });
  }
}

/**
 * The figures with the reason for each code that takes nothing off, as CartWarningCode has it. A warning does not name its code
 * (Shopify/mobile-buy-sdk-android#815), so it counts only where one code takes nothing off. `before` are the figures of the response before.
 */
export function withReasons(
  figures: CartFigures | null,
  warnings: AnsweredCart["warnings"],
  before: CartFigures | null,
): CartFigures | null {
  if (!figures) return null;
  const idle = figures.codes.filter(({ applicable }) => !applicable);
  const given = warnings
    ?.map((warning) => String(field(warning, "code")))
    .find((code) => code.startsWith("DISCOUNT_"));
  const codes = figures.codes.map((listed) => {
    if (listed.applicable) return listed;
    const earlier = before?.codes.find(({ code, applicable }) => code === listed.code && !applicable);
    const reason = warnings === null ? earlier?.reason : idle.length === 1 ? given : undefined;
    return reason === undefined ? listed : { ...listed, reason };
  });
  return { ...figures, codes };
}

/**
 * Whether a response of the shop has a price in another currency: the library would write it with a dollar sign. A discount alone
 * is one that cannot be read.
 */
export function isInOtherCurrency(answer: unknown): boolean {
  if (typeof answer !== "object" || answer === null) return false;
  const currency = field(answer, "currencyCode");
  if (typeof currency === "string" && currency !== CURRENCY) return true;
  return Object.entries(answer).some(
    ([name, value]) => name !== "discountAllocations" && isInOtherCurrency(value),
  );
}

/** What the shop charges before shipping, in dollars, or null where that is not known. */
export function valueOf(figures: CartFigures | null): number | null {
  return figures && figures.totalCents / 100;
}

// A cart of the shop, and the figures in its responses. An amount that cannot be read is never guessed.
import { field, listField, textField } from "@/lib/field";
import type { CartAttribute } from "@/lib/purchase/cart-link";
import { type CartFigures, type Discount, isSameCode } from "@/lib/purchase/offer";
import { numberOf } from "@/vendors/shopify/ids";

/** The site's prices and texts are in US dollars, so an amount in another currency is not one that it may show. */
const CURRENCY = "USD";

export interface CartLine {
  id: string;
  /** The variant's number at Shopify. */
  variantId: string;
  quantity: number;
  /** Of one, in dollars, before discounts. */
  price: number;
  /** Of the variant, and of its product. */
  title: string;
  product: string;
  image: string | null;
}

/** A cart as the shop has last answered it. */
export interface Cart {
  id: string;
  checkoutUrl: string;
  lines: readonly CartLine[];
  /** The ids of lines whose variant is no longer sold. */
  unsold: readonly string[];
  attributes: readonly CartAttribute[];
  codes: CartFigures["codes"];
  /** Null when they cannot be read, or do not add up. */
  figures: CartFigures | null;
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
function discountCodesIn(cart: unknown): CartFigures["codes"] {
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

/**
 * The figures with the reason for each code that takes nothing off, as CartWarningCode has it. A warning does not name its code
 * (Shopify/mobile-buy-sdk-android#815), so it counts only where one code takes nothing off. `before` are the figures of the response before.
 */
export function withReasons(
  figures: CartFigures | null,
  warnings: readonly string[] | null,
  before: CartFigures | null,
): CartFigures | null {
  if (!figures) return null;
  const idle = figures.codes.filter(({ applicable }) => !applicable);
  const given = warnings?.find((code) => code.startsWith("DISCOUNT_"));
  const codes = figures.codes.map((listed) => {
    if (listed.applicable) return listed;
    const earlier = before?.codes.find(({ code, applicable }) => code === listed.code && !applicable);
    const reason = warnings === null ? earlier?.reason : idle.length === 1 ? given : undefined;
    return reason === undefined ? listed : { ...listed, reason };
  });
  return { ...figures, codes };
}

/**
 * Whether a response of the shop has a price in another currency: the page would write it with a dollar sign. A discount alone
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

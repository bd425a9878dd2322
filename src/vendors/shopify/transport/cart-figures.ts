// A cart of the shop, and the figures in its responses. An amount that cannot be read is never guessed.
import { field, listField, textField } from "@/lib/field";
import type { CartAttribute } from "@/lib/purchase/cart-link";
import { type CartFigures, type Discount, isSameCode } from "@/lib/purchase/offer";
import { sharesOf, sumOf } from "@/lib/purchase/shares-of";
import { numberOf } from "@/vendors/shopify/ids";

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
    const nodes = linesIn(cart);
    const codes = codesIn(cart);
    const cents = nodes.map((node) => centsIn(field(node, "cost"), "subtotalAmount"));
    const discounts = discountsIn(cart, nodes, codes);
    const totalCents = centsIn(field(cart, "cost"), "totalAmount");
    const full = sumOf(cents);
    const off = sumOf(discounts.map((discount) => discount.cents));
    // A cent may be lost where the shop rounds each line's share of a discount.
    if (off > full || Math.abs(full - off - totalCents) > nodes.length) return null;
    // Without what the shop took off a line itself.
    const left = nodes.map((node, index) => {
      const own = listField(node, "discountAllocations", (part) => centsIn(part, "discountedAmount"));
      return Math.max(0, (cents[index] ?? 0) - sumOf(own));
    });
    const paid = sharesOf(totalCents, left);
    return {
      lines: nodes.map((node, index) => ({
        variantId: numberOf(textField(field(node, "merchandise"), "id")),
        quantity: quantityIn(node),
        cents: Math.round(cents[index] ?? 0),
        paidCents: paid[index] ?? 0,
      })),
      codes,
      discounts: discounts.map((discount) => ({ ...discount, cents: Math.round(discount.cents) })),
      totalCents: Math.round(totalCents),
    };
  } catch {
    return null;
  }
}

export function linesIn(cart: unknown): unknown[] {
  return listField(field(cart, "lines"), "edges", (edge) => field(edge, "node"));
}

/** Throws when the cart does not hold the list of its discount codes. */
export function codesIn(cart: unknown): CartFigures["codes"] {
  return listField(cart, "discountCodes", (entry) => ({
    code: textField(entry, "code"),
    applicable: field(entry, "applicable") === true,
  }));
}

/** Adds up what comes off, by name. The shop puts discounts of a line on the line, and those of the whole order on the cart. */
function discountsIn(cart: unknown, lines: readonly unknown[], codes: CartFigures["codes"]): Discount[] {
  const parts = [cart, ...lines].flatMap((owner) =>
    listField(owner, "discountAllocations", (allocation) => {
      const application = field(allocation, "discountApplication");
      if (field(application, "targetType") === "SHIPPING_LINE") return [];
      const code = field(allocation, "code");
      const written = typeof code === "string" ? code : textField(allocation, "title");
      const name = codes.find((listed) => isSameCode(listed.code, written))?.code ?? written;
      const isFixed = field(field(application, "value"), "amount") !== undefined;
      return [{ owner, name, cents: centsIn(allocation, "discountedAmount"), isFixed }];
    }).flat(),
  );
  const names = new Set(parts.filter(({ cents }) => cents > 0).map(({ name }) => name));
  return [...names].map((name) => {
    const own = parts.filter((part) => part.name === name);
    const isOn = (owner: unknown): boolean => own.some((part) => part.owner === owner);
    const isUneven = own.some(({ isFixed }) => isFixed) || !(isOn(cart) || lines.every(isOn));
    return { name, cents: sumOf(own.map(({ cents }) => cents)), ...(isUneven && { isUneven }) };
  });
}

function quantityIn(line: unknown): number {
  const quantity = field(line, "quantity");
  if (!Number.isSafeInteger(quantity) || Number(quantity) < 0) throw new TypeError("no whole quantity");
  return Number(quantity);
}

/** The API serializes amounts as strings. */
function centsIn(owner: unknown, name: string): number {
  const amount = field(field(owner, name), "amount");
  const text = typeof amount === "number" ? String(amount) : amount;
  if (typeof text !== "string" || !/^\d{1,9}(\.\d+)?$/.test(text))
    throw new TypeError(`${name} is no amount`);
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
  const given = idle.length === 1 ? warnings?.find((code) => code.startsWith("DISCOUNT_")) : undefined;
  const codes = figures.codes.map((listed) => {
    const earlier = before?.codes.find(({ code, applicable }) => code === listed.code && !applicable);
    const reason = warnings === null ? earlier?.reason : given;
    return listed.applicable || reason === undefined ? listed : { ...listed, reason };
  });
  return { ...figures, codes };
}

// Reads the shop's answer about a cart: a cart, none, a refusal, or a failure that has a name.
import { field, listField, listIn, textField } from "@/lib/field";
import type { Carried } from "@/lib/purchase/referral-on-cart";
import { numberOf } from "@/vendors/shopify/ids";
import { type Cart, type CartLine, codesIn, linesIn, readFigures } from "./cart-figures";
import type { Ask } from "./operations";
import { type Remark, remarksIn } from "./remarks";
import { ShopError, type ShopProblem } from "@/lib/purchase/shop-problem";

export type Answer =
  | {
      is: "cart";
      cart: Cart;
      remarks: readonly Remark[];
      /** The codes of the shop's warnings; null where it was only asked for the cart, and warns of nothing. */
      warnings: readonly string[] | null;
      /** What the shop refused beside the cart. */
      refused: readonly Carried[];
    }
  /** The shop has no such cart. */
  | { is: "none" }
  /** It made no change. */
  | { is: "refused"; remarks: readonly Remark[]; refused: readonly Carried[] }
  | { is: "failed"; problem: ShopProblem };

export type CartAnswer = Extract<Answer, { is: "cart" }>;

export function failedAnswer(error: unknown): Answer {
  return { is: "failed", problem: error instanceof ShopError ? error.problem : "unknown" };
}

export function readAnswer(answer: object, asked: Ask): Answer {
  const payloads = Object.entries(Object(field(answer, "data")));
  const [name, last] = payloads.at(-1) ?? [];
  const isRead = name === "cart";
  // With errors, the null is an answer that the shop could not give, and proves nothing about the cart.
  if (isRead && last === null && !Array.isArray(field(answer, "errors"))) return { is: "none" };
  if (payloads.length === 0 || payloads.some(([, payload]) => payload === null))
    return { is: "failed", problem: "down" };
  const errors = payloads.flatMap(([mutation, payload]) =>
    listIn(payload, "userErrors").map((error) => ({ mutation, path: listIn(error, "field").map(String) })),
  );
  const refused = [...new Set(errors.flatMap(({ mutation, path }) => carriedIn(mutation, path)))];
  const remarks = payloads.flatMap(([, payload]) => remarksIn(payload, answer));
  const cart = isRead ? last : field(last, "cart");
  if (cart === null && errors.some(({ path }) => path.includes("cartId"))) return { is: "none" };
  if (cart === null && errors.length > 0) return { is: "refused", remarks, refused };
  const warnings = isRead ? null : listIn(last, "warnings").map((warning) => String(field(warning, "code")));
  try {
    const read = readCart(cart);
    // Another buyer's lines and prices must not be shown.
    if ("id" in asked && numberOf(asked.id) !== numberOf(read.id)) throw new TypeError("another cart");
    return { is: "cart", cart: read, remarks, warnings, refused };
  } catch {
    return { is: "failed", problem: "garbled" };
  }
}

function carriedIn(mutation: string, path: readonly string[]): Carried[] {
  if (mutation === "cartAttributesUpdate") return ["attributes"];
  if (mutation === "cartDiscountCodesUpdate") return ["discountCodes"];
  return path.filter((part) => part === "attributes" || part === "discountCodes");
}

/** Throws where the cart cannot be drawn or changed. Figures that cannot be read are left out. */
function readCart(raw: unknown): Cart {
  const nodes = linesIn(raw);
  const isSold = (node: unknown): boolean => field(node, "merchandise") !== null;
  return {
    id: textField(raw, "id"),
    checkoutUrl: textOr(field(raw, "checkoutUrl"), ""),
    lines: nodes.filter(isSold).map(readLine),
    unsold: nodes.filter((node) => !isSold(node)).map((node) => textField(node, "id")),
    attributes: listField(raw, "attributes", (attribute) => {
      const [key, value] = [field(attribute, "key"), field(attribute, "value")];
      return typeof key === "string" && typeof value === "string" ? [{ key, value }] : [];
    }).flat(),
    figures: readFigures(raw),
    codes: codesIn(raw),
  };
}

function readLine(node: unknown): CartLine {
  const variant = field(node, "merchandise");
  const quantity = field(node, "quantity");
  const price = Number(field(field(variant, "price"), "amount") ?? Number.NaN);
  if (typeof quantity !== "number") throw new TypeError("quantity is no number");
  if (!Number.isFinite(price)) throw new TypeError("price is no number");
  return {
    id: textField(node, "id"),
    variantId: numberOf(textField(variant, "id")),
    quantity,
    price,
    title: textOr(field(variant, "title"), ""),
    product: textOr(field(field(variant, "product"), "title"), ""),
    image: textOr(field(field(variant, "image"), "url"), null),
  };
}

function textOr<Other>(value: unknown, other: Other): string | Other {
  return typeof value === "string" ? value : other;
}

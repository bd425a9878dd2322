// Reads the shop's answer about a cart: a cart, none, a refusal, or a failure that has a name.
import { field, listField, textField } from "@/lib/field";
import { numberOf } from "@/vendors/shopify/ids";
import { type Cart, type CartLine, readFigures } from "./cart-figures";
import { type Remark, remarksIn } from "./remarks";
import { ShopError, type ShopProblem } from "./shop-error";

/** What a cart carries, and the shop may refuse alone. */
export type Carried = "attributes" | "discountCodes";

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
  /** It was asked for a cart, and has none of this id. */
  | { is: "none" }
  /** It was asked for a change, and says that it has no such cart. */
  | { is: "missing" }
  /** It made no change. */
  | { is: "refused"; remarks: readonly Remark[]; refused: readonly Carried[] }
  | { is: "failed"; problem: ShopProblem; mayHaveRun: boolean };

/** A request that is throttled, forbidden or wrong is refused before anything is done; any other may have been performed, and its answer lost. */
const NOT_RUN: ReadonlySet<ShopProblem> = new Set(["busy", "refused", "missing"]);

export function failedAnswer(error: unknown): Answer {
  const problem = error instanceof ShopError ? error.problem : "unknown";
  return { is: "failed", problem, mayHaveRun: !NOT_RUN.has(problem) };
}

export function readAnswer(answer: object): Answer {
  const data = field(answer, "data");
  const payloads = Object.entries(Object(data));
  const [name, last] = payloads.at(-1) ?? [];
  if (name === "cart") {
    if (last !== null) return cartAnswer(last, [], null, []);
    // With errors, the null is an answer that the shop could not give, and says nothing of the cart.
    return Array.isArray(field(answer, "errors")) ? failedAnswer(new ShopError("down")) : { is: "none" };
  }
  if (payloads.length === 0 || payloads.some(([, payload]) => payload === null))
    return failedAnswer(new ShopError("down"));
  const errors = payloads.flatMap(([mutation, payload]) =>
    listOf(payload, "userErrors").map((error) => ({ mutation, error })),
  );
  const refused = [...new Set(errors.flatMap(({ mutation, error }) => carriedIn(mutation, error)))];
  const cart = field(last, "cart");
  if (cart === null) {
    if (errors.some(({ error }) => pathOf(error).includes("cartId"))) return { is: "missing" };
    if (errors.length === 0) return failedAnswer(new ShopError("garbled"));
  }
  const remarks = payloads.flatMap(([, payload]) => remarksIn(payload, answer));
  if (cart === null) return { is: "refused", remarks, refused };
  const warnings = listOf(last, "warnings").map((warning) => String(field(warning, "code")));
  return cartAnswer(cart, remarks, warnings, refused);
}

function cartAnswer(
  raw: unknown,
  remarks: readonly Remark[],
  warnings: readonly string[] | null,
  refused: readonly Carried[],
): Answer {
  try {
    return { is: "cart", cart: readCart(raw), remarks, warnings, refused };
  } catch {
    return failedAnswer(new ShopError("garbled"));
  }
}

/** Throws where the cart cannot be drawn or changed. Figures that cannot be read are left out. */
function readCart(raw: unknown): Cart {
  const nodes =
    field(raw, "lines") === undefined
      ? []
      : listField(field(raw, "lines"), "edges", (edge) => field(edge, "node"));
  const isSold = (node: unknown): boolean => field(node, "merchandise") !== null;
  const attributes = field(raw, "attributes") === undefined ? [] : listField(raw, "attributes", attributeIn);
  const url = field(raw, "checkoutUrl");
  return {
    id: textField(raw, "id"),
    checkoutUrl: typeof url === "string" ? url : "",
    lines: nodes.filter(isSold).map(lineIn),
    unsold: nodes.filter((node) => !isSold(node)).map((node) => textField(node, "id")),
    attributes: attributes.flatMap((attribute) => attribute ?? []),
    figures: readFigures(raw),
    codes: codesIn(raw),
  };
}

function lineIn(node: unknown): CartLine {
  const variant = field(node, "merchandise");
  const product = field(variant, "product");
  const image = field(field(variant, "image"), "url");
  const quantity = field(node, "quantity");
  const price = Number(field(field(variant, "price"), "amount") ?? Number.NaN);
  const id = field(node, "id");
  if (typeof quantity !== "number") throw new TypeError("quantity is no number");
  // A figure of a cart that nobody draws has neither.
  if (typeof id === "string" && !Number.isFinite(price)) throw new TypeError("price is no number");
  return {
    id: typeof id === "string" ? id : "",
    variantId: numberOf(textField(variant, "id")),
    quantity,
    price,
    title: textOr(field(variant, "title")),
    product: textOr(field(product, "title")),
    image: typeof image === "string" ? image : null,
  };
}

const textOr = (value: unknown): string => (typeof value === "string" ? value : "");

function attributeIn(attribute: unknown) {
  const [key, value] = [field(attribute, "key"), field(attribute, "value")];
  return typeof key === "string" && typeof value === "string" ? { key, value } : null;
}

function codesIn(raw: unknown): Cart["codes"] {
  return listField(raw, "discountCodes", (entry) => ({
    code: textField(entry, "code"),
    applicable: field(entry, "applicable") === true,
  }));
}

function carriedIn(mutation: string, error: unknown): Carried[] {
  if (mutation === "cartAttributesUpdate") return ["attributes"];
  if (mutation === "cartDiscountCodesUpdate") return ["discountCodes"];
  return pathOf(error).filter((part) => part === "attributes" || part === "discountCodes");
}

function pathOf(error: unknown): string[] {
  return listOf(error, "field").map(String);
}

function listOf(owner: unknown, name: string): unknown[] {
  const list = field(owner, name);
  return Array.isArray(list) ? list : [];
}

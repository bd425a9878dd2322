// Reads the shop's answer about its product: the variants.
import { field, listField, textField } from "@/lib/field";
import { numberOf } from "@/vendors/shopify/ids";
import { ShopError } from "@/lib/purchase/shop-problem";

export interface LiveVariant {
  /** The variant's number at Shopify. */
  id: string;
  title: string;
  available: boolean;
  /** US dollars, or null where the shop's answer holds no number. */
  price: number | null;
}

/** Throws a ShopError where there is none, or it cannot be read. */
export function readVariants(answer: object): LiveVariant[] {
  const product = field(field(answer, "data"), "node");
  // With errors, the null proves nothing about the product.
  if (product === null) throw new ShopError(Array.isArray(field(answer, "errors")) ? "down" : "missing");
  try {
    return listField(field(product, "variants"), "edges", (edge) => readVariant(field(edge, "node")));
  } catch {
    throw new ShopError("garbled");
  }
}

function readVariant(node: unknown): LiveVariant {
  const price = Number(field(field(node, "price"), "amount") ?? Number.NaN);
  return {
    id: numberOf(textField(node, "id")),
    title: textField(node, "title"),
    available: field(node, "availableForSale") === true,
    price: Number.isFinite(price) ? price : null,
  };
}

// The inputs of the operations that the pages send.
import { type Variant, VARIANTS } from "./catalog";

export function listIn(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

export function linesIn(value: unknown): { variant: Variant; quantity: number }[] {
  return listIn(value).map((line) => {
    const { merchandiseId, quantity } = Object(line);
    const variant = VARIANTS.find((known) => `gid://shopify/ProductVariant/${known}` === merchandiseId);
    if (variant === undefined) throw new Error(`The page sent an unknown variant: ${merchandiseId}`);
    return { variant, quantity: Number(quantity) };
  });
}

export function attributesIn(value: unknown): { key: string; value: string }[] {
  return listIn(value).map((attribute) => ({ key: Object(attribute).key, value: Object(attribute).value }));
}

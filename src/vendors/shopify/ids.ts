/** gid://shopify/ProductVariant/41 -> 41 */
export function numberOf(gid: string): string {
  return gid.replace(/^.*\//, "").replace(/\?.*$/, "");
}

/** 41 -> gid://shopify/ProductVariant/41 */
export function variantGid(number: string): string {
  return `gid://shopify/ProductVariant/${number}`;
}

/** 77 -> gid://shopify/Product/77 */
export function productGid(number: string): string {
  return `gid://shopify/Product/${number}`;
}

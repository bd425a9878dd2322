/** gid://shopify/ProductVariant/41 -> 41 */
export function numberOf(gid: string): string {
  return gid.replace(/^.*\//, "").replace(/\?.*$/, "");
}

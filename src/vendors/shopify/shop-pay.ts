/** Returns the cart link as one that opens Shop Pay. Source: "Cart permalinks" in Shopify's documentation. */
export function shopPayLink(cartLink: string): string {
  return `${cartLink}${cartLink.includes("?") ? "&" : "?"}payment=shop_pay`;
}

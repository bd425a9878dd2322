import { cartLinkBase } from "@/lib/purchase/cart-link";
import { config } from "@/vendors/config";
import { paths } from "@/lib/site/paths";

/** The beginning of every cart link: the address of the shop, or of the demo checkout in a build without a shop. */
export const linkBase = cartLinkBase(config.shop?.domain ?? null, paths.demoCheckout);

/** Returns the cart link as one that opens Shop Pay. Source: "Cart permalinks" in Shopify's documentation. */
export function shopPayLink(cartLink: string): string {
  return `${cartLink}${cartLink.includes("?") ? "&" : "?"}payment=shop_pay`;
}

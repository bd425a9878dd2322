// Makes a cart at the shop, which nobody buys, and examines where its checkout would lead.
import { field } from "@/lib/field";
import { isOnSite, parseAddress } from "@/lib/site/own-site";
import { variantGid } from "@/vendors/shopify/ids";
import { askShop, type ShopAccess } from "./ask-shop";
import { messagesOf, quoted, type ShopVariant } from "./compare-shop";

export const CREATE_CART =
  "mutation ($input: CartInput!) { cartCreate(input: $input) { cart { checkoutUrl } userErrors { message } } }";

/** One sentence, or none when the address is the shop's. Nothing is asked where every variant is sold out. */
export async function checkCheckout(
  access: ShopAccess,
  sites: readonly string[],
  variants: readonly ShopVariant[],
): Promise<string[]> {
  const { domain } = access.shop;
  const variant = variants.find(({ isAvailable }) => isAvailable);
  if (!variant) return [];
  const lines = [{ merchandiseId: variantGid(variant.id), quantity: 1 }];
  const asked = await askShop(access, CREATE_CART, { input: { lines } });
  if (typeof asked === "string") return [asked];
  const created = field(field(asked.answer, "data"), "cartCreate");
  const url = field(field(created, "cart"), "checkoutUrl");
  const address = typeof url === "string" ? parseAddress(url) : null;
  if (!address) {
    const reason = messagesOf(field(asked.answer, "errors") ?? field(created, "userErrors"));
    return [`${domain} made no cart with ${variant.id}, so nobody can buy: ${quoted(reason)}.`];
  }
  if (!isOnSite(address, sites)) return [];
  return [
    `${domain} leads to ${address.origin} for the checkout, which is this site: it has no such page, so that nobody can pay. In Shopify's admin, under Settings, Domains, make ${domain} or a subdomain that points to Shopify, such as shop.${address.hostname.replace(/^www\./, "")}, the primary domain.`,
  ];
}

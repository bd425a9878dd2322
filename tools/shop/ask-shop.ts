// Sends one query to the configured shop.
import type { Shop } from "@/vendors/shopify/facts";
import { STOREFRONT_API_VERSION } from "@/vendors/shopify/transport/storefront-api";
import { failureReason, type Send } from "../site/request-failure";

const LIMIT_MS = 10_000;

export interface ShopAccess {
  shop: Shop;
  /** The address that the request goes to; the shop's own when it is left out. */
  origin?: string | undefined;
  send?: Send;
  limitMs?: number;
}

interface Asked {
  /** The version that the shop used, which is a newer one when it no longer supports ours. */
  version: string | null;
  answer: unknown;
}

/** The shop's response, or a sentence that says why there is none. */
export async function askShop(
  { shop, origin, send = fetch, limitMs = LIMIT_MS }: ShopAccess,
  query: string,
  variables: object,
): Promise<Asked | string> {
  const { domain, storefrontToken } = shop;
  let response: Response;
  let text: string;
  try {
    response = await send(`${origin ?? `https://${domain}`}/api/${STOREFRONT_API_VERSION}/graphql.json`, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        "X-Shopify-Storefront-Access-Token": storefrontToken,
      },
      body: JSON.stringify({ query, variables }),
      signal: AbortSignal.timeout(limitMs),
    });
    text = await response.text();
  } catch (error) {
    if (error instanceof Error && error.name === "TimeoutError")
      return `${domain} did not respond within ${limitMs / 1000} seconds.`;
    return `${domain} could not be reached (${failureReason(error)}). Check VITE_SHOPIFY_DOMAIN and the network.`;
  }
  if (!response.ok) return describeStatus(response.status, domain);
  try {
    return { version: response.headers.get("X-Shopify-API-Version"), answer: JSON.parse(text) };
  } catch {
    const found = text.trimStart().startsWith("<") ? "a web page" : "text that is not JSON";
    return `${domain} responded with ${found}. VITE_SHOPIFY_DOMAIN must be the shop's own name, such as your-shop.myshopify.com.`;
  }
}

function describeStatus(status: number, domain: string): string {
  if (status === 401 || status === 403)
    return `${domain} refused the request (status ${status}). VITE_SHOPIFY_STOREFRONT_TOKEN must be this shop's public Storefront access token.`;
  if (status === 404)
    return `${domain} has no Storefront API (status 404). VITE_SHOPIFY_DOMAIN must be the shop's own name, such as your-shop.myshopify.com.`;
  if (status === 429 || status >= 500)
    return `${domain} is busy or down (status ${status}). Try again later.`;
  return `${domain} responded with status ${status}.`;
}

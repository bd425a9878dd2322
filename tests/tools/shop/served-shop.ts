// A shop on this machine that answers the queries of `npm run shop check`.
import { createServer, type RequestListener, type Server } from "node:http";
import { afterEach } from "vitest";
import { bundles } from "@/content/bundles";
import { STOREFRONT_API_VERSION } from "@/vendors/shopify/transport/storefront-api";

/** What the shop is configured with. */
export const shop = {
  domain: "my-shop.myshopify.com",
  storefrontToken: "0123456789abcdef",
  productId: "9000000000001",
};

let server: Server | null = null;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = null;
});

/** Starts a shop on this machine, which ends with the test, and returns its origin. */
export async function serveShop(listener: RequestListener): Promise<string> {
  const started = createServer(listener);
  server = started;
  await new Promise<void>((resolve) => started.listen(0, "127.0.0.1", resolve));
  const address = started.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  return `http://127.0.0.1:${address.port}`;
}

/** The product as the content has it, and a cart, each for the query that asks for it. */
export function productOf(
  change: object = {},
  checkoutUrl: unknown = `https://${shop.domain}/cart/c/1?key=a`,
) {
  const nodes = bundles.map(({ variantId, name, price }) => ({
    id: `gid://shopify/ProductVariant/${variantId}`,
    title: name,
    availableForSale: true,
    price: { amount: String(price), currencyCode: "USD" },
    ...change,
  }));
  const cartCreate = {
    cart: checkoutUrl === null ? null : { checkoutUrl },
    userErrors: [{ message: "No stock" }],
  };
  return { data: { product: { variants: { nodes } }, cartCreate } };
}

export function answering(
  body: object | string,
  { status = 200, version = STOREFRONT_API_VERSION }: { status?: number; version?: string | null } = {},
): RequestListener {
  return (_request, response) => {
    response.statusCode = status;
    if (version !== null) response.setHeader("X-Shopify-API-Version", version);
    response.end(typeof body === "string" ? body : JSON.stringify(body));
  };
}

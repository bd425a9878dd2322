// A build for a shop, and the hosts of its vendors. The shop and the affiliate service are answered by the demo's own modules.
import { importSource } from "../test/import-source.mjs";

const SITE_HOST = "mugworks.test";
const SHOP_HOST = "shop.test";
const AFFILIATES_HOST = "affiliates.test";
const PRODUCT_ID = "40000000000001";
const CORS = {
  "access-control-allow-origin": "*",
  "access-control-allow-headers": "*",
  "access-control-allow-methods": "*",
};

export const CONFIGURED = {
  origin: `https://${SITE_HOST}`,
  environment: {
    VITE_SITE_URL: `https://${SITE_HOST}`,
    VITE_SHOPIFY_DOMAIN: SHOP_HOST,
    VITE_SHOPIFY_STOREFRONT_TOKEN: "0123456789abcdef0123456789abcdef",
    VITE_SHOPIFY_PRODUCT_ID: PRODUCT_ID,
    VITE_AFFILIATE_API_URL: `https://${AFFILIATES_HOST}`,
  },
};

/** Returns a function that answers the requests of other hosts than the site's, and returns whether it did. */
export async function openVendors() {
  const [{ createDemoStore }, { bundles }, { brand }, { DEMO_CODES }] = await Promise.all([
    importSource("vendors/shopify/demo-store/demo-store.ts"),
    importSource("content/bundles.ts"),
    importSource("content/brand.ts"),
    importSource("vendors/demo-codes.ts"),
  ]);
  let saved = null;
  const store = createDemoStore(
    {
      productId: PRODUCT_ID,
      productTitle: brand.productTitle,
      optionName: "Bundle",
      origin: `https://${SHOP_HOST}`,
      variants: bundles.map(({ variantId, name, price }) => ({
        id: variantId,
        title: name,
        price,
        sku: brand.sku,
        availableForSale: true,
        image: { url: "https://cdn.shopify.com/pack.webp", altText: name, width: 180, height: 144 },
      })),
      discounts: DEMO_CODES.map(({ code, percent }) => ({ code, percent, combines: false })),
    },
    { read: () => saved, write: (text) => (saved = text), lasting: () => true },
  );
  const affiliates = {
    payload: DEMO_CODES.map(({ code, percent }) => ({
      code: { code },
      current_segment: { discount_payout_value: percent },
    })),
  };

  return async (request, response) => {
    const host = request.headers[":authority"] ?? request.headers.host ?? "";
    if (host === SITE_HOST || !host.endsWith(".test")) return false;
    response.writeHead(200, { ...CORS, "content-type": "application/json" });
    if (request.method === "OPTIONS") response.end();
    else if (host === AFFILIATES_HOST) response.end(JSON.stringify(affiliates));
    else {
      const chunks = await request.toArray();
      const body = Buffer.concat(chunks).toString("utf8");
      const answer = await store.fetch(`https://${host}${request.url}`, { method: "POST", body });
      response.end(await answer.text());
    }
    return true;
  };
}

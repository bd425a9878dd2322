import type { Variable, VendorFacts } from "@/vendors/facts";

export interface Shop {
  domain: string;
  storefrontToken: string;
  productId: string;
}

export const DOMAIN: Variable = {
  name: "VITE_SHOPIFY_DOMAIN",
  meaning: "The shop, as a bare host name: your-shop.myshopify.com.",
  whenEmpty: "the demo store, with the next two empty as well",
  format: {
    pattern: /^(?!-)[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}$/i,
    expected:
      "the shop's bare host name such as your-shop.myshopify.com, without https:// and without a path",
  },
};
const TOKEN_FORMAT = "the public Storefront access token (letters, digits, - and _)";
const TOKEN: Variable = {
  name: "VITE_SHOPIFY_STOREFRONT_TOKEN",
  meaning: "The public Storefront access token. Never an Admin token.",
  whenEmpty: null,
  format: { pattern: /^[A-Za-z0-9_-]{8,}$/, expected: TOKEN_FORMAT },
  isMasked: true,
  secret: {
    pattern: /shp(at|ss|ca|pa)_/,
    what: "a SECRET Admin token",
    advice: `${TOKEN_FORMAT}. Revoke this one: it would ship to every visitor`,
  },
};
const PRODUCT_ID: Variable = {
  name: "VITE_SHOPIFY_PRODUCT_ID",
  meaning:
    "Number or gid of the product whose variants are the bundles. Put the variants' numbers into src/content/bundles.ts too: links for shoppers without script are made of them.",
  whenEmpty: null,
  format: {
    pattern: /^(gid:\/\/shopify\/Product\/)?\d+$/,
    expected: "the product's number such as 8012345678901, or gid://shopify/Product/8012345678901",
  },
};
const VARIABLES = [DOMAIN, TOKEN, PRODUCT_ID];

/** There is no shop on the demo store. */
export const facts: VendorFacts<{ shop: Shop | null }> = {
  name: "shopify",
  loaded: "2 s after the page is shown, or on the first wish to buy",
  without: "links to the shop's cart; the demo store where no shop is configured",
  variables: VARIABLES,
  together: VARIABLES,
  globals: ["ShopifyBuy"],
  leaves: [],
  privacy: null,
  configure({ value, isSet, warn }) {
    if (!VARIABLES.some(isSet))
      warn(
        "DEMO STORE: NO SHOP IS CONFIGURED, SO NOTHING CAN BE CHARGED. Set VITE_SHOPIFY_DOMAIN and its two companions (.env.example) to sell.",
      );
    const domain = value(DOMAIN);
    const storefrontToken = value(TOKEN);
    const productId = value(PRODUCT_ID)?.replace(/^.*\//, "");
    if (domain === null || storefrontToken === null || productId === undefined) return { shop: null };
    return { shop: { domain, storefrontToken, productId } };
  },
  allow: ({ shop }) => ({
    policy: {
      "style-src": [{ styleModule: "@shopify/buy-button-js/lib/styles/host/host.js" }],
      ...(shop && { "img-src": ["https://cdn.shopify.com"], "connect-src": [`https://${shop.domain}`] }),
    },
    why: "the Buy Button puts this one style sheet into the page (read in buy-button-js 3.0.6), and the page asks the shop for the product, the cart and its pictures",
  }),
};

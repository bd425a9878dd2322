import values from "./shop-environment.json" with { type: "json" };

/**
 * The configuration of the build for a shop. The browser routes its hosts; no request reaches the network. The token of the affiliate
 * service is the secret of the edge function, which a host may set in the environment of the build by mistake.
 */
export const SHOP_ENVIRONMENT = values;

export const SHOP_ORIGIN = `https://${SHOP_ENVIRONMENT.VITE_SHOPIFY_DOMAIN}`;

// Shopify's own link to a discount code, `/discount/{code}`, on Cloudflare Pages: a referral link like any other.
export { onRequest } from "../[code].ts";

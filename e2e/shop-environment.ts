/** The configuration of the build for a shop. The browser routes its hosts; no request reaches the network. */
export const SHOP_ENVIRONMENT = {
  VITE_SITE_URL: "https://bros.test",
  VITE_SHOPIFY_DOMAIN: "bros-shop.test",
  VITE_SHOPIFY_STOREFRONT_TOKEN: "0123456789abcdef0123456789abcdef",
  VITE_SHOPIFY_PRODUCT_ID: "40000000000001",
  VITE_AFFILIATE_API_URL: "https://affiliates.test",
  VITE_CONTACT_ENDPOINT: "https://forms.test/contact",
  VITE_REFERRAL_SCRIPT_URL: "https://tracker.test/referral.js?shop=bros-shop.test",
  /** The secret of the edge function, which a host may set in the environment of the build by mistake. */
  AFFILIATE_SERVICE_TOKEN: "must-stay-on-the-host",
  VITE_KLAVIYO_COMPANY_ID: "AbC123",
  VITE_KLAVIYO_FORM_ID: "XyZ789",
  VITE_REVIEWS_SCRIPT_URL: "https://cdn.judge.me/widget_preloader.js",
  VITE_JUDGEME_SHOP_DOMAIN: "bros-shop.myshopify.com",
  VITE_JUDGEME_PUBLIC_TOKEN: "publicTokenOfJudgeMe",
} as const;

export const SHOP_ORIGIN = `https://${SHOP_ENVIRONMENT.VITE_SHOPIFY_DOMAIN}`;

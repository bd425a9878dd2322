// The configuration as the build checked it (see build/read-config.ts). Nothing here is secret: it ships.

export interface Config {
  /** Public address without a trailing slash. */
  siteUrl: string;
  /** Null on the demo store. */
  shop: { domain: string; storefrontToken: string; productId: string } | null;
  affiliateApi: { url: string; token: string | null } | null;
  affiliateSignupUrl: string | null;
  referralScriptUrl: string | null;
  /** Dotted path of the function that takes the code. */
  referralTrackerGlobal: string;
  klaviyo: { scriptUrl: string; formId: string } | null;
  reviewsScriptUrl: string | null;
  contactEndpoint: string | null;
}

declare const __CONFIG__: Config;

export const config: Config = __CONFIG__;

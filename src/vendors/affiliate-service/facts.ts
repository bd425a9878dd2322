import type { Variable, VendorFacts } from "@/vendors/facts";

export interface AffiliateService {
  /** Base address; the lookup is `GET {url}/api/affiliates`. */
  url: string;
  /** Sent as a bearer token. Public: it ships. */
  token: string | null;
}

interface AffiliateConfig {
  affiliateApi: AffiliateService | null;
  /** The page in the frame of /bros; null for the demo form. */
  affiliateSignupUrl: string | null;
}

const VENDOR_DOMAIN = "socialsnowball.io";

const API_URL: Variable = {
  name: "VITE_AFFILIATE_API_URL",
  meaning: "Base address of the affiliate lookup; the page calls {url}/api/affiliates.",
  whenEmpty: "no call, discount 0",
  format: { address: "base", example: "https://affiliates.your-site.com" },
};
const API_TOKEN: Variable = {
  name: "VITE_AFFILIATE_API_TOKEN",
  meaning:
    "Bearer token for that call. PUBLIC in the browser: a publishable value, or empty. Refused for the vendor's own API.",
  whenEmpty: null,
  format: { pattern: /^[\x21-\x7e]+$/, expected: "a bearer value without spaces" },
  isMasked: true,
};
export const SIGNUP_URL: Variable = {
  name: "VITE_AFFILIATE_SIGNUP_URL",
  meaning: "Page shown in the /bros frame.",
  whenEmpty: "a local demo form",
  format: { address: "whole", example: "https://your-brand.affiliates.com/register" },
};

export const facts: VendorFacts<AffiliateConfig> = {
  name: "affiliate-service",
  loaded: "nothing is loaded; one lookup for a code and visit, which may set our cookie",
  without:
    "0%, and the popup says that the percent could not be read and the code counts; on `/bros`, a demo form",
  variables: [API_URL, API_TOKEN, SIGNUP_URL],
  globals: [],
  leaves: [],
  privacy: null,
  configure({ value, refuse, warn }) {
    const url = value(API_URL);
    const token = value(API_TOKEN);
    if (token !== null) {
      if (url === null)
        refuse(API_TOKEN, "a token that nothing sends", "empty, or beside VITE_AFFILIATE_API_URL");
      else if (isVendorsOwn(new URL(url).hostname))
        refuse(
          API_TOKEN,
          "a token for the vendor's own API, which can also write",
          "empty, with VITE_AFFILIATE_API_URL pointing at your own edge function",
        );
      else
        warn(
          "VITE_AFFILIATE_API_TOKEN SHIPS TO EVERY VISITOR'S BROWSER. USE A PUBLISHABLE VALUE OR LEAVE IT EMPTY.",
        );
    }
    return { affiliateApi: url === null ? null : { url, token }, affiliateSignupUrl: value(SIGNUP_URL) };
  },
  allow: ({ affiliateApi, affiliateSignupUrl }) => ({
    policy: {
      "connect-src": affiliateApi ? [new URL(affiliateApi.url).origin] : [],
      ...(affiliateSignupUrl === null
        ? {
            "frame-src": ["'self'"],
            "style-src": [{ styleInHtml: "src/features/bros/demo-signup.html" }],
          }
        : { "frame-src": [new URL(affiliateSignupUrl).origin] }),
    },
    why:
      affiliateSignupUrl === null
        ? "the page looks codes up there, and the demo form of /bros is a frame with a style of its own"
        : "the page looks codes up there, and the sign-up page of /bros is a frame",
  }),
};

function isVendorsOwn(hostname: string): boolean {
  const host = hostname.replace(/\.$/, "");
  return host === VENDOR_DOMAIN || host.endsWith(`.${VENDOR_DOMAIN}`);
}

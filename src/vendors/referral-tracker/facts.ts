import type { Variable, VendorFacts } from "@/vendors/facts";

interface TrackerConfig {
  referralScriptUrl: string | null;
  /** Dotted path of the function that takes the code. */
  referralTrackerGlobal: string;
}

const DEFAULT_GLOBAL = "SocialSnowball.track";

const SCRIPT_URL: Variable = {
  name: "VITE_REFERRAL_SCRIPT_URL",
  meaning: "Referral tracker script.",
  whenEmpty: "none is loaded",
  format: {
    address: "whole",
    example: "https://api.socialsnowball.io/js/referral.js?shop=your-shop.myshopify.com",
  },
};
const GLOBAL: Variable = {
  name: "VITE_REFERRAL_TRACKER_GLOBAL",
  meaning: "Dotted path of the tracker's function that takes the code.",
  whenEmpty: DEFAULT_GLOBAL,
  format: {
    pattern: /^[A-Za-z_$][\w$]*(\.[A-Za-z_$][\w$]*)*$/,
    expected: "a dotted path such as SocialSnowball.track",
  },
};

export const facts: VendorFacts<TrackerConfig> = {
  name: "referral-tracker",
  loaded: "with the application",
  without: "nothing; the cart attribute is the attribution",
  variables: [SCRIPT_URL, GLOBAL],
  globals: ["SocialSnowball"],
  // Read in Social Snowball's bundle 1.0.0. `snowball_code` is ours, and storage never hands out our own keys.
  leaves: [
    /^snowball_(affiliate_referral|visitor_id|cart_token|last_join|expire_at|referrer)/,
    /^snowball_(safelink|widget)/,
  ],
  privacy: () => ({ script: "the referral tracker", mayStore: "the referral tracker", receives: null }),
  configure: ({ value }) => ({
    referralScriptUrl: value(SCRIPT_URL),
    referralTrackerGlobal: value(GLOBAL) ?? DEFAULT_GLOBAL,
  }),
  allow({ referralScriptUrl }) {
    if (referralScriptUrl === null) return null;
    const hosts = [new URL(referralScriptUrl).origin];
    return {
      policy: { "script-src": hosts, "connect-src": hosts },
      why: "its script reports the visit there; code that its server sends is refused, because it would need eval (read in Social Snowball's bundle 1.0.0)",
    };
  },
  standIn: (config, address) => ({ ...config, referralScriptUrl: config.referralScriptUrl ?? address }),
};

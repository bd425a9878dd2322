import type { Policy, Variable, VendorFacts } from "@/vendors/facts";

interface ReviewsConfig {
  reviewsScriptUrl: string | null;
}

const SCRIPT_URL: Variable = {
  name: "VITE_REVIEWS_SCRIPT_URL",
  meaning: "Reviews widget script of Judge.me, Yotpo, Okendo or Loox.",
  whenEmpty: "the section is left out",
  format: { address: "whole", example: "https://cdn.judge.me/widget_preloader.js" },
};

/**
 * Further hosts of the reviews services, by the domain of the script that is configured. The names come from public
 * integrations and were not tried on a real account, so look at the console of a site that enables one.
 */
const FURTHER_HOSTS: Readonly<Record<string, readonly string[]>> = {
  "judge.me": [
    "https://judge.me",
    "https://cache.judge.me",
    "https://cdn.judge.me",
    "https://cdnwidget.judge.me",
  ],
  "loox.io": ["https://loox.io", "https://images.loox.io"],
  "okendo.io": ["https://api.okendo.io", "https://cdn-static.okendo.io"],
  "yotpo.com": [
    "https://api-cdn.yotpo.com",
    "https://cdn-widgetsrepository.yotpo.com",
    "https://cdn-widget-assets.yotpo.com",
    "https://staticw2.yotpo.com",
  ],
};

export const facts: VendorFacts<ReviewsConfig> = {
  name: "reviews",
  loaded: "when its area is a screen height away",
  without: "no section; where the script is blocked or too late, a mail link in the same space",
  variables: [SCRIPT_URL],
  globals: ["jdgmCacheServer", "jdgm_preloader", "yotpoWidgetsContainer", "okeWidgetApi"],
  leaves: [/^_?jdgm/i, /^_?judge\.?me/i, /^_{0,2}yotpo/i, /^_{0,2}oke(ndo)?[-_:]/i, /^_{0,2}loox/i],
  privacy: {
    mayStore: "the reviews widget",
    receives: "The reviews service, if it’s enabled and you write a review.",
  },
  configure: ({ value }) => ({ reviewsScriptUrl: value(SCRIPT_URL) }),
  policy: ({ reviewsScriptUrl }) => (reviewsScriptUrl === null ? {} : policyFor(new URL(reviewsScriptUrl))),
  standIn: ({ reviewsScriptUrl }, address) => ({ reviewsScriptUrl: reviewsScriptUrl ?? address }),
};

function policyFor({ hostname, origin }: URL): Policy {
  const hosts = [origin, ...(FURTHER_HOSTS[hostname.split(".").slice(-2).join(".")] ?? [])];
  return {
    "script-src": hosts,
    "style-src": hosts,
    "img-src": hosts,
    "font-src": hosts,
    "connect-src": hosts,
    // Some reviews widgets are a frame.
    "frame-src": hosts,
  };
}

// The four reviews services: what each needs and what the policy allows for it. Nothing was tried on a real account; each
// entry says where its facts come from.
import type { Allowance, Variable } from "@/vendors/facts";

export type ServiceName = "judge-me" | "yotpo" | "okendo" | "loox";

/** What a page gets of the service that is configured. All of it is public. */
export type Reviews = FrameReviews | ScriptReviews;

interface AnyReviews {
  scriptUrl: string;
  /** The values of the service's own variables, by its keys. */
  account: Readonly<Record<string, string>>;
}

/** The script runs in a frame of this name. `npm run site doctor` finds `frame` in the configuration of a live site. */
export interface FrameReviews extends AnyReviews {
  service: "judge-me";
  frame: "judge-me";
}

/** The script runs in the page. */
export interface ScriptReviews extends AnyReviews {
  service: Exclude<ServiceName, FrameReviews["service"]>;
  frame: null;
}

interface AccountVariable {
  /** The key in `account`. */
  key: string;
  variable: Variable & { format: { expected: string } };
  /** Whether the script at this address needs the variable. Absent: every one does. */
  isNeeded?: (script: URL) => boolean;
}

export interface ReviewsService {
  company: string;
  /** The script comes from this domain or one below it. */
  domain: string;
  account: readonly AccountVariable[];
  /** What the policy allows on every page. */
  allow: Allowance;
}

/**
 * Judge.me documents no policy. Its package for pages outside Shopify (@judgeme/shopify-hydrogen 2.0.0, JudgemeLoader.js) sets
 * `jdgm` and inserts inline scripts; the settings that its cache answers are an inline script as well, and its loader calls
 * `Function()` with what it fetched. The hosts: read in its loader (CDN_HOST, CDN_HOST_ALT, API_HOST, CDN_BASE_URL), and the list
 * of a public integration, https://github.com/FilipLjubic/judgeme-react, SETUP_PROMPT.md.
 */
export const JUDGE_ME_FRAME: Allowance = {
  policy: {
    "script-src": ["'unsafe-inline'", "'unsafe-eval'", "https://*.judge.me", "https://cdn.shopify.com"],
    "style-src": ["'unsafe-inline'", "https://*.judge.me", "https://cdn.shopify.com"],
    "img-src": [
      "data:",
      "https://judge.me",
      "https://*.judge.me",
      "https://judgeme.imgix.net",
      "https://judgeme-public-images.imgix.net",
      "https://review-images.judgeme.com",
      "https://cdn.shopify.com",
    ],
    "font-src": ["data:", "https://*.judge.me", "https://cdn.shopify.com"],
    "media-src": ["https://*.judge.me", "https://cdn.shopify.com"],
    "connect-src": ["https://judge.me", "https://*.judge.me", "https://cdn.shopify.com"],
    "frame-src": ["https://*.judge.me", "https://www.youtube.com", "https://player.vimeo.com"],
  },
  why: "its script inserts inline scripts and calls Function(), which the site never allows (@judgeme/shopify-hydrogen 2.0.0)",
};

/** The README of @okendo/shopify-hydrogen 2.6.2 has this list; its demo store adds inline styles. */
const OKENDO = [
  "https://cdn-static.okendo.io",
  "https://surveys.okendo.io",
  "https://api.okendo.io",
  "https://d3hw6dc1ow8pp2.cloudfront.net",
  "https://d3g5hqndtiniji.cloudfront.net",
  "https://dov7r31oq5dkj.cloudfront.net",
];
const RECAPTCHA = ["https://www.google.com", "https://www.gstatic.com"];
const GOOGLE_FONTS = { css: "https://fonts.googleapis.com", files: "https://fonts.gstatic.com" };
const YOTPO = "https://*.yotpo.com";
const LOOX = ["https://loox.io", "https://images.loox.io"];

export const SERVICES: Readonly<Record<ServiceName, ReviewsService>> = {
  "judge-me": {
    company: "Judge.me",
    domain: "judge.me",
    account: [
      {
        key: "shopDomain",
        variable: {
          name: "VITE_JUDGEME_SHOP_DOMAIN",
          meaning:
            "For Judge.me: the shop's permanent domain, your-shop.myshopify.com. Judge.me needs its plan with platform-independent widgets (Settings, Advanced).",
          whenEmpty: null,
          format: {
            pattern: /^[a-z0-9][a-z0-9-]*\.myshopify\.com$/i,
            expected: "the shop's permanent domain such as your-shop.myshopify.com, without https://",
          },
        },
      },
      {
        key: "publicToken",
        variable: {
          name: "VITE_JUDGEME_PUBLIC_TOKEN",
          meaning:
            "For Judge.me: the PUBLIC API token (Settings, Integrations, View API tokens). Never the private one.",
          whenEmpty: null,
          format: {
            pattern: /^[A-Za-z0-9_-]{16,64}$/,
            expected: "Judge.me's public API token (letters, digits, - and _)",
          },
          isMasked: true,
        },
      },
    ],
    allow: {
      policy: { "frame-src": ["'self'"] },
      why: "its script needs inline scripts, so it runs in a sandboxed frame with a policy of its own: /frames/judge-me",
    },
  },
  yotpo: {
    company: "Yotpo",
    domain: "yotpo.com",
    account: [
      {
        key: "instanceId",
        variable: {
          name: "VITE_YOTPO_INSTANCE_ID",
          meaning:
            "For Yotpo's widgets of version 3: the number of the reviews widget, data-yotpo-instance-id of its embed code.",
          whenEmpty: null,
          format: { pattern: /^\d{1,12}$/, expected: "the widget's number such as 520292" },
        },
        // Version 2 has its script on staticw2.yotpo.com, and needs the product only.
        isNeeded: ({ hostname }) => hostname === "cdn-widgetsrepository.yotpo.com",
      },
    ],
    allow: {
      policy: {
        "script-src": [YOTPO],
        "connect-src": [YOTPO],
        "frame-src": [YOTPO],
        "img-src": [YOTPO, "https://www.gravatar.com"],
        "style-src": ["'unsafe-inline'", YOTPO, GOOGLE_FONTS.css],
        "font-src": [YOTPO, GOOGLE_FONTS.files],
      },
      why: "its own list for Magento names its domain and Google's fonts, and its widgets put style elements into the page (magento2-module-yotpo-reviews, etc/csp_whitelist.xml)",
    },
  },
  okendo: {
    company: "Okendo",
    domain: "okendo.io",
    account: [
      {
        key: "subscriberId",
        variable: {
          name: "VITE_OKENDO_SUBSCRIBER_ID",
          meaning: "For Okendo: the subscriber id (Okendo's integration settings).",
          whenEmpty: null,
          format: {
            pattern: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
            expected: "Okendo's subscriber id such as 01234567-89ab-cdef-0123-456789abcdef",
          },
        },
      },
    ],
    allow: {
      policy: {
        "script-src": [...OKENDO, ...RECAPTCHA],
        "connect-src": [...OKENDO.slice(0, 3), "https://api.raygun.com", ...RECAPTCHA],
        "img-src": [...OKENDO, ...RECAPTCHA],
        "media-src": OKENDO,
        "style-src": ["'unsafe-inline'", ...OKENDO.slice(0, 2), ...OKENDO.slice(3, 4), GOOGLE_FONTS.css],
        "font-src": [...OKENDO, GOOGLE_FONTS.files],
        "frame-src": RECAPTCHA,
      },
      why: "its own list for Hydrogen names these hosts, and its demo store inline styles (@okendo/shopify-hydrogen 2.6.2, README.md)",
    },
  },
  loox: {
    company: "Loox",
    domain: "loox.io",
    account: [],
    allow: {
      policy: {
        "script-src": LOOX.slice(0, 1),
        "connect-src": LOOX.slice(0, 1),
        "img-src": LOOX,
        "frame-src": LOOX.slice(0, 1),
      },
      why: "its script draws a frame of its own (public integrations; Loox documents no policy)",
    },
  },
};

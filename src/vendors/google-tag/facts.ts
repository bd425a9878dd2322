import type { Policy, Variable, VendorFacts } from "@/vendors/facts";
import { ASKING_REGIONS } from "./asking-regions.ts";

export interface GoogleTag {
  id: string;
  scriptUrl: string;
}

interface GoogleTagConfig {
  googleTag: GoogleTag | null;
}

/** As the site's texts list: without a comma before the last one. */
const REGIONS = new Intl.ListFormat("en-GB").format(Object.keys(ASKING_REGIONS));

const TAG_ID: Variable = {
  name: "VITE_GOOGLE_TAG_ID",
  meaning: "Google's tag (gtag.js): the measurement id of Google Analytics.",
  whenEmpty: "none is loaded",
  format: {
    pattern: /^GT?-[A-Z0-9]{4,20}$/,
    expected:
      "an id such as G-AB12CD34EF; a container (GTM-…) needs inline scripts, which the policy refuses",
  },
};

/**
 * "Google Analytics 4" in https://developers.google.com/tag-platform/security/guides/csp, which has `*.google-analytics.com` and so on.
 * The site's policy has no wildcards, so these are the hosts by name: the usual ones, and those for visitors in the EU.
 */
const POLICY: Policy = {
  "script-src": ["https://www.googletagmanager.com"],
  "img-src": ["https://www.google-analytics.com", "https://www.googletagmanager.com"],
  "connect-src": [
    "https://www.googletagmanager.com",
    "https://www.google-analytics.com",
    "https://region1.google-analytics.com",
    "https://analytics.google.com",
    "https://region1.analytics.google.com",
  ],
};

export const facts: VendorFacts<GoogleTagConfig> = {
  name: "google-tag",
  loaded: "when the page is interactive and idle",
  without: "nothing",
  variables: [TAG_ID],
  globals: ["googleTagQueue", "gtag"],
  // https://developers.google.com/tag-platform/devguides/cookies has `_ga…` and `_gcl_…`; `_gid` is an older tag's.
  leaves: [/^_ga(_|$)/, /^_gid$/, /^_g(cl|ac)_/],
  privacy: ({ googleTag }) =>
    googleTag && {
      script: "Google’s tag",
      mayStore: "Google’s tag",
      receives: `Google: the pages you open, what you put into the cart and take to the checkout, and the campaign that brought you. In ${REGIONS}, where it would need a consent that we don’t ask for, its tag is told that there is none.`,
    },
  configure({ value }) {
    const id = value(TAG_ID);
    return { googleTag: id === null ? null : { id, scriptUrl: "https://www.googletagmanager.com/gtag/js" } };
  },
  allow: ({ googleTag }) =>
    googleTag && {
      policy: POLICY,
      why: "the tag loads from and reports to these (developers.google.com/tag-platform/security/guides/csp, Google Analytics 4)",
    },
  standIn: ({ googleTag }, scriptUrl) => ({ googleTag: googleTag ?? { id: "G-STANDIN", scriptUrl } }),
};

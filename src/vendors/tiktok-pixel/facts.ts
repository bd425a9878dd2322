import type { Variable, VendorFacts } from "@/vendors/facts";

export interface TiktokPixel {
  id: string;
  scriptUrl: string;
}

interface TiktokPixelConfig {
  tiktokPixel: TiktokPixel | null;
}

const PIXEL_ID: Variable = {
  name: "VITE_TIKTOK_PIXEL_ID",
  meaning: "TikTok's pixel: its id (TikTok Ads Manager, Events Manager).",
  whenEmpty: "none is loaded",
  format: {
    pattern: /^[A-Z0-9]{16,24}$/,
    expected: "an id of 20 letters and digits such as C4AB12CD34EF56GH78IJ",
  },
};

/** The second is where the script asks for the visitor's IPv6 address (seen on public sites). */
const HOSTS = ["https://analytics.tiktok.com", "https://analytics-ipv6.tiktokw.us"];

export const facts: VendorFacts<TiktokPixelConfig> = {
  name: "tiktok-pixel",
  loaded: "when the page is interactive and idle",
  without: "nothing",
  variables: [PIXEL_ID],
  globals: ["ttq", "TiktokAnalyticsObject"],
  // https://ads.tiktok.com/help/article/using-cookies-with-tiktok-pixel, and names that were read on public sites.
  leaves: [/^_ttp/, /^_?tt_(enable_cookie|appInfo|sessionId|pixel_)/, /^ttc(sid|lid)/],
  privacy: ({ tiktokPixel }) =>
    tiktokPixel && {
      script: "TikTok’s pixel",
      mayStore: "TikTok’s pixel",
      receives:
        "TikTok: the pages you open, what you put into the cart and take to the checkout, and the ad that brought you.",
    },
  configure({ value }) {
    const id = value(PIXEL_ID);
    return {
      tiktokPixel:
        id === null ? null : { id, scriptUrl: "https://analytics.tiktok.com/i18n/pixel/events.js" },
    };
  },
  allow: ({ tiktokPixel }) =>
    tiktokPixel && {
      policy: { "script-src": HOSTS.slice(0, 1), "connect-src": HOSTS, "img-src": HOSTS.slice(0, 1) },
      why: "the pixel's base code loads its script from the first, which reports to both (TikTok's base code; seen on public sites)",
    },
  standIn: ({ tiktokPixel }, scriptUrl) => ({ tiktokPixel: tiktokPixel ?? { id: "STANDIN", scriptUrl } }),
};

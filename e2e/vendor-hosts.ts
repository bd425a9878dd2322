// What the hosts of the vendors answer to the stand-ins of their scripts.
import { readFileSync } from "node:fs";
import type { Page } from "playwright/test";

const standIn = (file: string): string => readFileSync(`src/vendors/${file}`, "utf8");

export const KLAVIYO_STAND_IN = standIn("klaviyo/stand-in.js");
export const JUDGE_ME_STAND_IN = standIn("reviews/stand-in-judge-me.js");

/** The settings of a shop: an inline script and a style element. The loader is run by `Function()`. */
const JUDGE_ME_CACHE = {
  settings: `<script class='jdgm-settings-script'>window.jdgmSettings = { platform: "shopify" };</script>
<style class='jdgm-settings-style'>.jdgm-rev-widg { color: rgb(255, 255, 255); padding: 16px; } .jdgm-write-rev-link { color: rgb(222, 255, 72); }</style>`,
  loader: "jdgmCacheServer.reloadAll();",
};
const FONT_CSS = `@font-face { font-family: "Montserrat"; src: url(https://fonts.gstatic.com/s/montserrat.woff2); }
.go3176171171 p { font-family: "Montserrat", Helvetica, sans-serif; }`;

/** Routes what the scripts request, in the page's whole context, and records the hosts. */
export async function routeVendorFiles(page: Page, requested: string[]): Promise<void> {
  const answers: Record<string, { contentType: string; body: string }> = {
    "static-forms.klaviyo.com/forms": { contentType: "application/json", body: "{}" },
    "static-forms.klaviyo.com/fonts": { contentType: "text/css", body: "" },
    "fonts.googleapis.com": { contentType: "text/css", body: FONT_CSS },
    "fonts.gstatic.com": { contentType: "font/woff2", body: "" },
    "cache.judge.me": { contentType: "application/json", body: JSON.stringify(JUDGE_ME_CACHE) },
  };
  for (const [place, answer] of Object.entries(answers))
    await page.context().route(`https://${place}/**`, async (route) => {
      requested.push(new URL(route.request().url()).host);
      await route.fulfill({ ...answer, headers: { "access-control-allow-origin": "*" } });
    });
}

export const TAG_STAND_INS = {
  "www.googletagmanager.com": standIn("google-tag/stand-in.js"),
  "analytics.tiktok.com": standIn("tiktok-pixel/stand-in.js"),
};

/** Routes the analytics vendors' scripts in the page's whole context, and records their hosts. Null never responds. */
export async function routeTags(
  page: Page,
  requested: string[],
  scripts: Readonly<Record<string, string | null>> = TAG_STAND_INS,
): Promise<void> {
  for (const [host, body] of Object.entries(scripts))
    await page.context().route(`https://${host}/**`, async (route) => {
      requested.push(host);
      if (body !== null) await route.fulfill({ contentType: "text/javascript", body });
    });
}

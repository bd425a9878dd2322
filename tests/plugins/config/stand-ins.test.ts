// @vitest-environment node
import { expect, it } from "vitest";
import { readConfig } from "../../../plugins/config/read-config";
import { brand } from "@/content/brand";
import { devServerPlugin } from "../../../plugins/config/dev-server-plugin";
import { registry } from "@/vendors/registry";

const configOf = (environment: Record<string, string>) =>
  readConfig(environment, "https://mugworks.example").config;

it("stand-ins replace the third-party scripts that are not configured", () => {
  const { klaviyo, reviews, referralScriptUrl, googleTag, tiktokPixel } = registry.withStandIns(configOf({}));
  const withAddress = [klaviyo, reviews, googleTag, tiktokPixel].map((vendor) => vendor?.scriptUrl);
  for (const address of [...withAddress, referralScriptUrl])
    expect(address).toMatch(/^\/stand-ins\/[\w-]+\.js$/);
  // The element that the stand-in fills is found by this id.
  expect(klaviyo?.formId).toMatch(/^\w+$/);
});

it("stand-ins replace no script that is configured", () => {
  const config = configOf({
    VITE_KLAVIYO_COMPANY_ID: "AbC123",
    VITE_KLAVIYO_FORM_ID: "XyZ789",
    VITE_REVIEWS_SCRIPT_URL: "https://loox.io/widget/x/loox.js",
    VITE_REFERRAL_SCRIPT_URL: "https://tracker.example/referral.js",
    VITE_GOOGLE_TAG_ID: "G-AB12CD34EF",
    VITE_TIKTOK_PIXEL_ID: "C4AB12CD34EF56GH78IJ",
  });
  const configured = Object.fromEntries(Object.entries(config).filter(([, value]) => value !== null));
  expect(registry.withStandIns(config)).toMatchObject(configured);
});

it.each([
  ["serve", false, true],
  ["serve", true, false],
  ["build", false, false],
] as const)(
  "stand-ins are served by the development server only: %s, preview %s",
  (command, isPreview, applies) => {
    const { apply } = devServerPlugin(configOf({}), brand, null);
    expect(typeof apply === "function" && apply({}, { command, isPreview, mode: "development" })).toBe(
      applies,
    );
  },
);

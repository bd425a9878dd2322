import { expect, it } from "vitest";
import { readConfig } from "../../../plugins/config/read-config";
import { contentSecurityPolicy } from "../../../plugins/host/headers";
import { policyReport } from "../../../plugins/host/headers";
import { registry } from "@/vendors/registry";

const configOf = (environment: Record<string, string>) =>
  readConfig(environment, "https://mugworks.example").config;
const CONFIGURED = configOf({
  VITE_KLAVIYO_COMPANY_ID: "AbC123",
  VITE_KLAVIYO_FORM_ID: "XyZ789",
  VITE_CONTACT_ENDPOINT: "https://forms.example/contact",
  VITE_REVIEWS_SCRIPT_URL: "https://cdn.judge.me/widget_preloader.js",
  VITE_JUDGEME_SHOP_DOMAIN: "my-shop.myshopify.com",
  VITE_JUDGEME_PUBLIC_TOKEN: "publicTokenOfJudgeMe",
  VITE_REFERRAL_SCRIPT_URL: "https://tracker.example/referral.js",
});

it("has one line for each vendor that the policy allows something for, and for each frame, with the reason", () => {
  const report = policyReport(CONFIGURED);
  expect(report).toHaveLength(registry.allowances(CONFIGURED).length + registry.frames(CONFIGURED).length);
  for (const line of report) expect(line).toMatch(/^The policy .*: [^\n]+, because [^\n]+\.$/);
  expect(report.filter((line) => line.includes("'unsafe-inline'"))).toEqual([
    expect.stringMatching(/^The policy allows for klaviyo: .*style elements and style attributes/),
    expect.stringMatching(/^The policy of \/frames\/judge-me allows: .*inline scripts/),
  ]);
});

it("names every host that the policy has, and no token", () => {
  const report = policyReport(CONFIGURED).join("\n");
  for (const source of contentSecurityPolicy(CONFIGURED).match(/https:[^\s;]+/g) ?? [])
    expect(report).toContain(source);
  expect(report).not.toContain("publicTokenOfJudgeMe");
});

it("has no line for a vendor that is not configured", () => {
  expect(policyReport(configOf({})).join("\n")).not.toMatch(
    /klaviyo|reviews|referral-tracker|contact|https:/,
  );
});

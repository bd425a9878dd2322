// @vitest-environment node
import { expect, it } from "vitest";
import { whatStops } from "../../../plugins/content/content-plugin";

const shop = { domain: "a.myshopify.com", storefrontToken: "a".repeat(32), productId: "1" };
const SIGNUP = "https://a.example/register";
const KEPT = true;

it.each<[string, problems: string | null, unsourced: string | null, keepsSamples: boolean, RegExp]>([
  ["of a shop stops for what has no source", null, "1 quote", !KEPT, /^1 quote$/],
  ["of a shop that keeps its samples goes on", null, "1 quote", KEPT, /^null$/],
  ["of a shop whose content has all sources goes on", null, null, !KEPT, /^null$/],
  ["of a shop says both in one run", "1 problem", "1 quote", !KEPT, /^1 problem\n\n1 quote$/],
  ["stops for a problem, whatever it keeps", "1 problem", "1 quote", KEPT, /^1 problem$/],
])("a build %s", (_, problems, unsourced, keepsSamples, message) => {
  const config = { shop, affiliateSignupUrl: SIGNUP };
  expect(String(whatStops({ problems, unsourced }, config, keepsSamples))).toMatch(message);
});

it("a build of the demo store needs no sources, and stops for a problem", () => {
  const demo = { shop: null, affiliateSignupUrl: null };
  expect(whatStops({ problems: null, unsourced: "1 quote" }, demo, !KEPT)).toBeNull();
  expect(whatStops({ problems: "1 problem", unsourced: "1 quote" }, demo, !KEPT)).toBe("1 problem");
});

it("a build of a shop refuses the demo's form for affiliates, unless it keeps its samples", () => {
  const content = { problems: null, unsourced: null };
  const config = { shop, affiliateSignupUrl: null };
  expect(whatStops(content, config, !KEPT)).toContain("VITE_AFFILIATE_SIGNUP_URL");
  expect(whatStops(content, config, KEPT)).toBeNull();
});

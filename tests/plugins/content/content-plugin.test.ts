// @vitest-environment node
import { expect, it } from "vitest";
import { whatStops } from "../../../plugins/config/checked-config";

const shop = { problems: [], shopDomain: "a.myshopify.com", hasDemoSignup: false };
const KEPT = true;

it.each<[string, problems: string | null, unsourced: string | null, keepsSamples: boolean, RegExp]>([
  ["of a shop stops for what has no source", null, "1 quote", !KEPT, /^1 quote$/],
  ["of a shop that keeps its samples goes on", null, "1 quote", KEPT, /^null$/],
  ["of a shop whose content has all sources goes on", null, null, !KEPT, /^null$/],
  ["stops for a problem, whatever it keeps", "1 problem", "1 quote", KEPT, /^1 problem$/],
])("a build %s", (_, problems, unsourced, keepsSamples, message) => {
  expect(String(whatStops({ problems, unsourced }, { ...shop, keepsSamples }))).toMatch(message);
});

it("a build of the demo store needs no sources and no form, and stops for a problem", () => {
  const demo = { problems: [], shopDomain: null, hasDemoSignup: true, keepsSamples: !KEPT };
  expect(whatStops({ problems: null, unsourced: "1 quote" }, demo)).toBeNull();
  expect(whatStops({ problems: "1 problem", unsourced: "1 quote" }, demo)).toBe("1 problem");
});

it("a build of a shop that keeps its samples keeps the demo's form for affiliates, too", () => {
  const content = { problems: null, unsourced: null };
  expect(whatStops(content, { ...shop, hasDemoSignup: true, keepsSamples: KEPT })).toBeNull();
});

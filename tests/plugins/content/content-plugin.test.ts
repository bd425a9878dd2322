// @vitest-environment node
import { expect, it } from "vitest";
import { whatStops } from "../../../plugins/content/content-plugin";

const found = (problems: string | null, unsourced: string | null) => ({ problems, unsourced });

it.each([
  ["of a shop stops for what has no source", found(null, "1 quote"), true, false, "1 quote"],
  ["of a shop that keeps its samples goes on", found(null, "1 quote"), true, true, null],
  ["of the demo store goes on", found(null, "1 quote"), false, false, null],
  ["of a shop whose content has all sources goes on", found(null, null), true, false, null],
  ["stops for a problem, whatever it keeps", found("1 problem", null), true, true, "1 problem"],
  ["of the demo store stops for a problem", found("1 problem", null), false, false, "1 problem"],
])("a build %s", (_, content, isShop, keepsSamples, message) => {
  expect(whatStops(content, { isShop, keepsSamples, hasSignup: true })).toBe(message);
});

it.each([
  ["of a shop", true, false, /^1 quote\n\n.*VITE_AFFILIATE_SIGNUP_URL/],
  ["of a shop that keeps its samples", true, true, /^null$/],
  ["of the demo store", false, false, /^null$/],
])("a build %s judges the demo's form for affiliates", (_, isShop, keepsSamples, message) => {
  expect(String(whatStops(found(null, "1 quote"), { isShop, keepsSamples, hasSignup: false }))).toMatch(
    message,
  );
});

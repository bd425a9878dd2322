import { expect, it } from "vitest";
import { secondsToAsk } from "@/lib/referral/code-cookie";

const NOW = Date.UTC(2026, 0, 15);

it.each([
  ["of a link of today, for 30 days", 2_592_000, 2_592_000],
  ["of a link of 28 days ago, for the two that are left", 172_800, 172_800],
  ["that a page read from the cookie, which must not renew itself", 86_400, 0],
  ["that has expired", -1, 0],
])("a cookie is asked for a code %s", (_, secondsLeft, asked) => {
  expect(secondsToAsk({ code: "BRO25", expiry: NOW + secondsLeft * 1_000 }, NOW)).toBe(asked);
});

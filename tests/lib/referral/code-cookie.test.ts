import { expect, it } from "vitest";
import { removeCodeCookie, secondsToAsk } from "@/lib/referral/code-cookie";
import { keptCode } from "@/lib/referral/kept-code";

const NOW = Date.UTC(2026, 0, 15);

it.each([
  ["of a link of today, for 30 days", 2_592_000, 2_592_000],
  ["of a link of 28 days ago, for the two that are left", 172_800, 172_800],
  ["that a page read from the cookie, which must not renew itself", 86_400, 0],
  ["that has expired", -1, 0],
])("a cookie is asked for a code %s", (_, secondsLeft, asked) => {
  expect(secondsToAsk({ code: "BRO25", expiry: NOW + secondsLeft * 1_000 }, NOW)).toBe(asked);
});

it.each([
  ["our own", "theme=dark; __Host-snowball_code=BRO25; cart=1", "BRO25"],
  ["the first of two", "__Host-snowball_code=BRO25; __Host-snowball_code=EVIL99", "BRO25"],
  ["a forged one", "__Host-snowball_code=two words", null],
  ["an empty one", "__Host-snowball_code=", null],
  ["one of 65 characters", `__Host-snowball_code=${"x".repeat(65)}`, null],
  ["one of another name, which another host may set", "x__Host-snowball_code=BRO25", null],
  ["one without the prefix", "snowball_code=BRO25", null],
])("a code is read from no cookie but %s", (_, cookie, code) => expect(keptCode({ cookie })).toBe(code));

it("a browser that denies cookies has none, and nothing fails", () => {
  const deny = (): never => {
    throw new DOMException("denied", "SecurityError");
  };
  const page = Object.defineProperty({ cookie: "" }, "cookie", { get: deny, set: deny });
  expect(keptCode(page)).toBeNull();
  expect(() => removeCodeCookie(page)).not.toThrow();
});

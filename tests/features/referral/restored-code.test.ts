// A code that Safari has deleted with everything that scripts stored comes back from the cookie of the affiliate lookup.
import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { captureReferral } from "@/features/referral/capture-referral";
import { useCodeLookup } from "@/features/referral/use-code-lookup";
import { removeCodeCookie } from "@/lib/referral/code-cookie";
import { forgetCode } from "@/lib/referral/forget-code";
import { privacyChoice } from "@/lib/consent/privacy-choice";
import { referralStore } from "@/lib/referral/referral-store";
import { DAY_MS } from "@/lib/text/day-ms";
import { percentOf, tab } from "./lookup-tab";

const NOW = Date.UTC(2026, 10, 26);
const COOKIE = "__Host-snowball_code=BRO25";

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  document.cookie = `${COOKIE}; Path=/; Secure`;
});
afterEach(() => {
  privacyChoice.optIn();
  referralStore.forget();
  removeCodeCookie();
});

const arrive = (search = "", pathname = "/") => captureReferral({ pathname, search });

it("is live again, and stored for a day, because the cookie does not say for how long it lives", () => {
  arrive();
  expect(referralStore.referrals()?.live).toEqual({ code: "BRO25", expiry: NOW + DAY_MS });
});

it("is read again when its day is over, and with a clock before 2026", () => {
  arrive();
  for (const now of [NOW + 2 * DAY_MS, 0]) {
    vi.setSystemTime(now);
    arrive();
    expect(referralStore.current()).toBe("BRO25");
  }
});

it.each([
  ["the code of a link, or a stored one", "?snowball=MATTE15", "/", "MATTE15"],
  ["the code of a path", "", "/MATTE15", "MATTE15"],
  ["no code but a mistyped address", "", "/no!such", "BRO25"],
])("does not replace %s", (_, search, pathname, live) => {
  arrive(search, pathname);
  arrive();
  expect(referralStore.current()).toBe(live);
});

it("is not read after an opt-out, which deletes the cookie", () => {
  renderHook(() => useCodeLookup(async () => undefined, "/"));
  expect(document.cookie).toBe(COOKIE);
  act(() => privacyChoice.optOut());
  expect(document.cookie).toBe("");
  document.cookie = `${COOKIE}; Path=/; Secure`;
  arrive();
  expect(referralStore.current()).toBeNull();
});

it("does not come back when it was removed", () => {
  arrive();
  forgetCode();
  expect(document.cookie).toBe("");
  arrive();
  expect(referralStore.current()).toBeNull();
});

it("is asked for again when the code before the last becomes live once more in a visit", async () => {
  const { open, follow, asked, jar } = tab({
    BRO25: percentOf("BRO25", 25),
    MATTE15: percentOf("MATTE15", 15),
  });
  const page = open();
  for (const code of ["BRO25", "MATTE15"]) {
    follow(code);
    await page.lookUp("/");
  }
  jar.cookie = "__Host-snowball_code=MATTE15";
  follow("BRO25");
  await page.lookUp("/");
  expect(asked).toEqual(["BRO25", "MATTE15", "BRO25"]);
  expect(jar.cookie).toContain("=; Max-Age=0;");
});

it("is asked for once more after the visitor removed it and took that back, because the cookie is gone", async () => {
  const { open, follow, referrals, asked, jar } = tab({ BRO25: percentOf("BRO25", 25) });
  follow("BRO25");
  const page = open();
  await page.lookUp("/");
  jar.cookie = COOKIE;
  await page.lookUp("/faq");
  referrals.forget();
  jar.cookie = "";
  follow("BRO25");
  await page.lookUp("/faq");
  await page.lookUp("/terms");
  expect(asked).toEqual(["BRO25", "BRO25"]);
});

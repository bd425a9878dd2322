// A code that Safari has deleted with everything that scripts stored comes back from the cookie of the affiliate lookup.
import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { captureReferral } from "@/features/referral/capture-referral";
import { useCodeLookup } from "@/features/referral/use-code-lookup";
import { forgetCode } from "@/lib/referral/forget-code";
import { privacyChoice } from "@/lib/consent/privacy-choice";
import { referralStore } from "@/lib/referral/referral-store";
import { DAY_MS } from "@/lib/text/day-ms";
import { percentOf, tab } from "./lookup-tab";

const NOW = Date.UTC(2026, 10, 26);
const COOKIE = "__Host-snowball_code";
const cookies = new Map<string, string>();

/** On the document itself, where they hide those of its prototype. Spies on both would not be taken away in the right order. */
function replaceCookies(cookie: { get: () => string; set: (text: string) => void }): void {
  Object.defineProperty(document, "cookie", { ...cookie, configurable: true });
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  replaceCookies({
    get: () => [...cookies].map((pair) => pair.join("=")).join("; "),
    set(text) {
      const [, name = "", value = ""] = /^([^=]*)=([^;]*)/.exec(text) ?? [];
      if (text.includes("Max-Age=0;")) cookies.delete(name);
      else cookies.set(name, value);
    },
  });
});
afterEach(() => {
  privacyChoice.optIn();
  referralStore.forget();
  cookies.clear();
  Reflect.deleteProperty(document, "cookie");
});

const arrive = (search = "", pathname = "/") => captureReferral({ pathname, search });

it("is live again, and stored for a day, because the cookie does not say for how long it lives", () => {
  cookies.set("theme", "dark").set(COOKIE, "BRO25");
  arrive();
  expect(referralStore.referrals()?.live).toEqual({ code: "BRO25", expiry: NOW + DAY_MS });
  cookies.clear();
  vi.setSystemTime(NOW + DAY_MS);
  arrive();
  expect(referralStore.current()).toBeNull();
});

it("is read again when its day is over, and with a clock before 2026", () => {
  cookies.set(COOKIE, "BRO25");
  arrive();
  for (const now of [NOW + 2 * DAY_MS, 0]) {
    vi.setSystemTime(now);
    arrive();
    expect(referralStore.current()).toBe("BRO25");
  }
});

it.each([
  ["a link", "?snowball=MATTE15", "/"],
  ["a link with a path", "", "/MATTE15"],
])("never replaces the code of %s, or a stored one", (_name, search, pathname) => {
  cookies.set(COOKIE, "BRO25");
  arrive(search, pathname);
  arrive();
  expect(referralStore.current()).toBe("MATTE15");
});

it("replaces a mistyped address", () => {
  cookies.set(COOKIE, "BRO25");
  arrive("", "/no!such");
  expect(referralStore.current()).toBe("BRO25");
});

it.each([
  ["a forged cookie", COOKIE, "two words", null],
  ["an empty one", COOKIE, "", null],
  ["one of 65 characters", COOKIE, "x".repeat(65), null],
  ["one of another name, which another host may set", `x${COOKIE}`, "BRO25", null],
  ["one without the prefix", "snowball_code", "BRO25", null],
  ["a doubled one, the first", COOKIE, `BRO25; ${COOKIE}=EVIL99`, "BRO25"],
])("is taken from no cookie but its own: %s", (_, name, value, code) => {
  cookies.set(name, value);
  arrive();
  expect(referralStore.current()).toBe(code);
});

it("is not read after an opt-out, which deletes the cookie", async () => {
  cookies.set(COOKIE, "BRO25");
  renderHook(() => useCodeLookup(async () => undefined, "/"));
  expect(cookies.size).toBe(1);
  act(() => privacyChoice.optOut());
  expect(cookies.size).toBe(0);
  cookies.set(COOKIE, "BRO25");
  arrive();
  expect(referralStore.current()).toBeNull();
});

it("does not come back when it was removed", () => {
  cookies.set(COOKIE, "BRO25");
  arrive();
  forgetCode();
  arrive();
  expect([referralStore.current(), cookies.size]).toEqual([null, 0]);
});

it("is not there where the browser denies cookies, and nothing fails", () => {
  const deny = (): never => {
    throw new DOMException("denied", "SecurityError");
  };
  replaceCookies({ get: deny, set: deny });
  arrive();
  expect(() => forgetCode()).not.toThrow();
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
  jar.cookie = `${COOKIE}=MATTE15`;
  follow("BRO25");
  await page.lookUp("/");
  expect([asked, jar.cookie]).toEqual([
    ["BRO25", "MATTE15", "BRO25"],
    expect.stringMatching(`^${COOKIE}=; Max-Age=0;`),
  ]);
});

it("is asked for once more after the visitor removed it and took that back, because the cookie is gone", async () => {
  const { open, follow, referrals, asked, jar } = tab({ BRO25: percentOf("BRO25", 25) });
  follow("BRO25");
  const page = open();
  await page.lookUp("/");
  jar.cookie = `${COOKIE}=BRO25`;
  await page.lookUp("/faq");
  referrals.forget();
  jar.cookie = "";
  follow("BRO25");
  await page.lookUp("/faq");
  await page.lookUp("/terms");
  expect(asked).toEqual(["BRO25", "BRO25"]);
});

import { expect, it, vi } from "vitest";
import { STORAGE_KEYS } from "@/lib/browser/storage";
import { forgetCode } from "@/lib/referral/forget-code";
import { privacyChoice } from "@/lib/consent/privacy-choice";
import { freshRecord } from "@/lib/referral/referral-code";
import { referralStore } from "@/lib/referral/referral-store";

const inSession = (): string | null => window.sessionStorage.getItem(STORAGE_KEYS.referralCode);

function follow(...codes: string[]): void {
  for (const code of codes) referralStore.remember(freshRecord(code, Date.now()));
}

it("lives on for the visit, with the codes that it replaced, where an app's browser wipes localStorage", () => {
  follow("BRO25", "MATTE15");
  const before = referralStore.referrals();
  window.localStorage.clear();
  referralStore.tidy();
  expect(referralStore.current()).toBe("MATTE15");
  expect(referralStore.referrals()).toEqual(before);
});

it("is replaced by a later code after the wipe", () => {
  follow("BRO25");
  window.localStorage.clear();
  follow("MATTE15");
  expect(referralStore.current()).toBe("MATTE15");
  expect(window.localStorage.getItem(STORAGE_KEYS.referralCode)).toContain("MATTE15");
});

it("expires in the copy, too", () => {
  follow("BRO25");
  window.localStorage.clear();
  vi.spyOn(Date, "now").mockReturnValue(Date.now() + 2_678_400_000);
  referralStore.tidy();
  expect(referralStore.current()).toBeNull();
  expect(inSession()).toBeNull();
});

it("is gone from both storages when it is removed", () => {
  follow("BRO25", "MATTE15");
  forgetCode();
  expect([window.localStorage.length, window.sessionStorage.length]).toEqual([0, 0]);
  expect(referralStore.current()).toBeNull();
});

it("has no copy after an opt-out, and is still credited", () => {
  follow("BRO25");
  expect(inSession()).toContain("BRO25");
  privacyChoice.optOut();
  expect(referralStore.current()).toBe("BRO25");
  expect(inSession()).toBeNull();
  privacyChoice.optIn();
});

it("has no copy with Global Privacy Control", () => {
  Object.defineProperty(navigator, "globalPrivacyControl", { configurable: true, value: true });
  follow("BRO25");
  expect([referralStore.current(), inSession()]).toEqual(["BRO25", null]);
  Reflect.deleteProperty(navigator, "globalPrivacyControl");
});

it.each(["<b>", "{", '{"code":"<img src=x>","expiry":9e15}', "null"])(
  "is not taken from a copy that another script wrote in another form: %s",
  (text) => {
    window.sessionStorage.setItem(STORAGE_KEYS.referralCode, text);
    referralStore.tidy();
    expect(referralStore.current()).toBeNull();
    expect(inSession()).toBeNull();
  },
);

import { expect, it } from "vitest";
import { forgetCode } from "@/lib/referral/forget-code";
import { freshRecord } from "@/lib/referral/referral-code";
import { referralStore } from "@/lib/referral/referral-store";

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

it("is gone from both storages when it is removed", () => {
  follow("BRO25", "MATTE15");
  forgetCode();
  expect([window.localStorage.length, window.sessionStorage.length]).toEqual([0, 0]);
  expect(referralStore.current()).toBeNull();
});

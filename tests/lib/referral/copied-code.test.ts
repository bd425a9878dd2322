import { expect, it } from "vitest";
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

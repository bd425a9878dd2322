import { beforeEach, expect, it, vi } from "vitest";
import { warnAbout } from "@/features/recovery/warn-about";
import { freshRecord } from "@/lib/referral/referral-code";
import { referralStore } from "@/lib/referral/referral-store";

beforeEach(() => referralStore.forget());

function logged(): string {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  warnAbout("A page", new TypeError("Failed to fetch /?snowball=BRO25 of BRO25"));
  return warn.mock.calls.flat().join(" ");
}

it("logs what failed with the message of the error, and the referral code nowhere in it", () => {
  referralStore.remember(freshRecord("BRO25", Date.now()));
  const text = logged();
  expect(text).toContain("A page failed: TypeError: Failed to fetch /?snowball=");
  expect(text).not.toContain("BRO25");
});

it("logs the message as it is where there is no referral code", () => {
  expect(logged()).toContain("A page failed: TypeError: Failed to fetch /?snowball=BRO25 of BRO25");
});

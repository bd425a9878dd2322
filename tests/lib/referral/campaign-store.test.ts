import { describe, expect, it } from "vitest";
import { createCampaignStore } from "@/lib/referral/campaign-store";
import { privacyChoice } from "@/lib/consent/privacy-choice";
import { STORAGE_KEYS, visitStore } from "@/lib/browser/storage";
import { dispatchStorageEvent } from "../fake-area";

const KEY = STORAGE_KEYS.campaign;
const CHOICE = STORAGE_KEYS.privacyChoice;

/** A page load. */
const open = () => createCampaignStore(visitStore, privacyChoice);
const stored = (): string | null => window.sessionStorage.getItem(KEY);

describe("the campaign of a visit", () => {
  it("is that of the address, on later pages too, until a later address has one", () => {
    const campaign = open();
    expect(campaign.current()).toBe("");
    campaign.capture("?utm_source=tiktok&utm_medium=paid&page=2");
    campaign.capture("?page=3&utm_source=a%00b");
    const later = open();
    expect(later.current()).toBe("utm_source=tiktok&utm_medium=paid");
    later.capture("?gclid=2");
    expect([later.current(), stored()]).toEqual(["gclid=2", "gclid=2"]);
  });

  it("is read by the same rules from a storage that another script wrote", () => {
    window.sessionStorage.setItem(KEY, "utm_source=<b>&discount=STOLEN");
    expect(open().current()).toBe("utm_source=%3Cb%3E");
  });
});

describe("a visitor who objects", () => {
  it("has no campaign until the opt-out is withdrawn, and does not get the earlier one back then", () => {
    const campaign = open();
    campaign.capture("?utm_source=tiktok");
    privacyChoice.optOut();
    expect(stored()).toBeNull();
    campaign.capture("?utm_source=mail");
    expect([campaign.current(), stored()]).toEqual(["", null]);
    privacyChoice.optIn();
    expect(campaign.current()).toBe("");
    campaign.capture("?utm_source=mail");
    expect(campaign.current()).toBe("utm_source=mail");
  });

  it("has none after an opt-out in another tab, before and after this tab learns of it", () => {
    const campaign = open();
    campaign.capture("?utm_source=tiktok");
    window.localStorage.setItem(CHOICE, "opted-out");
    expect(campaign.current()).toBe("");
    dispatchStorageEvent(CHOICE);
    expect(stored()).toBeNull();
  });

  it("has none on later pages, not even one that was stored before", () => {
    window.sessionStorage.setItem(KEY, "utm_source=tiktok");
    window.localStorage.setItem(CHOICE, "opted-out");
    const campaign = open();
    expect(campaign.current()).toBe("");
    campaign.capture("");
    expect(stored()).toBeNull();
  });
});

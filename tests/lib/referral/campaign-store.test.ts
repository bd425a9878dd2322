import { beforeEach, describe, expect, it, vi } from "vitest";
import { createCampaignStore } from "@/lib/referral/campaign-store";
import { createPrivacyChoice } from "@/lib/consent/privacy-choice";
import { createSafeStorage, STORAGE_KEYS } from "@/lib/browser/storage";
import { dispatchStorageEvent, FakeArea } from "../fake-area";

const KEY = STORAGE_KEYS.campaign;
const CHOICE = STORAGE_KEYS.privacyChoice;

beforeEach(() => void vi.spyOn(console, "warn").mockReturnValue());

/** A page load, in the same visit when it gets the same areas. */
function open({ visit = new FakeArea(), local = new FakeArea() } = {}) {
  const choice = createPrivacyChoice(
    createSafeStorage(() => local),
    () => undefined,
  );
  const campaign = createCampaignStore(
    createSafeStorage(() => visit),
    choice,
  );
  return { visit, local, choice, campaign };
}

describe("the campaign of a visit", () => {
  it("is that of the address, on later pages too", () => {
    const { campaign, visit } = open();
    expect(campaign.current()).toBe("");
    campaign.capture("?utm_source=tiktok&page=2");
    campaign.capture("");
    campaign.capture("?page=3&utm_source=a%00b");
    expect(campaign.current()).toBe("utm_source=tiktok");
    expect(open({ visit }).campaign.current()).toBe("utm_source=tiktok");
  });

  it("is replaced as a whole by that of a later address", () => {
    const { campaign } = open();
    campaign.capture("?utm_source=tiktok&utm_medium=paid&ttclid=1");
    campaign.capture("?gclid=2");
    expect(campaign.current()).toBe("gclid=2");
  });

  it.each([
    ["utm_source=tiktok&discount=STOLEN", "utm_source=tiktok"],
    ["utm_source=<script>", "utm_source=%3Cscript%3E"],
    ["null", ""],
    ['{"utm_source":"tiktok"}', ""],
  ])("is read by the same rules from a storage that another script wrote: %s", (text, campaign) => {
    expect(open({ visit: new FakeArea([[KEY, text]]) }).campaign.current()).toBe(campaign);
  });
});

describe("a visitor who objects", () => {
  it("has no campaign from the opt-out on, and none is stored", () => {
    const { campaign, choice, visit } = open();
    campaign.capture("?utm_source=tiktok");
    choice.optOut();
    expect(visit.values.has(KEY)).toBe(false);
    campaign.capture("?utm_source=mail");
    expect([campaign.current(), visit.values.has(KEY)]).toEqual(["", false]);
  });

  it("has none after an opt-out in another tab, before and after this tab learns of it", () => {
    const { campaign, local, visit } = open();
    campaign.capture("?utm_source=tiktok");
    local.setItem(CHOICE, "opted-out");
    expect(campaign.current()).toBe("");
    dispatchStorageEvent(CHOICE);
    expect(visit.values.has(KEY)).toBe(false);
  });

  it("has none on later pages, not even one that was stored before", () => {
    const visit = new FakeArea([[KEY, "utm_source=tiktok"]]);
    const { campaign } = open({ visit, local: new FakeArea([[CHOICE, "opted-out"]]) });
    expect(campaign.current()).toBe("");
    campaign.capture("?utm_source=mail");
    expect([campaign.current(), visit.values.has(KEY)]).toEqual(["", false]);
  });

  it("does not get the earlier campaign back by withdrawing the opt-out, and a later one is kept", () => {
    const { campaign, choice } = open();
    campaign.capture("?utm_source=tiktok");
    choice.optOut();
    choice.optIn();
    expect(campaign.current()).toBe("");
    campaign.capture("?utm_source=mail");
    expect(campaign.current()).toBe("utm_source=mail");
  });
});

import { describe, expect, it } from "vitest";
import { createSafeStorage, STORAGE_KEYS } from "@/lib/browser/storage";
import { privacyChoice } from "@/lib/consent/privacy-choice";
import { campaignStore } from "@/lib/referral/campaign-store";
import { createKeptCampaign, keptCampaign } from "@/lib/referral/kept-campaign";
import { freshRecord } from "@/lib/referral/referral-code";
import { referralStore } from "@/lib/referral/referral-store";
import { DAY_MS } from "@/lib/text/day-ms";
import { FakeArea } from "../fake-area";

const KEY = STORAGE_KEYS.codeCampaign;
const CLICK_TIME = Date.UTC(2026, 2, 9);

/** A visit on some day after the click, in the same browser when it gets the same area. */
function visit({ area = new FakeArea(), campaign = "", day = 0, mayKeep = true }) {
  return createKeptCampaign({
    storage: createSafeStorage(() => area),
    visit: () => campaign,
    mayKeep: () => mayKeep,
    now: () => CLICK_TIME + day * DAY_MS,
  });
}

describe("a campaign that is kept beside a live code", () => {
  function clicked(): FakeArea {
    const area = new FakeArea();
    visit({ area, campaign: "utm_source=tiktok" }).keep();
    return area;
  }

  it.each([
    [0, "utm_source=tiktok"],
    [29.9, "utm_source=tiktok"],
    [30, ""],
    // It was kept by a clock that was ahead.
    [-1, ""],
  ])("is there for 30 days from the click: on day %d, %j", (day, campaign) => {
    expect(visit({ area: clicked(), day }).current()).toBe(campaign);
  });

  it("does not live longer because a later visit keeps it", () => {
    const area = clicked();
    for (const campaign of ["", "utm_source=tiktok"]) visit({ area, day: 20, campaign }).keep();
    expect(visit({ area, day: 29 }).current()).toBe("utm_source=tiktok");
    expect(visit({ area, day: 31 }).current()).toBe("");
  });

  it("gives way to that of a later visit", () => {
    const area = clicked();
    const later = visit({ area, campaign: "utm_source=mail", day: 3 });
    expect(later.current()).toBe("utm_source=mail");
    later.keep();
    expect(visit({ area, day: 32 }).current()).toBe("utm_source=mail");
  });

  it("is neither used nor kept, and removed, without a live code, or after an opt-out", () => {
    const area = clicked();
    const objecting = visit({ area, campaign: "utm_source=tiktok", mayKeep: false });
    expect(objecting.current()).toBe("");
    objecting.keep();
    expect(area.getItem(KEY)).toBeNull();
  });

  it.each(["utm_source=tiktok", "x utm_source=tiktok", `${CLICK_TIME} evil=1`, `${CLICK_TIME}`])(
    "is none where the storage holds %j",
    (text) => expect(visit({ area: new FakeArea([[KEY, text]]) }).current()).toBe(""),
  );
});

it("on a page, is there only beside a live code, and not after an opt-out", () => {
  campaignStore.capture("?utm_source=tiktok");
  expect(keptCampaign.current()).toBe("");
  referralStore.remember(freshRecord("BRO25", Date.now()));
  keptCampaign.keep();
  window.sessionStorage.clear();
  expect(keptCampaign.current()).toBe("utm_source=tiktok");
  privacyChoice.optOut();
  expect(keptCampaign.current()).toBe("");
});

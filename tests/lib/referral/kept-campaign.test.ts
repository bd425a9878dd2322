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
function visit({ area = new FakeArea(), campaign = "", day = 0, mayKeep = true } = {}) {
  const now = { mayKeep };
  const kept = createKeptCampaign({
    storage: createSafeStorage(() => area),
    visit: () => campaign,
    mayKeep: () => now.mayKeep,
    now: () => CLICK_TIME + day * DAY_MS,
  });
  return { area, kept, now };
}

describe("a campaign that is kept beside a live code", () => {
  const clicked = (): FakeArea => {
    const { area, kept } = visit({ campaign: "utm_source=tiktok" });
    kept.keep();
    return area;
  };

  it("is there on a later visit, for 30 days from the click", () => {
    const area = clicked();
    expect(visit({ area, day: 0 }).kept.current()).toBe("utm_source=tiktok");
    expect(visit({ area, day: 29.9 }).kept.current()).toBe("utm_source=tiktok");
    expect(visit({ area, day: 30 }).kept.current()).toBe("");
  });

  it("does not live longer because a later visit keeps it", () => {
    const area = clicked();
    for (const campaign of ["", "utm_source=tiktok"]) visit({ area, day: 20, campaign }).kept.keep();
    expect(visit({ area, day: 29 }).kept.current()).toBe("utm_source=tiktok");
    expect(visit({ area, day: 31 }).kept.current()).toBe("");
  });

  it("gives way to that of a later visit", () => {
    const area = clicked();
    const later = visit({ area, campaign: "utm_source=mail", day: 3 }).kept;
    expect(later.current()).toBe("utm_source=mail");
    later.keep();
    expect(visit({ area, day: 32 }).kept.current()).toBe("utm_source=mail");
  });

  it("is neither kept nor used without a live code, or after an opt-out", () => {
    const { area, kept } = visit({ campaign: "utm_source=tiktok", mayKeep: false });
    kept.keep();
    expect(area.getItem(KEY)).toBeNull();
    expect(kept.current()).toBe("");
  });

  it("is removed when the code is, or the visitor opts out", () => {
    const { kept, now, area } = visit({ area: clicked(), day: 2 });
    now.mayKeep = false;
    kept.keep();
    expect(area.getItem(KEY)).toBeNull();
  });

  it.each(["", "utm_source=tiktok", "x utm_source=tiktok", `${CLICK_TIME} evil=1`, `${CLICK_TIME}`])(
    "is none where the storage holds %j",
    (text) => {
      const area = new FakeArea();
      area.setItem(KEY, text);
      expect(visit({ area }).kept.current()).toBe("");
    },
  );

  it("is none where it was kept by a clock that was ahead", () => {
    expect(visit({ area: clicked(), day: -1 }).kept.current()).toBe("");
  });
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

import { beforeEach, expect, it, vi } from "vitest";

/** A page that has just been loaded. */
async function open(address: string) {
  window.history.replaceState(null, "", address);
  const page = await import("@/features/referral/capture-referral");
  page.captureReferral(window.location);
  return page;
}

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  vi.spyOn(console, "warn").mockReturnValue();
  return () => {
    vi.useRealTimers();
    window.history.replaceState(null, "", "/");
  };
});

it("a code is reported once for each load of the page, whichever way and however often it came", async () => {
  const page = await open("/?snowball=BRO25");
  const report = vi.fn();
  page.onReferralVisit(report);
  page.captureReferral({ pathname: "/", search: "?snowball=BRO25" });
  page.captureReferral({ pathname: "/BRO25", search: "" });
  // Forgotten on the privacy page, and found in the address once more.
  window.localStorage.clear();
  page.captureReferral({ pathname: "/BRO25", search: "" });
  expect(report.mock.calls).toEqual([["BRO25"]]);
  page.captureReferral({ pathname: "/MATTE15", search: "" });
  expect(report.mock.calls).toEqual([["BRO25"], ["MATTE15"]]);

  vi.resetModules();
  const again = vi.fn();
  (await open("/BRO25")).onReferralVisit(again);
  expect(again.mock.calls).toEqual([["BRO25"]]);
});

it.each(["/", "/bro", "/?snowball=a%20b", "/faq"])("%s is no visit to report", async (address) => {
  const report = vi.fn();
  (await open(address)).onReferralVisit(report);
  expect(report).not.toHaveBeenCalled();
});

it("our own event, which does not hold the code, comes before the tracker's turn", async () => {
  const heard: unknown[] = [];
  Object.assign(window, { dataLayer: heard, SocialSnowball: { track: (code: string) => heard.push(code) } });
  const { reportReferralVisit } = await import("@/features/referral/report-visits");
  reportReferralVisit("BRO25");
  expect(heard).toEqual([{ event: "referral_visit" }, "BRO25"]);
  Reflect.deleteProperty(window, "dataLayer");
  Reflect.deleteProperty(window, "SocialSnowball");
});

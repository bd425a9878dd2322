import { beforeEach, expect, it, vi } from "vitest";

/** Imports the modules again, as a page load does. */
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
});

it("reports a code once for each page load, however often and in whichever address it is captured", async () => {
  const page = await open("/?snowball=BRO25");
  const report = vi.fn();
  page.onReferralVisit(report);
  page.captureReferral({ pathname: "/", search: "?snowball=BRO25" });
  page.captureReferral({ pathname: "/BRO25", search: "" });
  // The visitor forgets the code on the privacy page, and the same address is captured once more.
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

it.each(["/", "/b", "/?snowball=a%20b", "/faq"])("reports no visit for %s", async (address) => {
  const report = vi.fn();
  (await open(address)).onReferralVisit(report);
  expect(report).not.toHaveBeenCalled();
});

it("reports the site's own event, without the code, before it calls the referral tracker", async () => {
  const calls: unknown[] = [];
  Object.assign(window, { dataLayer: calls, SocialSnowball: { track: (code: string) => calls.push(code) } });
  const { reportReferralVisit } = await import("@/features/referral/report-visits");
  reportReferralVisit("BRO25");
  expect(calls).toEqual([{ event: "referral_visit" }, "BRO25"]);
  Reflect.deleteProperty(window, "dataLayer");
  Reflect.deleteProperty(window, "SocialSnowball");
});

it("stores a typed code, and reports it like that of a link, once for each page load", async () => {
  const page = await open("/?snowball=BRO25");
  const report = vi.fn();
  page.onReferralVisit(report);
  const stored = (): unknown => JSON.parse(window.localStorage.getItem("snowball_code") ?? "null");
  page.rememberCode("MATTE15");
  expect(stored()).toMatchObject({ code: "MATTE15" });
  vi.advanceTimersByTime(60_000);
  // A code of an earlier link becomes the live one again when it is typed.
  page.rememberCode("BRO25");
  page.rememberCode("BRO25");
  expect(stored()).toMatchObject({ code: "BRO25" });
  expect(report.mock.calls).toEqual([["BRO25"], ["MATTE15"]]);
});

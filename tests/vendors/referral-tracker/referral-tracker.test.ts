import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { privacyChoice } from "@/lib/privacy-choice";
import { loadTracker, reportToTracker, TRACKER_RETRY_MS } from "@/vendors/referral-tracker/referral-tracker";

const PATH = "SocialSnowball.track";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(window, "SocialSnowball");
  window.history.replaceState(null, "", "/");
  for (const script of document.head.querySelectorAll("script")) script.remove();
});

function install(track: (code: string) => unknown): void {
  Object.assign(window, { SocialSnowball: { track } });
}

it("a tracker that is there is told the code at once, and once", async () => {
  const track = vi.fn();
  install(track);
  reportToTracker("BRO25", PATH);
  await vi.advanceTimersByTimeAsync(TRACKER_RETRY_MS * 2);
  expect(track.mock.calls).toEqual([["BRO25"]]);
});

it("a tracker that comes late is told 800 ms later, not earlier", async () => {
  const track = vi.fn();
  reportToTracker("BRO25", PATH);
  install(track);
  await vi.advanceTimersByTimeAsync(799);
  expect(track).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(track.mock.calls).toEqual([["BRO25"]]);
});

it("a tracker that never comes is asked for twice and then left alone", async () => {
  reportToTracker("BRO25", PATH);
  await vi.advanceTimersByTimeAsync(TRACKER_RETRY_MS);
  const track = vi.fn();
  install(track);
  await vi.advanceTimersByTimeAsync(TRACKER_RETRY_MS * 10);
  expect(track).not.toHaveBeenCalled();
});

it.each([
  [
    "throws",
    () => {
      throw new Error("BRO25 broke me");
    },
  ],
  ["promises and fails", async () => Promise.reject(new Error("BRO25 broke me"))],
])("a tracker that %s is one log line without the code, and is not asked again", async (_name, fail) => {
  // The line is told once per page.
  vi.resetModules();
  const fresh = await import("@/vendors/referral-tracker/referral-tracker");
  const warning = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const track = vi.fn(fail);
  install(track);
  fresh.reportToTracker("BRO25", PATH);
  await vi.advanceTimersByTimeAsync(TRACKER_RETRY_MS * 2);
  expect(track).toHaveBeenCalledOnce();
  expect(warning.mock.calls).toEqual([["[mugworks] The referral tracker failed."]]);
});

it.each(["nothing.here", "SocialSnowball", "SocialSnowball.shop", ""])(
  "a path that leads to no function is harmless: %s",
  (path) => {
    Object.assign(window, { SocialSnowball: { shop: "x" } });
    expect(() => reportToTracker("BRO25", path)).not.toThrow();
  },
);

it("before its script is loaded the address loses what the tracker would follow, and nothing else", () => {
  window.history.replaceState(
    { key: "kept" },
    "",
    "/?redirect=javascript:alert(1)&snowball_referrer=x&utm=tiktok#the-drop",
  );
  loadTracker("https://tracker.example/js/referral.js?shop=bros-test.myshopify.com");
  expect(window.location.href.replace(window.location.origin, "")).toBe("/?utm=tiktok#the-drop");
  expect(window.history.state).toEqual({ key: "kept" });
  expect(Reflect.get(window, "SocialSnowball")).toEqual({ shop: "bros-test.myshopify.com" });
  expect(document.head.querySelector("script")?.src).toBe(
    "https://tracker.example/js/referral.js?shop=bros-test.myshopify.com",
  );
});

it("after an opt-out the tracker is neither loaded nor told, not even one that is there", async () => {
  const track = vi.fn();
  install(track);
  privacyChoice.optOut();
  reportToTracker("BRO25", PATH);
  loadTracker("https://tracker.example/opted-out.js?shop=x");
  await vi.advanceTimersByTimeAsync(TRACKER_RETRY_MS);
  expect(track).not.toHaveBeenCalled();
  expect(document.head.querySelector("script")).toBeNull();
  privacyChoice.optIn();
});

it("an opt-out between the first try and the second counts", async () => {
  reportToTracker("BRO25", PATH);
  privacyChoice.optOut();
  const track = vi.fn();
  install(track);
  await vi.advanceTimersByTimeAsync(TRACKER_RETRY_MS);
  expect(track).not.toHaveBeenCalled();
  privacyChoice.optIn();
});

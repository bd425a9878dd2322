import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { brand } from "@/content/brand";
import { loadTracker, reportToTracker } from "@/vendors/referral-tracker/referral-tracker";

const PATH = "SocialSnowball.track";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  Reflect.deleteProperty(window, "SocialSnowball");
  for (const script of document.head.querySelectorAll("script")) script.remove();
});

function install(track: (code: string) => unknown): void {
  Object.assign(window, { SocialSnowball: { track } });
}

it("reports the code once and at once to a tracker that has loaded", async () => {
  const track = vi.fn();
  install(track);
  reportToTracker("BRO25", PATH);
  await vi.advanceTimersByTimeAsync(1_600);
  expect(track.mock.calls).toEqual([["BRO25"]]);
});

it("reports the code after 800 ms to a tracker that loads late", async () => {
  const track = vi.fn();
  reportToTracker("BRO25", PATH);
  install(track);
  await vi.advanceTimersByTimeAsync(799);
  expect(track).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(track.mock.calls).toEqual([["BRO25"]]);
});

it("tries twice, and does not report to a tracker that loads later", async () => {
  reportToTracker("BRO25", PATH);
  await vi.advanceTimersByTimeAsync(800);
  const track = vi.fn();
  install(track);
  await vi.advanceTimersByTimeAsync(8_000);
  expect(track).not.toHaveBeenCalled();
});

it.each([
  [
    "throws",
    () => {
      throw new Error("BRO25 broke me");
    },
  ],
  ["rejects", async () => Promise.reject(new Error("BRO25 broke me"))],
])("logs once, without the code, that a tracker %s, and does not try again", async (_name, fail) => {
  // The module logs it once for each page load, so the test imports it again.
  vi.resetModules();
  const fresh = await import("@/vendors/referral-tracker/referral-tracker");
  const warning = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const track = vi.fn(fail);
  install(track);
  fresh.reportToTracker("BRO25", PATH);
  await vi.advanceTimersByTimeAsync(1_600);
  expect(track).toHaveBeenCalledOnce();
  expect(warning.mock.calls).toEqual([[`[${brand.slug}] The referral tracker failed.`]]);
});

it.each(["nothing.here", "SocialSnowball", "SocialSnowball.shop", ""])(
  "does not throw for a path without a function: %s",
  (path) => {
    Object.assign(window, { SocialSnowball: { shop: "x" } });
    expect(() => reportToTracker("BRO25", path)).not.toThrow();
  },
);

it.each([
  ["SocialSnowball", (track: unknown) => track],
  ["SocialSnowball.api.v1.track", (track: unknown) => ({ api: { v1: { track } } })],
  ["SocialSnowball.track", (track: unknown) => Object.assign(() => undefined, { track })],
])("reports the code to the function at %s", (path, globalOf) => {
  const track = vi.fn();
  Object.assign(window, { SocialSnowball: globalOf(track) });
  reportToTracker("BRO25", path);
  expect(track.mock.calls).toEqual([["BRO25"]]);
});

it("lets the tracker's function use its own object", () => {
  const tracker = {
    codes: Array<string>(),
    track(code: string) {
      this.codes.push(code);
    },
  };
  Object.assign(window, { SocialSnowball: tracker });
  reportToTracker("BRO25", PATH);
  expect(tracker.codes).toEqual(["BRO25"]);
});

it("removes the parameters that the tracker would follow from the address before its script loads", () => {
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

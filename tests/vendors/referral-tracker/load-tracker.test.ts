// The tracker's script and the opt-out. The loader remembers its scripts for a page load, so each test has an address of its own.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { privacyChoice } from "@/lib/consent/privacy-choice";
import { facts } from "@/vendors/referral-tracker/facts";
import { loadTracker, reportToTracker } from "@/vendors/referral-tracker/referral-tracker";

const PATH = "SocialSnowball.track";

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, "warn").mockReturnValue();
});
afterEach(() => {
  privacyChoice.optIn();
  Reflect.deleteProperty(window, "SocialSnowball");
  for (const script of scripts()) script.remove();
});

const scripts = () => [...document.head.querySelectorAll("script")];

function install() {
  const track = vi.fn();
  Object.assign(window, { SocialSnowball: { track } });
  return track;
}

it("the name of the shop is not given to a tracker that has loaded, which a tag manager may have done", () => {
  const track = install();
  loadTracker("https://tracker.example/loaded.js?shop=bros-test.myshopify.com");
  expect(Reflect.get(window, "SocialSnowball")).toEqual({ track });
});

it("loads where the history cannot be rewritten, on an address that it may read", () => {
  const rewriting = vi.spyOn(window.history, "replaceState").mockImplementation(() => {
    throw new DOMException("The history cannot be rewritten.", "SecurityError");
  });
  loadTracker("https://tracker.example/no-history.js");
  rewriting.mockRestore();
  expect(scripts()).toHaveLength(1);
});

it("logs that the tracker's script is blocked", async () => {
  loadTracker("https://tracker.example/blocked.js");
  scripts()[0]?.dispatchEvent(new Event("error"));
  await vi.advanceTimersByTimeAsync(0);
  expect(vi.mocked(console.warn).mock.calls).toEqual([[expect.stringContaining("tracker did not load")]]);
});

describe("after an opt-out", () => {
  it("neither loads the tracker, nor prepares the page for it, nor logs a failure", async () => {
    privacyChoice.optOut();
    window.history.replaceState(null, "", "/?redirect=/blog");
    loadTracker("https://tracker.example/opted-out.js?shop=x");
    await vi.advanceTimersByTimeAsync(0);
    expect(scripts()).toEqual([]);
    expect("SocialSnowball" in window).toBe(false);
    expect(window.location.search).toBe("?redirect=/blog");
    expect(console.warn).not.toHaveBeenCalled();
  });

  it("between the first try and the second does not report", async () => {
    reportToTracker("BRO25", PATH);
    privacyChoice.optOut();
    const track = install();
    await vi.advanceTimersByTimeAsync(8_000);
    expect(track).not.toHaveBeenCalled();
  });
});

it("the privacy policy says that the tracker may store something", () => {
  const named = expect.stringContaining("tracker");
  const statement = facts.privacy?.({ referralScriptUrl: null, referralTrackerGlobal: PATH });
  expect(statement).toEqual({ script: named, mayStore: named, receives: null });
});

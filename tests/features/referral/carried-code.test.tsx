// The referral code in the hash of the address: captured everywhere, and kept there in the browsers of apps.
import { act, renderHook } from "@testing-library/react";
import { createElement, type ReactNode } from "react";
import { MemoryRouter } from "react-router-dom";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { forgetCode } from "@/lib/referral/forget-code";
import { privacyChoice } from "@/lib/consent/privacy-choice";
import { STORAGE_KEYS } from "@/lib/browser/storage";
import { DAY_MS } from "@/lib/text/day-ms";

const TIKTOK =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Safari/604.1 musical_ly_41.9.0";
const KEY = STORAGE_KEYS.referralCode;

/** The modules of a page load. */
const importModules = async () => ({
  page: await import("@/features/referral/capture-referral"),
  hook: await import("@/features/referral/use-carried-code"),
  store: await import("@/lib/referral/referral-store"),
});
let { page, hook, store } = await importModules();
const reported: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, "warn").mockReturnValue();
});

/** Loads the page of the entry that is shown, as main.tsx does. */
async function load(): Promise<void> {
  vi.resetModules();
  ({ page, hook, store } = await importModules());
  reported.length = 0;
  page.captureReferral(window.location);
  page.onReferralVisit((code) => void reported.push(code));
}

async function open(address: string, state: unknown = null): Promise<void> {
  window.history.replaceState(state, "", address);
  await load();
}

function inTikTok(): void {
  vi.spyOn(navigator, "userAgent", "get").mockReturnValue(TIKTOK);
}

const wrapper = ({ children }: { children: ReactNode }) => createElement(MemoryRouter, null, children);
/** Starts the application, and gives it ample time to write. */
async function start() {
  const application = renderHook(() => hook.useCarriedCode(), { wrapper });
  await settle();
  return application;
}
const settle = () => act(() => vi.advanceTimersByTimeAsync(2_000));
const address = (): string => window.location.href.slice(window.location.origin.length);
const stored = (): unknown => JSON.parse(window.localStorage.getItem(KEY) ?? "null");

it("a code in the hash is stored and reported, and leaves the address in an ordinary browser", async () => {
  await open("/#the-drop?offset=50&snowball=BRO25");
  expect([stored(), reported]).toEqual([expect.objectContaining({ code: "BRO25" }), ["BRO25"]]);
  await start();
  expect(address()).toBe("/#the-drop?offset=50");
});

describe("an app's browser", () => {
  beforeEach(inTikTok);

  it.each([
    ["/faq?a=1&snowball=BRO25#flushable", "/faq?a=1#flushable?snowball=BRO25"],
    ["/a/b#snowball=BRO25", "/a/b#snowball=BRO25"],
  ])("never shows an address without the code: %s becomes %s", async (link, carried) => {
    const state = { idx: 3, key: "abc" };
    const entries = window.history.length;
    await open(link, state);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(address()).toBe(link);
    await start();
    expect(address()).toBe(carried);
    expect(window.history.state).toMatchObject(state);
    expect(JSON.stringify(window.history.state)).not.toContain("BRO25");
    expect(window.history.length).toBe(entries);
  });

  it("shows a stored code, and one that is typed later", async () => {
    await open("/?snowball=BRO25");
    await open("/faq");
    const { result } = await start();
    expect(result.current).toBeUndefined();
    expect(address()).toBe("/faq#snowball=BRO25");
    act(() => page.rememberCode("MATTE15"));
    await settle();
    expect(address()).toBe("/faq#snowball=MATTE15");
  });

  it("takes the code away when it is removed", async () => {
    await open("/#the-drop?offset=50&snowball=BRO25");
    const { unmount } = await start();
    store.referralStore.forget();
    // The application shows nothing of a code then.
    unmount();
    expect(address()).toBe("/#the-drop?offset=50");
  });

  it("does not take a removed code back from the address of an earlier page", async () => {
    await open("/#snowball=BRO25");
    await start();
    const { state } = window.history;
    window.sessionStorage.setItem(STORAGE_KEYS.scrollPositions, "{}");
    forgetCode(store.referralStore);
    await open("/#snowball=BRO25", state);
    expect([stored(), reported]).toEqual([null, []]);
  });

  it("does not take it back from an entry that was left before the application ran", async () => {
    await open("/?snowball=BRO25");
    const { state } = window.history;
    forgetCode(store.referralStore);
    await open("/?snowball=BRO25", state);
    expect([stored(), reported]).toEqual([null, []]);
  });

  it("writes no code into the address that a vendor's script can read there", async () => {
    await open("/faq");
    const { loadScript } = await import("@/vendors/load-script");
    loadScript("https://vendor.example/pixel.js").catch(() => undefined);
    document.head.querySelector("script")?.dispatchEvent(new Event("load"));
    page.rememberCode("BRO25");
    await start();
    expect(address()).toBe("/faq");
    document.head.querySelector("script")?.remove();
  });

  it("takes the code away with an opt-out", async () => {
    await open("/#snowball=BRO25");
    const { rerender } = await start();
    privacyChoice.optOut();
    window.dispatchEvent(new StorageEvent("storage", { key: STORAGE_KEYS.privacyChoice }));
    rerender();
    await settle();
    expect(address()).toBe("/");
    expect(stored()).toMatchObject({ code: "BRO25" });
    privacyChoice.optIn();
  });

  it("reports no second visit, and does not renew the code, when the page is loaded again", async () => {
    await open("/#snowball=BRO25");
    await start();
    expect(reported).toEqual(["BRO25"]);
    const before = stored();
    await vi.advanceTimersByTimeAsync(DAY_MS);
    await load();
    expect(reported).toEqual([]);
    expect(stored()).toEqual(before);
    await start();
    expect(address()).toBe("/#snowball=BRO25");
  });

  it("finds the code in its own address where it can store nothing", async () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    await open("/?snowball=BRO25");
    await start();
    await load();
    expect(store.referralStore.current()).toBe("BRO25");
  });
});

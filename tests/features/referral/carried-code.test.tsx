// The referral code in the hash of the address: kept there in the browsers of apps.
import { act, renderHook } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { beforeEach, expect, it, vi } from "vitest";
import { forgetCode } from "@/lib/referral/forget-code";
import { privacyChoice } from "@/lib/consent/privacy-choice";
import { STORAGE_KEYS } from "@/lib/browser/storage";
import { DAY_MS } from "@/lib/text/day-ms";
import { dispatchStorageEvent } from "../../lib/fake-area";
import { openPage, shownAddress, storedRecord } from "./page-load";

const TIKTOK =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Safari/604.1 musical_ly_41.9.0";

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, "warn").mockReturnValue();
  vi.spyOn(navigator, "userAgent", "get").mockReturnValue(TIKTOK);
});

/** Starts the application of the page that was opened last, and gives it ample time to write. */
async function start() {
  const { useCarriedCode } = await import("@/features/referral/use-carried-code");
  const application = renderHook(useCarriedCode, { wrapper: MemoryRouter });
  await settle();
  return application;
}
const settle = () => act(() => vi.advanceTimersByTimeAsync(2_000));

it("an ordinary browser loses the code in a hash", async () => {
  vi.spyOn(navigator, "userAgent", "get").mockReturnValue("Mozilla/5.0");
  await openPage("/#the-drop?offset=50&snowball=BRO25");
  await start();
  expect(shownAddress()).toBe("/#the-drop?offset=50");
});

it.each([
  ["/faq?a=1&snowball=BRO25#flushable", "/faq?a=1#flushable?snowball=BRO25"],
  ["/a/b#snowball=BRO25", "/a/b#snowball=BRO25"],
])("an app's browser never shows an address without the code: %s becomes %s", async (link, carried) => {
  const state = { idx: 3, key: "abc" };
  const entries = window.history.length;
  await openPage(link, state);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(shownAddress()).toBe(link);
  await start();
  expect(shownAddress()).toBe(carried);
  expect(window.history.state).toMatchObject(state);
  expect(JSON.stringify(window.history.state)).not.toContain("BRO25");
  expect(window.history.length).toBe(entries);
});

it("the address has a stored code, one that is typed later, and none when it is removed", async () => {
  await openPage("/?snowball=BRO25");
  const { rememberCode, referralStore } = await openPage("/faq#flushable?offset=50");
  const { unmount } = await start();
  expect(shownAddress()).toBe("/faq#flushable?offset=50&snowball=BRO25");
  act(() => rememberCode("MATTE15"));
  await settle();
  expect(shownAddress()).toBe("/faq#flushable?offset=50&snowball=MATTE15");
  referralStore.forget();
  // The application shows nothing of a code then.
  unmount();
  expect(shownAddress()).toBe("/faq#flushable?offset=50");
});

it.each([
  ["of an earlier page", "/#snowball=BRO25", start],
  ["that was left before the application ran", "/?snowball=BRO25", () => Promise.resolve()],
])("a removed code does not come back from an entry %s", async (_, address, leave) => {
  const { referralStore } = await openPage(address);
  await leave();
  const { state } = window.history;
  forgetCode(referralStore);
  const { reported } = await openPage(address, state);
  expect([storedRecord(), reported]).toEqual([null, []]);
});

it("no code is written into an address that a vendor's script can read there", async () => {
  const { rememberCode } = await openPage("/faq");
  const { loadScript } = await import("@/vendors/load-script");
  loadScript("https://vendor.example/pixel.js").catch(() => undefined);
  const script = document.head.querySelector("script");
  script?.dispatchEvent(new Event("load"));
  rememberCode("BRO25");
  await start();
  expect(shownAddress()).toBe("/faq");
  script?.remove();
});

it("an opt-out takes the code away from the address, and it stays stored", async () => {
  await openPage("/#snowball=BRO25");
  await start();
  privacyChoice.optOut();
  act(() => dispatchStorageEvent(STORAGE_KEYS.privacyChoice));
  await settle();
  expect(shownAddress()).toBe("/");
  expect(storedRecord()).toMatchObject({ code: "BRO25" });
  privacyChoice.optIn();
});

it("a page that is loaded again reports no second visit, and does not renew the code", async () => {
  await openPage("/#snowball=BRO25");
  await start();
  const before = storedRecord();
  await vi.advanceTimersByTimeAsync(DAY_MS);
  const { reported } = await openPage(shownAddress(), window.history.state);
  await start();
  expect([reported, storedRecord()]).toEqual([[], before]);
  expect(shownAddress()).toBe("/#snowball=BRO25");
});

it("a page finds the code in its own address where it can store nothing", async () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  await openPage("/?snowball=BRO25");
  await start();
  const { referralStore } = await openPage(shownAddress(), window.history.state);
  expect(referralStore.current()).toBe("BRO25");
});

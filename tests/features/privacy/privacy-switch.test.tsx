import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { PrivacySwitchLabels } from "@/content/schema";
import { STORAGE_KEYS } from "@/lib/browser/storage";

const labels: PrivacySwitchLabels = {
  heading: "Say no",
  label: "Opt out",
  honored: "Opt-Out Request Honored",
  noScript: "needs script",
  off: "it is off",
  on: "it is on",
  onForVisit: "for this visit",
  stillRunning: "something runs",
  reloaded: "was reloaded",
  signal: "your browser says so",
};

/** The addresses that were reloaded. */
const reloaded: string[] = [];

// The modules remember for a page load what was loaded and stored, so each test imports them again.
async function openPage() {
  vi.resetModules();
  const { PrivacySwitch } = await import("@/features/privacy/privacy-switch");
  const { loadScript } = await import("@/vendors/load-script");
  const { privacyChoice } = await import("@/lib/consent/privacy-choice");
  const reload = vi.fn<() => void>(() => void reloaded.push(window.location.href));
  return {
    PrivacySwitch,
    loadScript,
    privacyChoice,
    reload,
    element: <PrivacySwitch labels={labels} reload={reload} />,
  };
}

const control = () => screen.getByRole<HTMLInputElement>("switch", { name: "Opt out" });
const status = () => screen.getByRole("status").textContent;

beforeEach(() => void vi.spyOn(console, "warn").mockReturnValue());
afterEach(() => {
  Reflect.deleteProperty(navigator, "globalPrivacyControl");
  for (const script of document.head.querySelectorAll("script")) script.remove();
});

it("switching on and off takes effect at once, is stored, removes the data of vendors, and is announced", async () => {
  const { element, privacyChoice, reload } = await openPage();
  window.localStorage.setItem("klaviyoOnsite", "{}");
  render(element);
  expect([control().checked, status()]).toEqual([false, "it is off"]);
  fireEvent.click(control());
  expect([control().checked, status()]).toEqual([true, "it is on"]);
  expect(privacyChoice.allowed()).toBe(false);
  expect(Object.keys(window.localStorage)).toEqual([STORAGE_KEYS.privacyChoice]);
  // No third-party script has run, so no reload is needed to end one.
  expect(reload).not.toHaveBeenCalled();
  fireEvent.click(control());
  expect([control().checked, status()]).toEqual([false, "it is off"]);
  expect(privacyChoice.allowed()).toBe(true);
});

it("switching on forgets the referral code in both storages, and a later link is credited", async () => {
  const { element, privacyChoice } = await openPage();
  const { referralStore } = await import("@/lib/referral/referral-store");
  const { freshRecord } = await import("@/lib/referral/referral-code");
  referralStore.remember(freshRecord("BRO25", Date.now()));
  render(element);
  const codesAtOptOut: (string | null)[] = [];
  privacyChoice.subscribe(
    () => void codesAtOptOut.push(window.localStorage.getItem(STORAGE_KEYS.referralCode)),
  );
  fireEvent.click(control());
  expect(Object.keys(window.localStorage)).toEqual([STORAGE_KEYS.privacyChoice]);
  expect(Object.keys(window.sessionStorage)).toEqual([]);
  // Otherwise another tab would write its copy back.
  expect(codesAtOptOut).toEqual([null]);
  act(() => referralStore.remember(freshRecord("MATTE15", Date.now())));
  expect(referralStore.current()).toBe("MATTE15");
  expect(Object.keys(window.sessionStorage)).toEqual([]);
});

it("reloads the page when a third-party script has run, announces it then, and restores the focus", async () => {
  const { element, loadScript, reload } = await openPage();
  loadScript("https://vendor.example/ran.js").catch(() => undefined);
  document.head.querySelector("script")?.dispatchEvent(new Event("load"));
  const { unmount } = render(element);
  fireEvent.click(control());
  expect(reload).toHaveBeenCalledTimes(1);
  unmount();

  const after = await openPage();
  render(after.element);
  await waitFor(() => expect(status()).toBe("it is on was reloaded"));
  expect(document.activeElement).toBe(control());
  expect(window.sessionStorage).toHaveLength(0);
});

it("takes the code out of an app's address before the page is reloaded, which would store it again", async () => {
  window.history.replaceState(null, "", "/opt-out#top?snowball=BRO25");
  reloaded.length = 0;
  const { element } = await openPage();
  const { loadWithCode } = await import("@/vendors/load-script");
  loadWithCode("https://vendor.example/tracker.js").catch(() => undefined);
  document.head.querySelector("script")?.dispatchEvent(new Event("load"));
  render(element);
  fireEvent.click(control());
  expect(reloaded).toEqual([`${window.location.origin}/opt-out#top`]);
});

it("announces a reload once, and not again when it is switched off and on later", async () => {
  window.sessionStorage.setItem(STORAGE_KEYS.privacyReload, "1");
  const { element, privacyChoice } = await openPage();
  privacyChoice.optOut();
  render(element);
  await waitFor(() => expect(status()).toBe("it is on was reloaded"));
  fireEvent.click(control());
  fireEvent.click(control());
  expect(status()).toBe("it is on");
});

it("applies to the visit where storage is denied, does not reload the page, and announces both", async () => {
  vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  const { element, loadScript, privacyChoice, reload } = await openPage();
  loadScript("https://vendor.example/ran.js").catch(() => undefined);
  document.head.querySelector("script")?.dispatchEvent(new Event("load"));
  render(element);
  fireEvent.click(control());
  expect(control().checked).toBe(true);
  expect(privacyChoice.allowed()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  expect(status()).toBe("for this visit something runs");
});

it("is on under Global Privacy Control, shows the required text, and cannot be switched off", async () => {
  Object.defineProperty(navigator, "globalPrivacyControl", { configurable: true, value: true });
  const { element, privacyChoice } = await openPage();
  privacyChoice.optOut();
  render(element);
  expect(control().checked).toBe(true);
  expect(screen.getByText("Opt-Out Request Honored", { exact: true })).toBeTruthy();
  expect(status()).toContain("your browser says so");
  fireEvent.click(control());
  expect(control().checked).toBe(true);
  expect(privacyChoice.current()).toBe("signal");
  // The stored choice applies again when the signal is gone.
  Reflect.deleteProperty(navigator, "globalPrivacyControl");
  expect(privacyChoice.current()).toBe("opted-out");
  // The switch stays focusable, so that screen readers can reach its text.
  expect(control().disabled).toBe(false);
});

it("is disabled without script, shows no state, and states that it needs script", async () => {
  const { element } = await openPage();
  const html = renderToString(element);
  expect(html).toContain("needs script");
  expect(html).toContain("disabled");
  for (const text of [labels.off, labels.on, labels.honored]) expect(html).not.toContain(text);
});

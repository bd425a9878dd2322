import { act, fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { PrivacySwitchWords } from "@/features/privacy/privacy-switch";

const words: PrivacySwitchWords = {
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

// A page of its own for each: what was loaded and kept is remembered for a page's life.
async function openPage() {
  vi.resetModules();
  const { PrivacySwitch } = await import("@/features/privacy/privacy-switch");
  const { loadScript } = await import("@/vendors/load-script");
  const { privacyChoice } = await import("@/lib/privacy-choice");
  const reload = vi.fn<() => void>();
  return {
    PrivacySwitch,
    loadScript,
    privacyChoice,
    reload,
    element: <PrivacySwitch words={words} reload={reload} />,
  };
}

const control = () => screen.getByRole<HTMLInputElement>("switch", { name: "Opt out" });
const status = () => screen.getByRole("status").textContent;

beforeEach(() => void vi.spyOn(console, "warn").mockReturnValue());
afterEach(() => {
  Reflect.deleteProperty(navigator, "globalPrivacyControl");
  for (const script of document.head.querySelectorAll("script")) script.remove();
});

it("switching on acts at once, is remembered, removes what vendors left, and says so", async () => {
  const { element, privacyChoice, reload } = await openPage();
  window.localStorage.setItem("klaviyoOnsite", "{}");
  render(element);
  expect([control().checked, status()]).toEqual([false, "it is off"]);
  fireEvent.click(control());
  expect([control().checked, status()]).toEqual([true, "it is on"]);
  expect(privacyChoice.allowed()).toBe(false);
  expect(Object.keys(window.localStorage)).toEqual(["mugworks_privacy_choice"]);
  // Nothing ran, so nothing has to be ended.
  expect(reload).not.toHaveBeenCalled();
});

it("switching off again works at once", async () => {
  const { element, privacyChoice } = await openPage();
  privacyChoice.optOut();
  render(element);
  expect(control().checked).toBe(true);
  fireEvent.click(control());
  expect([control().checked, status()]).toEqual([false, "it is off"]);
  expect(privacyChoice.allowed()).toBe(true);
});

it("where another company's script has run, the page is reloaded, says so then, and gives the focus back", async () => {
  const { element, loadScript, reload } = await openPage();
  loadScript("https://vendor.example/ran.js").catch(() => undefined);
  document.head.querySelector("script")?.dispatchEvent(new Event("load"));
  const { unmount } = render(element);
  fireEvent.click(control());
  expect(reload).toHaveBeenCalledTimes(1);
  unmount();

  const after = await openPage();
  render(after.element);
  await vi.waitFor(() => expect(status()).toBe("it is on was reloaded"));
  expect(document.activeElement).toBe(control());
  expect(window.sessionStorage).toHaveLength(0);
});

it("where the browser keeps no data it holds for the visit, does not reload it away, and says both", async () => {
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
  vi.restoreAllMocks();
});

it("Global Privacy Control switches it by itself, shows the exact words, and cannot be switched off here", async () => {
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
  // What was chosen before the signal came is still chosen when it goes.
  Reflect.deleteProperty(navigator, "globalPrivacyControl");
  expect(privacyChoice.current()).toBe("opted-out");
  // It can still be reached, to be read.
  expect(control().disabled).toBe(false);
});

it("another tab's choice shows here", async () => {
  const { element } = await openPage();
  render(element);
  act(() => {
    window.localStorage.setItem("mugworks_privacy_choice", "opted-out");
    window.dispatchEvent(new StorageEvent("storage", { key: "mugworks_privacy_choice" }));
  });
  expect(control().checked).toBe(true);
});

it("without script it promises nothing: it is off, disabled, and says what it needs", async () => {
  const { element } = await openPage();
  const html = renderToString(element);
  expect(html).toContain("needs script");
  expect(html).toContain("disabled");
  for (const word of [words.off, words.on, words.honored]) expect(html).not.toContain(word);
});

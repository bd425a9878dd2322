import { afterEach, beforeEach, expect, it, vi } from "vitest";

// Stands for the time that the HTML took to arrive.
const ARRIVED_MS = 4_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance"] });
  vi.advanceTimersByTime(ARRIVED_MS);
  // The module notes when it is evaluated, so each test is a page load of its own.
  vi.resetModules();
});
afterEach(() => {
  vi.useRealTimers();
});

it("counts from boot for the first page, and from nothing for later ones", async () => {
  const { sinceShownMs } = await import("@/lib/page-shown");
  vi.advanceTimersByTime(300);
  expect(sinceShownMs()).toBe(300);
  vi.advanceTimersByTime(300);
  expect(sinceShownMs()).toBe(0);
});

it("counts from nothing once the first page is left", async () => {
  const { leaveFirstPage, sinceShownMs } = await import("@/lib/page-shown");
  vi.advanceTimersByTime(300);
  leaveFirstPage();
  expect(sinceShownMs()).toBe(0);
});

import { beforeEach, expect, it, vi } from "vitest";

/** The boot script runs before the whole HTML has arrived. */
const BOOTED_MS = 1_000;
const ARRIVED_MS = 4_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance"] });
  vi.advanceTimersByTime(BOOTED_MS);
  // What is kept for a page load is in the modules.
  vi.resetModules();
});

/** Loads the modules as the boot script does, and then the whole HTML arrives. */
async function receivePage() {
  const { firstPage } = await import("@/lib/browser/first-page");
  vi.advanceTimersByTime(ARRIVED_MS - BOOTED_MS);
  firstPage.shownAt = performance.now();
  return import("@/lib/browser/page-shown");
}

it("counts from the whole HTML for the first page, and from nothing for later ones", async () => {
  const { sinceShownMs } = await receivePage();
  vi.advanceTimersByTime(300);
  expect(sinceShownMs()).toBe(300);
  vi.advanceTimersByTime(300);
  expect(sinceShownMs()).toBe(0);
});

it("counts from nothing once the first page is left", async () => {
  const { leaveFirstPage, sinceShownMs } = await receivePage();
  vi.advanceTimersByTime(300);
  leaveFirstPage();
  expect(sinceShownMs()).toBe(0);
});

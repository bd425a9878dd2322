import { beforeEach, describe, expect, it, vi } from "vitest";
import { STORAGE_KEYS } from "@/lib/browser/storage";

const KEY = STORAGE_KEYS.reloadedForChunk;
const NOW = Date.UTC(2026, 0, 15);

/** The module remembers for a page load what the storage refused, so each test imports it again. */
async function load() {
  vi.resetModules();
  return import("@/features/recovery/stale-chunk");
}

beforeEach(() => void vi.spyOn(console, "warn").mockReturnValue());

it.each<[isReloaded: boolean, situation: string, last: string | null, isOnline?: boolean, isLeft?: boolean]>([
  [true, "was never reloaded", null],
  [true, "was reloaded a minute ago", String(NOW - 60_000)],
  [false, "was reloaded less than a minute ago", String(NOW - 59_999)],
  [false, "was reloaded just now", String(NOW)],
  [true, "was reloaded in the future, because the clock was set back", String(NOW + 1)],
  [true, "was reloaded at 0", "0"],
  [true, "was reloaded at a time that cannot be read", "oops"],
  [false, "is offline", null, false],
  [false, "is left for another page, which a reload would cancel", null, true, true],
])(
  "a page whose files a deployment has removed is reloaded: %s, where it %s",
  async (isReloaded, _, last, isOnline = true, isLeft = false) => {
    const { reloadForStaleChunk } = await load();
    if (last !== null) window.sessionStorage.setItem(KEY, last);
    const reload = vi.fn();
    expect(reloadForStaleChunk(NOW, reload, isOnline, isLeft)).toBe(isReloaded);
    expect(reload).toHaveBeenCalledTimes(isReloaded ? 1 : 0);
    expect(window.sessionStorage.getItem(KEY)).toBe(isReloaded ? String(NOW) : last);
  },
);

describe("a page whose files a deployment has removed", () => {
  it("is not reloaded where a referral code is only in memory, because the address no longer has it", async () => {
    const { reloadForStaleChunk } = await load();
    const { localStore } = await import("@/lib/browser/storage");
    const setItem = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("Full.", "QuotaExceededError");
    });
    localStore.set(STORAGE_KEYS.referralCode, "BRO25");
    setItem.mockRestore();
    const reload = vi.fn();
    expect(reloadForStaleChunk(NOW, reload)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
    expect(window.sessionStorage.getItem(KEY)).toBeNull();
  });

  it("is not reloaded where the time of the reload cannot be stored", async () => {
    const { reloadForStaleChunk } = await load();
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("Full.", "QuotaExceededError");
    });
    expect(reloadForStaleChunk(NOW)).toBe(false);
    // A moment later the page has the time in memory, and the storage still has not.
    expect(reloadForStaleChunk(NOW + 1)).toBe(false);
  });
});

it("a page whose files did not load while the network was away is reloaded when it is back, once", async () => {
  const { reloadWhenOnline } = await load();
  const reload = vi.fn(() => true);
  reloadWhenOnline(reload);
  expect(reload).not.toHaveBeenCalled();
  window.dispatchEvent(new Event("online"));
  window.dispatchEvent(new Event("online"));
  expect(reload).toHaveBeenCalledTimes(1);
});

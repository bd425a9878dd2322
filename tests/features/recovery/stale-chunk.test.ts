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

describe("a page whose files a deployment has removed", () => {
  it.each([null, String(NOW - 60_000), "0", "oops"])(
    "is reloaded when the time of the last reload is %s",
    async (last) => {
      const { reloadForStaleChunk } = await load();
      if (last !== null) window.sessionStorage.setItem(KEY, last);
      const reload = vi.fn();
      expect(reloadForStaleChunk(NOW, reload)).toBe(true);
      expect(reload).toHaveBeenCalledTimes(1);
      expect(window.sessionStorage.getItem(KEY)).toBe(String(NOW));
    },
  );

  it("is not reloaded while the browser is offline, and may be reloaded once it is online", async () => {
    const { reloadForStaleChunk } = await load();
    const reload = vi.fn();
    expect(reloadForStaleChunk(NOW, reload, false)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
    expect(reloadForStaleChunk(NOW + 1, reload, true)).toBe(true);
  });

  it("is not reloaded while the visitor is leaving for another page, because a reload would cancel that", async () => {
    const { reloadForStaleChunk } = await load();
    const reload = vi.fn();
    expect(reloadForStaleChunk(NOW, reload, true, true)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
    expect(reloadForStaleChunk(NOW + 1, reload, true, false)).toBe(true);
  });

  it("is reloaded once a minute at most", async () => {
    const { reloadForStaleChunk } = await load();
    const reload = vi.fn();
    expect([0, 1, 59_999, 60_000].map((ms) => reloadForStaleChunk(NOW + ms, reload))).toEqual([
      true,
      false,
      false,
      true,
    ]);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it("is reloaded when the time of the last reload is in the future, because the clock was set back", async () => {
    const { reloadForStaleChunk } = await load();
    window.sessionStorage.setItem(KEY, String(NOW + 1));
    const reload = vi.fn();
    expect(reloadForStaleChunk(NOW, reload)).toBe(true);
    expect(reload).toHaveBeenCalledTimes(1);
  });

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

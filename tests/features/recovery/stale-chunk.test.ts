import { beforeEach, describe, expect, it, vi } from "vitest";
import { reloadForStaleChunk } from "@/features/recovery/stale-chunk";

const KEY = "mugworks_reloaded_for_chunk";
const NOW = Date.UTC(2026, 0, 15);

beforeEach(() => {
  vi.spyOn(console, "warn").mockReturnValue();
});

describe("a page whose files a redeploy removed", () => {
  it.each([0, 1, 59_999])("is not reloaded again %d ms after the last time", (sinceMs) => {
    window.sessionStorage.setItem(KEY, String(NOW - sinceMs));
    expect(reloadForStaleChunk(NOW)).toBe(false);
    expect(window.sessionStorage.getItem(KEY)).toBe(String(NOW - sinceMs));
  });

  it("is not reloaded where the browser would forget that it was", () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("Full.", "QuotaExceededError");
    });
    expect(reloadForStaleChunk(NOW)).toBe(false);
    // Nor a moment later, when the memory of this page says when.
    expect(reloadForStaleChunk(NOW + 1)).toBe(false);
  });
});

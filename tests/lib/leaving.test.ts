import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { isLeaving, noteLeaving } from "@/lib/leaving";

const NOW = Date.UTC(2026, 0, 15);

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => void vi.useRealTimers());

it("a page is being left for ten seconds after either word of it, and no more once it is shown again", () => {
  const view = document.body.appendChild(document.createElement("iframe")).contentWindow;
  if (!view) throw new Error("A frame in a page has a window.");
  noteLeaving(view);
  expect(isLeaving(NOW)).toBe(false);
  for (const word of ["beforeunload", "pagehide"]) {
    view.dispatchEvent(new Event(word));
    expect([0, 9_999, 10_000, -1].map((ms) => isLeaving(NOW + ms))).toEqual([true, true, false, false]);
    view.dispatchEvent(new Event("pageshow"));
    expect(isLeaving(NOW)).toBe(false);
  }
});

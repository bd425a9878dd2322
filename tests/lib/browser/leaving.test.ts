import { beforeEach, expect, it, vi } from "vitest";
import { isLeaving, noteLeaving } from "@/lib/browser/leaving";

const NOW = Date.UTC(2026, 0, 15);

beforeEach(() => void vi.useFakeTimers({ now: NOW }));

it("reports that the visitor is leaving for ten seconds after beforeunload or pagehide, until pageshow", () => {
  const view = document.body.appendChild(document.createElement("iframe")).contentWindow;
  if (!view) throw new Error("The frame has no window.");
  noteLeaving(view);
  expect(isLeaving(NOW)).toBe(false);
  for (const type of ["beforeunload", "pagehide"]) {
    view.dispatchEvent(new Event(type));
    expect([0, 9_999, 10_000, -1].map((ms) => isLeaving(NOW + ms))).toEqual([true, true, false, false]);
    view.dispatchEvent(new Event("pageshow"));
    expect(isLeaving(NOW)).toBe(false);
  }
});

import { expect, it, vi } from "vitest";
import { openPopupWindow } from "@/features/blog/popup-window";

it("a small window opens and cannot reach back", () => {
  const opened: Window = Object.assign(Object.create(window), { closed: false, opener: window });
  const open = vi.spyOn(window, "open").mockReturnValue(opened);
  expect(openPopupWindow("https://example.com/")).toBe(true);
  expect(open).toHaveBeenCalledWith("https://example.com/", "share", "width=600,height=400");
  expect(opened.opener).toBeNull();
});

it("a blocked window is told", () => {
  vi.spyOn(window, "open").mockReturnValue(null);
  expect(openPopupWindow("https://example.com/")).toBe(false);
});

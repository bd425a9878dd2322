import { expect, it, vi } from "vitest";
import { openPopupWindow } from "@/features/blog/share-controls";

it("opens a window of 600 by 400 pixels that has no access to its opener", () => {
  const opened: Window = Object.assign(Object.create(window), { closed: false, opener: window });
  const open = vi.spyOn(window, "open").mockReturnValue(opened);
  expect(openPopupWindow("https://example.com/")).toBe(true);
  expect(open).toHaveBeenCalledWith("https://example.com/", "share", "width=600,height=400");
  expect(opened.opener).toBeNull();
});

it("reports that the browser blocked the window", () => {
  vi.spyOn(window, "open").mockReturnValue(null);
  expect(openPopupWindow("https://example.com/")).toBe(false);
});

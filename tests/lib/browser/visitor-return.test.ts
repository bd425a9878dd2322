import { expect, it, vi } from "vitest";
import { subscribeToReturn } from "@/lib/browser/visitor-return";

it("calls back when the page comes from the cache, or its tab is looked at again, and says which", () => {
  const onReturn = vi.fn<(isFromCache: boolean) => void>();
  subscribeToReturn(onReturn);
  const visibility = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  const look = () => document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  const show = (persisted: boolean) =>
    window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted }));
  look();
  show(false);
  expect(onReturn).not.toHaveBeenCalled();
  visibility.mockReturnValue("visible");
  look();
  show(true);
  expect(onReturn.mock.calls).toEqual([[false], [true]]);
});

import { beforeEach, expect, it, vi } from "vitest";
import { leaveTravelToRouter, reloadOnTravel } from "@/lib/browser/early-travel";

/** As a browser does between pages that it counts as one document. */
function travelTo(address: string): void {
  window.history.replaceState(null, "", address);
  window.dispatchEvent(new PopStateEvent("popstate"));
}

beforeEach(() => {
  window.history.replaceState(null, "", "/faq");
  // The listeners of earlier tests stay.
  leaveTravelToRouter();
});

it("loads another page that the visitor goes back to, and not a section of the same page", () => {
  const reload = vi.fn();
  reloadOnTravel(reload);
  travelTo("/faq?from=here#shipping");
  expect(reload).not.toHaveBeenCalled();
  travelTo("/muglife");
  expect(reload).toHaveBeenCalledOnce();
});

it("leaves all pages to the router while that runs, and none when it has failed", () => {
  const reload = vi.fn();
  reloadOnTravel(reload);
  const takeBack = leaveTravelToRouter();
  travelTo("/muglife");
  takeBack();
  travelTo("/muglife#top");
  expect(reload).not.toHaveBeenCalled();
  travelTo("/about");
  expect(reload).toHaveBeenCalledOnce();
});

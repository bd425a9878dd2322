import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { privacyChoice } from "@/lib/privacy-choice";
import { EVENT_NAME, track } from "@/vendors/analytics";

const heard = vi.fn<(event: Event) => void>();
beforeEach(() => {
  heard.mockClear();
  window.addEventListener(EVENT_NAME, heard);
});
afterEach(() => {
  window.removeEventListener(EVENT_NAME, heard);
  Reflect.deleteProperty(window, "dataLayer");
  privacyChoice.optIn();
});

const details = () =>
  heard.mock.calls.map(([event]) => (event instanceof CustomEvent ? event.detail : event));

it("an event reaches the data layer where the page has one, and whoever listens", () => {
  const dataLayer: unknown[] = [{ event: "earlier" }];
  Object.assign(window, { dataLayer });
  track({ event: "scroll_depth", percent: 25 });
  expect(dataLayer).toEqual([{ event: "earlier" }, { event: "scroll_depth", percent: 25 }]);
  expect(details()).toEqual([{ event: "scroll_depth", percent: 25 }]);
});

it("where the page has no data layer, none is made", () => {
  track({ event: "popup_shown" });
  expect("dataLayer" in window).toBe(false);
  expect(details()).toEqual([{ event: "popup_shown" }]);
});

it("a tag manager that writes into what it is given changes nothing for the others", () => {
  Object.assign(window, {
    dataLayer: Object.assign([], {
      push: (detail: object) => Object.assign(detail, { "gtm.uniqueEventId": 7 }),
    }),
  });
  track({ event: "checkout" });
  expect(details()).toEqual([{ event: "checkout" }]);
});

it("after an opt-out there is nothing at all, and again something when it is taken back", () => {
  const dataLayer: unknown[] = [];
  Object.assign(window, { dataLayer });
  privacyChoice.optOut();
  track({ event: "code_copied" });
  expect(dataLayer).toEqual([]);
  expect(heard).not.toHaveBeenCalled();
  privacyChoice.optIn();
  track({ event: "code_copied" });
  expect(dataLayer).toEqual([{ event: "code_copied" }]);
});

it.each([
  ["is no list", 7],
  [
    "refuses",
    Object.assign([], {
      push: () => {
        throw new Error("full");
      },
    }),
  ],
])("a data layer that %s costs the page nothing", (_, dataLayer) => {
  vi.spyOn(console, "warn").mockReturnValue();
  Object.assign(window, { dataLayer });
  expect(() => track({ event: "checkout" })).not.toThrow();
  expect(details()).toEqual([{ event: "checkout" }]);
});

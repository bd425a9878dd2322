import { afterEach, expect, it, vi } from "vitest";
import { privacyChoice } from "@/lib/consent/privacy-choice";
import { isTracking, track } from "@/vendors/analytics";
import { recordEvents } from "../site-events";

const events = recordEvents();
afterEach(() => {
  Reflect.deleteProperty(window, "dataLayer");
  privacyChoice.optIn();
});

it("reports an event to the page's data layer and to event listeners", () => {
  const dataLayer: unknown[] = [{ event: "earlier" }];
  Object.assign(window, { dataLayer });
  track({ event: "scroll_depth", percent: 25 });
  expect(dataLayer).toEqual([{ event: "earlier" }, { event: "scroll_depth", percent: 25 }]);
  expect(events).toEqual([{ event: "scroll_depth", percent: 25 }]);
});

it("creates no data layer where the page has none", () => {
  track({ event: "popup_shown" });
  expect("dataLayer" in window).toBe(false);
  expect(events).toEqual([{ event: "popup_shown" }]);
});

it("protects the event of listeners from a tag manager that changes its own", () => {
  Object.assign(window, {
    dataLayer: Object.assign([], {
      push: (detail: object) => Object.assign(detail, { "gtm.uniqueEventId": 7 }),
    }),
  });
  track({ event: "checkout", cart: [{ variantId: "41", quantity: 3 }], value: 20 });
  expect(events).toEqual([{ event: "checkout", cart: [{ variantId: "41", quantity: 3 }], value: 20 }]);
});

it("reports nothing after an opt-out, and reports again when it is withdrawn", () => {
  const dataLayer: unknown[] = [];
  Object.assign(window, { dataLayer });
  privacyChoice.optOut();
  track({ event: "code_copied" });
  expect(dataLayer).toEqual([]);
  expect(events).toEqual([]);
  privacyChoice.optIn();
  track({ event: "code_copied" });
  expect(dataLayer).toEqual([{ event: "code_copied" }]);
});

it("knows whether a tag manager listens, which none does after an opt-out", () => {
  expect(isTracking()).toBe(false);
  Object.assign(window, { dataLayer: [] });
  expect(isTracking()).toBe(true);
  privacyChoice.optOut();
  expect(isTracking()).toBe(false);
});

const FULL = new Error("full");

it.each([
  ["is no list", 7, null],
  [
    "refuses",
    Object.assign([], {
      push: () => {
        throw FULL;
      },
    }),
    FULL,
  ],
])("reports to listeners when the data layer %s, and its failure to the console", (_, dataLayer, problem) => {
  const warned = vi.spyOn(console, "warn").mockReturnValue();
  Object.assign(window, { dataLayer });
  expect(() =>
    track({ event: "checkout", cart: [{ variantId: "41", quantity: 3 }], value: 20 }),
  ).not.toThrow();
  expect(events).toEqual([{ event: "checkout", cart: [{ variantId: "41", quantity: 3 }], value: 20 }]);
  expect(warned.mock.calls.flat()).toEqual(problem ? [expect.any(String), problem] : []);
});

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { privacyChoice } from "@/lib/consent/privacy-choice";
import { isTracking } from "@/vendors/analytics";
import { measureVisit } from "@/vendors/field-measurements";

type Entry = Record<string, unknown>;

/** What the browser measured before it was observed. */
const earlier = new Map<string, Entry[]>();
/** The browser's observers, by the type of their entries. */
const observers = new Map<string, (entries: Entry[]) => void>();
class Observer {
  static supportedEntryTypes = ["layout-shift", "largest-contentful-paint", "event", "first-input", "paint"];
  constructor(private readonly onList: (list: { getEntries: () => Entry[] }) => void) {}
  observe({ type, buffered }: { type: string; buffered?: boolean }): void {
    observers.set(type, (entries) => this.onList({ getEntries: () => entries }));
    const missed = buffered ? earlier.get(type) : undefined;
    if (missed) observers.get(type)?.(missed);
  }
  takeRecords(): Entry[] {
    return [];
  }
  disconnect(): void {}
}

let events: unknown[];
let visibility: DocumentVisibilityState;

beforeEach(() => {
  events = [];
  visibility = "visible";
  observers.clear();
  earlier.clear();
  Object.assign(window, { dataLayer: events });
  vi.stubGlobal("PerformanceObserver", Observer);
  vi.stubGlobal(
    "PerformanceEventTiming",
    class {
      interactionId = 0;
    },
  );
  Object.assign(PerformanceEventTiming.prototype, { interactionId: 0 });
  vi.stubGlobal("requestIdleCallback", (run: () => void) => setTimeout(run));
  vi.stubGlobal("cancelIdleCallback", (handle: number) => clearTimeout(handle));
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([]);
  vi.spyOn(document, "visibilityState", "get").mockImplementation(() => visibility);
});
afterEach(() => {
  Reflect.deleteProperty(window, "dataLayer");
  privacyChoice.optIn();
});

async function report(type: string, ...entries: Entry[]): Promise<void> {
  observers.get(type)?.(entries);
  await vi.waitFor(() => Promise.resolve());
}

/** Leaves the page, as far as scripts see it. */
async function hide(): Promise<void> {
  visibility = "hidden";
  document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  await vi.waitFor(() => Promise.resolve());
}

async function show(): Promise<void> {
  visibility = "visible";
  document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
}

const routeOf = (pathname: string): string => `route of ${pathname}`;

/** Moves content by this share of the window. The library waits for the first paint. */
async function shift(value: number): Promise<void> {
  await report("paint", { name: "first-contentful-paint", startTime: 100 });
  await report("layout-shift", { value, startTime: 200, hadRecentInput: false });
}

it("reports a metric when the page is hidden, rounded, with its rating and the route of the first page", async () => {
  measureVisit("/:code", routeOf);
  await shift(0.123456);
  expect(events).toEqual([]);
  await hide();
  expect(events).toEqual([
    { event: "web_vital", metric: "CLS", value: 0.123, rating: "needs-improvement", page: "/:code" },
  ]);
});

it("measures nothing, and does no harm, in a browser that observes no performance", () => {
  Reflect.deleteProperty(window, "PerformanceObserver");
  expect(() => measureVisit("/", routeOf)).not.toThrow();
});

it("reports each metric once in a document", async () => {
  measureVisit("/", routeOf);
  await shift(0.5);
  await hide();
  await show();
  await hide();
  expect(events).toEqual([{ event: "web_vital", metric: "CLS", value: 0.5, rating: "poor", page: "/" }]);
});

it("reports a soft navigation with the route of its page, and nothing else of the address", async () => {
  measureVisit("/", routeOf);
  await report("soft-navigation", {
    name: "https://mugworks.example/faq?snowball=BRO25#a",
    startTime: 1_000.4,
    paintTime: 1_080.9,
  });
  expect(events).toEqual([{ event: "soft_navigation", value: 81, page: "route of /faq" }]);
});

it("reports a soft navigation that was over before the measuring began", () => {
  earlier.set("soft-navigation", [
    { name: "https://mugworks.example/faq", startTime: 1_000, paintTime: 1_050 },
  ]);
  measureVisit("/", routeOf);
  expect(events).toEqual([{ event: "soft_navigation", value: 50, page: "route of /faq" }]);
});

it("reports nothing of a soft navigation whose paint the browser does not know", async () => {
  measureVisit("/", routeOf);
  await report("soft-navigation", { name: "https://mugworks.example/faq", startTime: 1_000 });
  expect(events).toEqual([]);
});

it("reports nothing after an opt-out, also one after the measuring began", async () => {
  measureVisit("/", routeOf);
  await shift(0.5);
  privacyChoice.optOut();
  expect(isTracking()).toBe(false);
  await hide();
  expect(events).toEqual([]);
});

// The second initialization of a reviews widget, by the function of the service that is in the page.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { brand } from "@/content/brand";
import type { WidgetStep } from "@/vendors/widget";

beforeEach(() => void vi.spyOn(console, "warn").mockReturnValue());
afterEach(() => {
  for (const name of ["yotpoWidgetsContainer", "okeWidgetApi"]) Reflect.deleteProperty(window, name);
});

const reinit = () => vi.fn<(...args: unknown[]) => unknown>();

// A warning is given once for each page load, so each test imports the module again.
async function initializeAgain(mount: HTMLElement): Promise<void> {
  vi.resetModules();
  const { reviewsSteps } = await import("@/vendors/reviews/reviews-widget");
  for (const { run } of reviewsSteps satisfies WidgetStep[]) run(mount);
  await Promise.resolve();
}

function mountOf(...elements: Element[]): HTMLElement {
  const mount = document.createElement("div");
  mount.append(...elements);
  return mount;
}

it.each([
  ["Yotpo", (call: unknown) => ({ yotpoWidgetsContainer: { initWidgets: call } }), 0],
  ["Okendo", (call: unknown) => ({ okeWidgetApi: { initWidget: call } }), 1],
])("calls the function by which it detects %s", async (_, globals, count) => {
  const call = reinit();
  Object.assign(window, globals(call));
  const element = document.createElement("div");
  await initializeAgain(mountOf(element));
  expect(call.mock.calls).toEqual([[element].slice(0, count)]);
  expect(console.warn).not.toHaveBeenCalled();
});

it.each([
  ["absent, as with Loox", {}],
  ["null", { yotpoWidgetsContainer: null }],
  ["a word", { yotpoWidgetsContainer: "boom" }],
  ["without its function", { yotpoWidgetsContainer: {} }],
])("calls nothing and logs nothing when a global is %s", async (_, globals) => {
  Object.assign(window, globals);
  await initializeAgain(mountOf(document.createElement("div")));
  expect(console.warn).not.toHaveBeenCalled();
});

it("calls nothing when the script has taken its element away", async () => {
  const call = reinit();
  Object.assign(window, { okeWidgetApi: { initWidget: call } });
  await initializeAgain(mountOf());
  expect(call).not.toHaveBeenCalled();
});

const BOOM = new Error("boom");

it.each([
  [
    "throws",
    () => {
      throw BOOM;
    },
  ],
  ["rejects", () => Promise.reject(BOOM)],
])("logs in one line when the function %s", async (_, initWidgets) => {
  Object.assign(window, { yotpoWidgetsContainer: { initWidgets } });
  await initializeAgain(mountOf(document.createElement("div")));
  expect(vi.mocked(console.warn).mock.calls).toEqual([[expect.stringContaining(`[${brand.slug}]`), BOOM]]);
});

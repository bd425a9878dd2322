// The second initialization of a reviews widget, by the function of the service that is in the page.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { brand } from "@/content/brand";
import type { WidgetStep } from "@/vendors/widget";

beforeEach(() => void vi.spyOn(console, "warn").mockReturnValue());
afterEach(() => {
  for (const name of ["yotpoWidgetsContainer", "okeWidgetApi"]) Reflect.deleteProperty(window, name);
});

const reinit = () => vi.fn<(...args: unknown[]) => unknown>();

// A warning is given once for each page load, so each test imports the module again.
async function secondInitialization(): Promise<WidgetStep["run"]> {
  vi.resetModules();
  const { reviewsSteps } = await import("@/vendors/reviews/reviews-widget");
  return (mount) => {
    for (const { run } of reviewsSteps satisfies WidgetStep[]) run(mount);
  };
}

async function initializeAgain(mount: HTMLElement): Promise<void> {
  const run = await secondInitialization();
  run(mount);
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

describe("Okendo, whose script is not there after 2 seconds", () => {
  function okendosElement(): HTMLElement {
    const element = document.createElement("div");
    element.dataset["okeWidget"] = "";
    return element;
  }
  const arrive = () => document.dispatchEvent(new Event("oke-script-loaded"));

  it("is initialized when the script reports that it is", async () => {
    const [call, element] = [reinit(), okendosElement()];
    const run = await secondInitialization();
    // The visitor leaves the page with the reviews and comes back.
    for (let visit = 0; visit < 2; visit += 1) run(mountOf(element));
    Object.assign(window, { okeWidgetApi: { initWidget: call } });
    expect(call).not.toHaveBeenCalled();
    arrive();
    expect(call.mock.calls).toEqual([[element]]);
    arrive();
    expect(call).toHaveBeenCalledTimes(1);
  });

  it("stays as it is when the script reports that and has no function", async () => {
    await initializeAgain(mountOf(okendosElement()));
    arrive();
    expect(console.warn).not.toHaveBeenCalled();
  });
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

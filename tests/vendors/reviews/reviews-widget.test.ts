import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createReviewsWidget, reinitReviews, reviewsSteps } from "@/vendors/reviews/reviews-widget";

const GLOBALS = ["jdgmCacheServer", "jdgm_preloader", "yotpoWidgetsContainer", "okeWidgetApi"];

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, "warn").mockReturnValue();
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
  for (const name of GLOBALS) Reflect.deleteProperty(window, name);
});

const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

function page(load: () => Promise<void> = async () => undefined) {
  const widget = createReviewsWidget(
    { scriptUrl: "https://reviews.example/widget.js", productId: "42" },
    { load },
  );
  const holder = document.body.appendChild(document.createElement("div"));
  return { widget, holder };
}

const reinit = () => vi.fn<(...args: unknown[]) => void>();

it.each([
  ["Judge.me", (call: unknown) => ({ jdgmCacheServer: { reloadAll: call } }), 0],
  ["Judge.me's older script", (call: unknown) => ({ jdgm_preloader: call }), 0],
  ["Yotpo", (call: unknown) => ({ yotpoWidgetsContainer: { initWidgets: call } }), 0],
  ["Okendo", (call: unknown) => ({ okeWidgetApi: { initWidget: call } }), 1],
])("calls the function by which it detects %s", (_, globals, count) => {
  const call = reinit();
  Object.assign(window, globals(call));
  const element = document.createElement("div");
  expect(reinitReviews(element)).toBe(true);
  expect(call.mock.calls).toEqual([[element].slice(0, count)]);
});

it("calls Judge.me's reload instead of its preloader, which the security policy would block", () => {
  const [reload, preload] = [reinit(), reinit()];
  Object.assign(window, { jdgmCacheServer: { reloadAll: reload }, jdgm_preloader: preload });
  reinitReviews(document.createElement("div"));
  expect([reload.mock.calls.length, preload.mock.calls.length]).toEqual([1, 0]);
});

it("calls nothing where a service has no such function, as with Loox", () => {
  expect(reinitReviews(document.createElement("div"))).toBe(false);
});

it.each([
  ["null", null],
  ["a word", "boom"],
  ["without its function", {}],
  [
    "throwing",
    {
      initWidgets: () => {
        throw new Error("boom");
      },
    },
  ],
  [
    "rejecting",
    {
      initWidgets: async () => {
        throw new Error("boom");
      },
    },
  ],
])("does not throw when a global is %s", async (_, value) => {
  Object.assign(window, { yotpoWidgetsContainer: value });
  expect(() => reinitReviews(document.createElement("div"))).not.toThrow();
  await wait(0);
});

it("initializes the widget again 2 seconds after each time that the area is shown", async () => {
  const { widget, holder } = page();
  const call = reinit();
  Object.assign(window, { okeWidgetApi: { initWidget: call } });
  const leave = widget.show(holder, reviewsSteps);
  await wait(1_999);
  expect(call).not.toHaveBeenCalled();
  await wait(1);
  expect(call.mock.calls).toEqual([[holder.querySelector("[data-oke-widget]")]]);
  leave();
  widget.show(holder, reviewsSteps);
  await wait(2_000);
  expect(call).toHaveBeenCalledTimes(2);
});

it("adds the element that each of the four services looks for, with the product's id", () => {
  const { widget, holder } = page();
  widget.show(holder, []);
  for (const selector of [
    ".jdgm-widget.jdgm-review-widget[data-id='42']",
    ".yotpo.yotpo-main-widget[data-product-id='42']",
    "[data-oke-widget][data-oke-reviews-product-id='shopify-42']",
    "#looxReviews[data-product-id='42']",
  ])
    expect(holder.querySelectorAll(selector), selector).toHaveLength(1);
});

it("is ready as soon as the script draws something", async () => {
  const { widget, holder } = page();
  widget.show(holder, reviewsSteps);
  await wait(500);
  expect(widget.get()).toBe("loading");
  holder.querySelector("#looxReviews")?.append(document.createElement("iframe"));
  await wait(0);
  expect(widget.get()).toBe("ready");
});

it("is blocked when the script draws nothing for 8 seconds", async () => {
  const { widget, holder } = page();
  widget.show(holder, reviewsSteps);
  await wait(7_999);
  expect(widget.get()).toBe("loading");
  await wait(1);
  expect(widget.get()).toBe("blocked");
});

it("is blocked at once when the script is blocked", async () => {
  const { widget, holder } = page(() => Promise.reject(new Error("blocked")));
  widget.show(holder, reviewsSteps);
  await wait(0);
  expect(widget.get()).toBe("blocked");
});

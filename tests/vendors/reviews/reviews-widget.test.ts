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
])("%s is known by its function, which is called", (_, globals, count) => {
  const call = reinit();
  Object.assign(window, globals(call));
  const element = document.createElement("div");
  expect(reinitReviews(element)).toBe(true);
  expect(call.mock.calls).toEqual([[element].slice(0, count)]);
});

it("Judge.me's reload is called rather than its preloader, which our policy would stop", () => {
  const [reload, preload] = [reinit(), reinit()];
  Object.assign(window, { jdgmCacheServer: { reloadAll: reload }, jdgm_preloader: preload });
  reinitReviews(document.createElement("div"));
  expect([reload.mock.calls.length, preload.mock.calls.length]).toEqual([1, 0]);
});

it("where there is none, as with Loox, nothing is called", () => {
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
])("a global that is %s breaks nothing", async (_, value) => {
  Object.assign(window, { yotpoWidgetsContainer: value });
  expect(() => reinitReviews(document.createElement("div"))).not.toThrow();
  await wait(0);
});

it("after 2 seconds, each time that the area is shown, the widget is initialised again", async () => {
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

it("each of the four services finds the element that it looks for, with the product's number", () => {
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

it("reviews are there as soon as something is drawn", async () => {
  const { widget, holder } = page();
  widget.show(holder, reviewsSteps);
  await wait(500);
  expect(widget.get()).toBe("loading");
  holder.querySelector("#looxReviews")?.append(document.createElement("iframe"));
  await wait(0);
  expect(widget.get()).toBe("ready");
});

it("a script that comes and draws nothing for 8 seconds is given up", async () => {
  const { widget, holder } = page();
  widget.show(holder, reviewsSteps);
  await wait(7_999);
  expect(widget.get()).toBe("loading");
  await wait(1);
  expect(widget.get()).toBe("blocked");
});

it("a script that is blocked is given up at once", async () => {
  const { widget, holder } = page(() => Promise.reject(new Error("blocked")));
  widget.show(holder, reviewsSteps);
  await wait(0);
  expect(widget.get()).toBe("blocked");
});

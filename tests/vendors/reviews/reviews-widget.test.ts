import { afterEach, beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { createReviewsWidget, reviewsSteps } from "@/vendors/reviews/reviews-widget";
import type { ScriptReviews } from "@/vendors/reviews/services";

const YOTPO: ScriptReviews = {
  service: "yotpo",
  scriptUrl: "https://staticw2.yotpo.com/key/widget.js",
  frame: null,
  account: {},
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, "warn").mockReturnValue();
});
afterEach(() => {
  Reflect.deleteProperty(window, "okeWidgetApi");
  for (const meta of subscribers()) meta.remove();
});

const subscribers = () => [
  ...document.head.querySelectorAll<HTMLMetaElement>("meta[name='oke:subscriber_id']"),
];
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

function page(load: () => Promise<void> = async () => undefined, reviews = YOTPO) {
  const widget = createReviewsWidget(
    { reviews, productId: "42", title: "Every review" },
    { load, findProblem: () => null },
  );
  const holder = document.body.appendChild(document.createElement("div"));
  return { widget, holder };
}

it("initializes the widget again 2 seconds after the area is shown", async () => {
  const { widget, holder } = page();
  const call = vi.fn<(...args: unknown[]) => void>();
  Object.assign(window, { okeWidgetApi: { initWidget: call } });
  widget.show(holder, reviewsSteps);
  await wait(1_999);
  expect(call).not.toHaveBeenCalled();
  await wait(1);
  expect(call.mock.calls).toEqual([[holder.querySelector(".yotpo-main-widget")]]);
});

it.each<[string, ScriptReviews["service"], ScriptReviews["account"], string]>([
  ["Yotpo's version 2", "yotpo", {}, ".yotpo.yotpo-main-widget[data-product-id='42']"],
  [
    "Yotpo's version 3",
    "yotpo",
    { instanceId: "7" },
    ".yotpo-widget-instance[data-yotpo-instance-id='7'][data-yotpo-product-id='42']",
  ],
  ["Okendo", "okendo", { subscriberId: "id" }, "[data-oke-widget][data-oke-reviews-product-id='shopify-42']"],
  ["Loox", "loox", {}, "#looxReviews[data-product-id='42']"],
])(
  "adds the element that the script of %s looks for, with the product's number",
  (_, service, account, selector) => {
    const { widget, holder } = page(undefined, {
      service,
      account,
      frame: null,
      scriptUrl: "https://reviews.example/w.js",
    });
    widget.show(holder, []);
    expect(holder.querySelectorAll(selector)).toHaveLength(1);
    expect(subscribers().map(({ content }) => content)).toEqual(service === "okendo" ? ["id"] : []);
  },
);

it("waits for more when the script puts in a text only, or takes its element away", async () => {
  const onError = vi.fn<(event: Event) => void>();
  window.addEventListener("error", onError);
  onTestFinished(() => window.removeEventListener("error", onError));
  const { widget, holder } = page();
  widget.show(holder, []);
  const element = holder.querySelector(".yotpo-main-widget");
  element?.append("…");
  await wait(0);
  expect(widget.get()).toBe("loading");
  element?.remove();
  await wait(100);
  expect(widget.get()).toBe("loading");
  expect(onError).not.toHaveBeenCalled();
});

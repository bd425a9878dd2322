// The frame of the reviews as it loads, fails and moves between pages. Its messages are in reviews-widget.test.ts too.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Reviews } from "@/vendors/reviews/services";

const JUDGE_ME: Reviews = {
  service: "judge-me",
  scriptUrl: "https://cdn.judge.me/widget_preloader.js",
  frame: "judge-me",
  account: {},
};
const LOOX: Reviews = {
  service: "loox",
  scriptUrl: "https://loox.io/widget/loox.js",
  frame: null,
  account: {},
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, "warn").mockReturnValue();
});
afterEach(() => {
  for (const script of document.head.querySelectorAll("script")) script.remove();
});

const wait = (ms = 0) => vi.advanceTimersByTimeAsync(ms);
const addHolder = () => document.body.appendChild(document.createElement("div"));
const warnings = () => vi.mocked(console.warn).mock.calls.map(([text]) => String(text));

// A page load has one widget, and gives each warning once, so each test imports the module again.
async function open(reviews = JUDGE_ME) {
  vi.resetModules();
  const { reviewsWidget } = await import("@/vendors/reviews/reviews-widget");
  const plan = () => reviewsWidget({ reviews, productId: "42", title: "Every review" });
  const { widget, steps } = plan();
  const holder = addHolder();
  const leave = widget.show(holder, steps);
  await wait();
  const frame = () => document.querySelector("iframe");
  return {
    plan,
    widget,
    leave,
    frame,
    holder,
    arrive: () => frame()?.dispatchEvent(new Event("load")),
    say: (data: unknown, source: Window | null = frame()?.contentWindow ?? null) =>
      window.dispatchEvent(new MessageEvent("message", { data, source })),
  };
}

it("loads the frame's page with the number of the product, and no script into the site", async () => {
  const { frame, widget } = await open();
  expect(frame()?.getAttribute("src")).toBe("/frames/judge-me#42");
  expect(document.head.querySelector("script")).toBeNull();
  expect(widget.get()).toBe("loading");
});

it("loads the script into the site for a service that needs no frame", async () => {
  const { frame, holder } = await open(LOOX);
  expect(frame()).toBeNull();
  expect(holder.querySelector("#looxReviews")).not.toBeNull();
  expect(document.head.querySelector("script")?.src).toBe(LOOX.scriptUrl);
});

it.each([
  ["the frame", JUDGE_ME],
  ["the element", LOOX],
])("moves %s to the next page that shows the reviews", async (_, reviews) => {
  const { plan, holder, leave } = await open(reviews);
  const element = holder.firstElementChild?.firstElementChild;
  leave();
  const next = addHolder();
  const { widget, steps } = plan();
  widget.show(next, steps);
  expect(element?.isConnected).toBe(true);
  expect(next.contains(element ?? null)).toBe(true);
});

describe("visitors get the fallback", () => {
  it("when the frame's page does not arrive within 8 seconds", async () => {
    const { widget } = await open();
    await wait(7_999);
    expect(widget.get()).toBe("loading");
    await wait(1);
    expect(widget.get()).toBe("blocked");
    expect(warnings()).toEqual([expect.stringContaining("reviews widget did not load")]);
  });

  it("when the frame's page arrives and nothing is drawn within 8 seconds", async () => {
    const { widget, arrive } = await open();
    await wait(5_000);
    arrive();
    await wait(7_999);
    expect(widget.get()).toBe("loading");
    await wait(1);
    expect(widget.get()).toBe("blocked");
    expect(warnings()).toEqual([expect.stringContaining("reviews widget drew nothing")]);
  });

  it("when the page started and Judge.me draws nothing, which the console says", async () => {
    const { widget, arrive, say } = await open();
    arrive();
    say({ started: true });
    await wait(7_999);
    expect(widget.get()).toBe("loading");
    await wait(1_001);
    expect(widget.get()).toBe("blocked");
    expect(warnings()).toEqual([expect.stringContaining("drew nothing")]);
  });

  it("when nobody can read what was drawn, and the console says why in a short line", async () => {
    const { widget, arrive, say } = await open();
    arrive();
    say({ started: true });
    say({ height: 480, problem: `cannot be read: ${"x".repeat(10_000)}` });
    await wait(8_000);
    expect(widget.get()).toBe("blocked");
    expect(warnings()).toEqual([expect.stringContaining("cannot be read")]);
    expect(warnings()[0]?.length).toBeLessThan(300);
  });

  it("when the frame says that it drew, but is in no page any more and is empty in the next", async () => {
    const { widget, arrive, say, leave } = await open();
    arrive();
    leave();
    // In browsers, a frame outside of the page has no window; in jsdom it keeps it.
    vi.spyOn(HTMLIFrameElement.prototype, "contentWindow", "get").mockReturnValue(null);
    // Messages without a sender, such as an extension's, are not the frame's.
    say({ height: 480, problem: null }, null);
    widget.show(addHolder(), []);
    expect(widget.get()).toBe("loading");
    await wait(8_000);
    expect(widget.get()).toBe("blocked");
  });
});

it("says in the console that a script which loads draws nothing", async () => {
  await open(LOOX);
  document.head.querySelector("script")?.dispatchEvent(new Event("load"));
  await wait(8_000);
  expect(warnings()).toEqual([expect.stringContaining("reviews widget drew nothing")]);
});

describe("reviews that were drawn stay", () => {
  it("after the limit", async () => {
    const { widget, arrive, say } = await open();
    say({ started: true });
    arrive();
    await wait(3_000);
    say({ height: 480, problem: null });
    await wait(60_000);
    expect(widget.get()).toBe("ready");
    expect(warnings()).toEqual([]);
  });

  it("when the frame loads anew on the next page and draws again", async () => {
    const { widget, arrive, say, leave } = await open();
    say({ started: true });
    arrive();
    say({ height: 480, problem: null });
    leave();
    widget.show(addHolder(), []);
    say({ started: true });
    await wait(7_000);
    say({ height: 480, problem: null });
    await wait(60_000);
    expect(widget.get()).toBe("ready");
  });

  it("when the visitor leaves and comes back twice within the limit, which then counts anew", async () => {
    const { widget, arrive, say, leave } = await open();
    say({ started: true });
    arrive();
    say({ height: 480, problem: null });
    const comeBack = () => {
      leave();
      widget.show(addHolder(), []);
      say({ started: true });
    };
    await wait(7_000);
    comeBack();
    await wait(5_000);
    comeBack();
    await wait(7_000);
    expect(widget.get()).toBe("ready");
    expect(warnings()).toEqual([]);
  });

  it("in a frame that is never less than empty", async () => {
    const { frame, say } = await open();
    say({ height: 480, problem: null });
    say({ height: -20, problem: null });
    expect(frame()?.style.height).toBe("0px");
  });
});

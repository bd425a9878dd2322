// The frame of the reviews as it loads, fails and moves between pages.
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

describe("visitors get the fallback", () => {
  it("when the frame's page does not arrive within 8 seconds", async () => {
    const { widget } = await open();
    await wait(7_999);
    expect(widget.get()).toBe("loading");
    await wait(1);
    expect(widget.get()).toBe("blocked");
    expect(warnings()).toEqual([expect.stringContaining("reviews widget did not load")]);
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
});

it("reviews that were drawn stay when the frame loads anew on the next page and draws again", async () => {
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

it("shows Judge.me in a frame that has a name and is kept from the site", async () => {
  const { frame } = await open();
  expect(frame()?.title).toBe("Every review");
  expect(frame()?.getAttribute("sandbox")?.split(" ")).toContain("allow-scripts");
  expect(frame()?.getAttribute("sandbox")).not.toMatch(/same-origin|top-navigation|modals/);
});

it("is ready, with the frame's height, when the frame reports that it can be read", async () => {
  const { widget, frame, say } = await open();
  say({ started: true });
  say({ height: 400, problem: "has nothing that can be seen" });
  expect(widget.get()).toBe("loading");
  say({ height: 480.2, problem: null });
  expect([widget.get(), frame()?.style.height]).toEqual(["ready", "481px"]);
  say({ height: 1e9, problem: null });
  expect(frame()?.style.height).toBe("20000px");
  say({ height: -20, problem: null });
  expect(frame()?.style.height).toBe("0px");
});

it("believes no message of another window, and none of another form", async () => {
  const { widget, frame, say } = await open();
  say({ height: 400, problem: null }, window);
  const height = 400;
  for (const data of [
    null,
    7,
    {},
    { height: "400", problem: null },
    { height },
    { height, problem: 7 },
    { problem: null },
  ])
    say(data);
  expect([widget.get(), frame()?.style.height]).toEqual(["loading", ""]);
});

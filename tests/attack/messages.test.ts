// Messages to the one listener of the site: the area around the frame of the reviews.
import * as fc from "fast-check";
import { beforeEach, expect, it, vi } from "vitest";
import { createReviewsFrame } from "@/vendors/reviews/reviews-widget";
import { attack, hostileValue } from "./hostile-input.ts";

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, "warn").mockReturnValue();
});

const reviews = {
  service: "judge-me",
  scriptUrl: "https://cdn.judge.me/widget_preloader.js",
  frame: "judge-me",
  account: {},
} as const;
const message = fc.oneof(
  hostileValue(["started", "height", "problem"]),
  fc.record({ height: hostileValue(["height"]), problem: hostileValue(["problem"]) }),
  // What the frame itself sends.
  fc.record({ height: fc.double(), problem: fc.constantFrom(null, "has nothing that can be seen") }),
  fc.constant({ started: true }),
);

async function openFrame() {
  const widget = createReviewsFrame(
    { reviews, productId: "42", title: "Every review" },
    { load: async () => undefined },
  );
  const holder = document.body.appendChild(document.createElement("div"));
  widget.show(holder, []);
  await vi.advanceTimersByTimeAsync(0);
  const frame = holder.querySelector("iframe");
  if (!frame?.contentWindow) throw new Error("The area has no frame.");
  return { widget, frame, own: frame.contentWindow };
}

it("believes no message of another window", async () => {
  const { widget, frame } = await openFrame();
  const before = frame.outerHTML;
  fc.assert(
    fc.property(message, fc.constantFrom(window, null), (data, source) => {
      window.dispatchEvent(new MessageEvent("message", { data, source }));
      expect([widget.get(), frame.outerHTML]).toEqual(["loading", before]);
    }),
    attack("messages"),
  );
});

it("takes from the frame's own messages a height within its limit, and nothing else", async () => {
  const { frame, own } = await openFrame();
  const withoutStyle = () => frame.outerHTML.replace(/ style="[^"]*"/, "");
  const before = withoutStyle();
  const errors: unknown[] = [];
  const note = (event: ErrorEvent): void => void errors.push(event.error);
  window.addEventListener("error", note);
  fc.assert(
    fc.property(message, (data) => {
      window.dispatchEvent(new MessageEvent("message", { data, source: own }));
      expect(withoutStyle()).toBe(before);
      expect(frame.getAttribute("style") ?? "").toMatch(/^(?:height: \d{1,5}px;)?$/);
      expect(Number.parseInt(frame.style.height || "0", 10)).toBeLessThanOrEqual(20_000);
    }),
    attack("messages"),
  );
  window.removeEventListener("error", note);
  expect(errors).toEqual([]);
});

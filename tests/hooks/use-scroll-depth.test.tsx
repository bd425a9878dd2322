import { act, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useScrollDepth } from "@/hooks/use-scroll-depth";
import { field } from "@/lib/field";
import { recordEvents } from "../site-events";

function Page() {
  useScrollDepth();
  return null;
}

const events = recordEvents();
const percents = () => events.map((event) => field(event, "percent"));

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(document.documentElement, "scrollHeight", "get").mockReturnValue(window.innerHeight + 1_000);
});
afterEach(() => {
  Object.assign(window, { scrollY: 0 });
});

async function scrollTo(top: number): Promise<void> {
  Object.assign(window, { scrollY: top });
  await act(async () => {
    // Browsers dispatch several scroll events for one movement.
    for (let index = 0; index < 5; index += 1) window.dispatchEvent(new Event("scroll"));
    await vi.advanceTimersByTimeAsync(50);
  });
}

it("reports each depth once, also when the visitor scrolls up and down again", async () => {
  render(<Page />);
  for (const top of [0, 300, 100, 300, 800, 1_000, 0, 1_000]) await scrollTo(top);
  expect(percents()).toEqual([25, 50, 75, 95]);
});

it("reports every depth again on the next page", async () => {
  const { rerender } = render(<Page key="/" />);
  await scrollTo(600);
  rerender(<Page key="/faq" />);
  await scrollTo(0);
  expect(percents()).toEqual([25, 50]);
  await scrollTo(300);
  expect(percents()).toEqual([25, 50, 25]);
});

it("reports nothing after the visitor leaves the page, not even a measurement that was pending", async () => {
  const { unmount } = render(<Page />);
  Object.assign(window, { scrollY: 900 });
  window.dispatchEvent(new Event("scroll"));
  unmount();
  await vi.advanceTimersByTimeAsync(50);
  await scrollTo(1_000);
  expect(percents()).toEqual([]);
});

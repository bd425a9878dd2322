import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { watchScroll } from "@/lib/browser/watch-scroll";

const onMove = vi.fn<() => void>();
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  onMove.mockClear();
  stop = watchScroll(["scroll"], onMove);
});
afterEach(() => stop());

function scroll(): void {
  for (let index = 0; index < 3; index += 1) window.dispatchEvent(new Event("scroll"));
}

it("calls back once for a movement, after its frame and not in it", () => {
  scroll();
  vi.advanceTimersToNextFrame();
  expect(onMove).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(onMove).toHaveBeenCalledOnce();
  scroll();
  vi.runAllTimers();
  expect(onMove).toHaveBeenCalledTimes(2);
});

it.each([
  ["the frame", () => undefined],
  ["the call", () => vi.advanceTimersToNextFrame()],
])("does not call back when it was stopped before %s", (_, pass) => {
  scroll();
  pass();
  stop();
  vi.runAllTimers();
  expect(onMove).not.toHaveBeenCalled();
});

it("calls back only for the movements that are asked for", () => {
  window.dispatchEvent(new Event("resize"));
  vi.runAllTimers();
  expect(onMove).not.toHaveBeenCalled();
});

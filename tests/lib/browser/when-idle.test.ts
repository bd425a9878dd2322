import { beforeEach, expect, it, vi } from "vitest";
import { whenIdle } from "@/lib/browser/when-idle";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));

it("waits for an idle moment of the browser, and not for the clock", () => {
  const waiting: (() => void)[] = [];
  vi.stubGlobal("requestIdleCallback", (run: () => void) => waiting.push(run));
  const cancel = vi.fn<(handle: number) => void>();
  vi.stubGlobal("cancelIdleCallback", cancel);
  const run = vi.fn<() => void>();
  const stop = whenIdle(run);
  vi.advanceTimersByTime(60_000);
  expect(run).not.toHaveBeenCalled();
  for (const idle of waiting) idle();
  expect(run).toHaveBeenCalledOnce();
  stop();
  expect(cancel).toHaveBeenCalledExactlyOnceWith(1);
});

it("runs once, a second later, in a browser without idle callbacks", () => {
  Reflect.deleteProperty(window, "requestIdleCallback");
  const run = vi.fn<() => void>();
  whenIdle(run);
  vi.advanceTimersByTime(999);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(run).toHaveBeenCalledOnce();
});

it("never runs what was cancelled in a browser without idle callbacks", () => {
  Reflect.deleteProperty(window, "requestIdleCallback");
  const run = vi.fn<() => void>();
  whenIdle(run)();
  vi.advanceTimersByTime(60_000);
  expect(run).not.toHaveBeenCalled();
});

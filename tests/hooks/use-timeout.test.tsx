import { renderHook } from "@testing-library/react";
import { StrictMode } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { useTimeout } from "@/hooks/use-timeout";

beforeEach(() => {
  vi.useFakeTimers();
});

interface Timing {
  onTime: () => void;
  delayMs: number | null;
}

function start(timing: Timing) {
  return renderHook(({ onTime, delayMs }: Timing) => useTimeout(onTime, delayMs), { initialProps: timing });
}

describe("a timeout", () => {
  it("calls back once, after its delay", () => {
    const onTime = vi.fn();
    start({ onTime, delayMs: 2_000 });
    vi.advanceTimersByTime(1_999);
    expect(onTime).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onTime).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(10_000);
    expect(onTime).toHaveBeenCalledTimes(1);
  });

  it("never calls back when its delay is null", () => {
    const onTime = vi.fn();
    start({ onTime, delayMs: null });
    expect(vi.getTimerCount()).toBe(0);
    vi.advanceTimersByTime(60_000);
    expect(onTime).not.toHaveBeenCalled();
  });

  it("is cancelled as soon as its delay becomes null", () => {
    const onTime = vi.fn();
    const { rerender } = start({ onTime, delayMs: 2_000 });
    rerender({ onTime, delayMs: null });
    vi.advanceTimersByTime(60_000);
    expect(onTime).not.toHaveBeenCalled();
  });

  it("does not start over when the page renders again, and calls the newest callback", () => {
    const [first, second] = [vi.fn(), vi.fn()];
    const { rerender } = start({ onTime: first, delayMs: 2_000 });
    vi.advanceTimersByTime(1_500);
    rerender({ onTime: second, delayMs: 2_000 });
    vi.advanceTimersByTime(500);
    expect(first).not.toHaveBeenCalled();
    expect(second).toHaveBeenCalledTimes(1);
  });

  it("starts over when its delay changes", () => {
    const onTime = vi.fn();
    const { rerender } = start({ onTime, delayMs: 2_000 });
    vi.advanceTimersByTime(1_500);
    rerender({ onTime, delayMs: 1_000 });
    vi.advanceTimersByTime(999);
    expect(onTime).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onTime).toHaveBeenCalledTimes(1);
  });

  it("is cancelled when its component unmounts", () => {
    const onTime = vi.fn();
    const { unmount } = start({ onTime, delayMs: 2_000 });
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });

  it("calls back once in strict mode, too", () => {
    const onTime = vi.fn();
    renderHook(() => useTimeout(onTime, 2_000), { wrapper: StrictMode });
    vi.advanceTimersByTime(2_000);
    expect(onTime).toHaveBeenCalledTimes(1);
  });
});

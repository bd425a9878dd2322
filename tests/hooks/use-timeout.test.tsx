import { renderHook } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { useTimeout } from "@/hooks/use-timeout";

beforeEach(() => void vi.useFakeTimers());

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
});

import { renderHook } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { useTimeout } from "@/hooks/use-timeout";

it("does not start over when the page renders again, and calls the newest callback", () => {
  vi.useFakeTimers();
  const [first, second] = [vi.fn(), vi.fn()];
  const { rerender } = renderHook(({ onTime }) => useTimeout(onTime, 2_000), {
    initialProps: { onTime: first },
  });
  vi.advanceTimersByTime(1_500);
  rerender({ onTime: second });
  vi.advanceTimersByTime(500);
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledTimes(1);
});

import { beforeEach, expect, it, vi } from "vitest";
import { withTimeLimit } from "@/lib/time-limit";

const LIMIT_MS = 1_000;
const timeoutError = () => new Error("too late");

beforeEach(() => void vi.useFakeTimers());

it("settles as the work does, and leaves no timer running", async () => {
  await expect(withTimeLimit(async () => 25, LIMIT_MS, timeoutError)).resolves.toBe(25);
  const failing = withTimeLimit(() => Promise.reject(new Error("refused")), LIMIT_MS, timeoutError);
  await expect(failing).rejects.toThrow("refused");
  const throwing = (): Promise<never> => {
    throw new Error("threw");
  };
  await expect(withTimeLimit(throwing, LIMIT_MS, timeoutError)).rejects.toThrow("threw");
  expect(vi.getTimerCount()).toBe(0);
});

it("does not abort the signal of work that ends in time", async () => {
  let signal: AbortSignal | undefined;
  await withTimeLimit(async (given) => void (signal = given), LIMIT_MS, timeoutError);
  await vi.advanceTimersByTimeAsync(LIMIT_MS);
  expect(signal?.aborted).toBe(false);
});

it("rejects on time although the work ignores the signal", async () => {
  const failed = vi.fn<(error: unknown) => void>();
  withTimeLimit(() => new Promise(() => undefined), LIMIT_MS, timeoutError).catch(failed);
  await vi.advanceTimersByTimeAsync(LIMIT_MS - 1);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(failed).toHaveBeenCalledExactlyOnceWith(new Error("too late"));
});

it("rejects with its own error although the work rejects when the signal is aborted", async () => {
  const work = (signal: AbortSignal): Promise<never> =>
    new Promise((_, reject) => {
      signal.addEventListener("abort", () => reject(new Error("aborted")));
    });
  const failed = vi.fn<(error: unknown) => void>();
  withTimeLimit(work, LIMIT_MS, timeoutError).catch(failed);
  await vi.advanceTimersByTimeAsync(LIMIT_MS);
  expect(failed).toHaveBeenCalledExactlyOnceWith(new Error("too late"));
});

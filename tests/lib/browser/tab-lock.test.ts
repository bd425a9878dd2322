import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { whileLocked } from "@/lib/browser/tab-lock";
import { deferred } from "../../deferred";

const WORK_ERROR = new Error("the work failed");

function stubLocks(request: unknown): void {
  Object.defineProperty(navigator, "locks", { configurable: true, value: request ? { request } : undefined });
}
afterEach(() => void Reflect.deleteProperty(navigator, "locks"));

describe.each<[string, unknown]>([
  ["grants the lock", (_name: string, _options: object, work: () => unknown) => work()],
  ["has no locks", null],
  ["denies locks", () => Promise.reject(new DOMException("denied", "SecurityError"))],
  [
    "throws",
    () => {
      throw new TypeError("no");
    },
  ],
])("a browser that %s", (_, request) => {
  beforeEach(() => stubLocks(request));

  it("runs the work once, and returns its result", async () => {
    const work = vi.fn(async () => "done");
    expect(await whileLocked("cart", 100, work)).toBe("done");
    expect(work).toHaveBeenCalledTimes(1);
  });

  it("runs work that fails once, and passes on its error", async () => {
    const work = vi.fn(() => Promise.reject(WORK_ERROR));
    await expect(whileLocked("cart", 100, work)).rejects.toBe(WORK_ERROR);
    expect(work).toHaveBeenCalledTimes(1);
  });
});

it("runs the work without the lock when another tab keeps it longer than the limit", async () => {
  const granted = deferred();
  stubLocks(async (_name: string, { signal }: LockOptions, work: () => Promise<unknown>) => {
    await Promise.race([
      granted.promise,
      new Promise((_resolve, reject) => signal?.addEventListener("abort", () => reject(signal.reason))),
    ]);
    return work();
  });
  const work = vi.fn(async () => "done");
  expect(await whileLocked("cart", 1, work)).toBe("done");
  granted.release();
  expect(work).toHaveBeenCalledTimes(1);
});

it("waits with the work while another tab runs work with the same name", async () => {
  const granted = deferred();
  const requested: string[] = [];
  stubLocks(async (name: string, _options: LockOptions, work: () => Promise<unknown>) => {
    requested.push(name);
    await granted.promise;
    return work();
  });
  const work = vi.fn(async () => "done");
  const result = whileLocked("cart", 60_000, work);
  await Promise.resolve();
  expect(work).not.toHaveBeenCalled();
  granted.release();
  expect(await result).toBe("done");
  expect(requested).toEqual(["cart"]);
  expect(work).toHaveBeenCalledTimes(1);
});

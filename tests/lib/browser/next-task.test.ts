import { describe, expect, it, vi } from "vitest";
import { nextTask } from "@/lib/browser/next-task";

describe("the next task", () => {
  it("comes after an event that was waiting, where the browser has no scheduler", async () => {
    const order: string[] = [];
    setTimeout(() => order.push("event"));
    await nextTask();
    order.push("work");
    expect(order).toEqual(["event", "work"]);
  });

  it("is the browser's own, where it has one", async () => {
    const yielded = vi.fn(async () => undefined);
    vi.stubGlobal("scheduler", { yield: yielded });
    await nextTask();
    expect(yielded).toHaveBeenCalledOnce();
  });

  it("is found in a browser whose scheduler cannot yield", async () => {
    vi.stubGlobal("scheduler", { postTask: () => undefined });
    await expect(nextTask()).resolves.toBeUndefined();
  });
});

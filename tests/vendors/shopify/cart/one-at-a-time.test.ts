import { describe, expect, it } from "vitest";
import { oneAtATime } from "@/vendors/shopify/library/ways-to-checkout";

describe("work that is done one at a time", () => {
  it("is not started again while it goes on, and is after that", async () => {
    const ends: (() => void)[] = [];
    const start = oneAtATime(() => new Promise((end) => void ends.push(end)));
    start();
    start();
    expect(ends).toHaveLength(1);
    ends[0]?.();
    await Promise.resolve();
    await Promise.resolve();
    start();
    expect(ends).toHaveLength(2);
  });
});

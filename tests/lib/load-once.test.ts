import { expect, it } from "vitest";
import { createLoader, forgetFailedLoads } from "@/lib/load-once";

it("loads a value once for each key", async () => {
  const requested: string[] = [];
  const load = createLoader(async (key: string) => {
    requested.push(key);
    return key.toUpperCase();
  });
  expect(await Promise.all([load("a"), load("b"), load("a")])).toEqual(["A", "B", "A"]);
  expect(requested).toEqual(["a", "b"]);
});

it("caches a failed load until failed loads are forgotten, and keeps the successful ones", async () => {
  const requested: string[] = [];
  const load = createLoader(async (key: string) => {
    requested.push(key);
    if (key === "bad" && requested.filter((one) => one === "bad").length === 1) throw new Error("down");
    return key;
  });
  await load("good");
  await expect(load("bad")).rejects.toThrow("down");
  await expect(load("bad")).rejects.toThrow("down");
  forgetFailedLoads();
  expect(await load("bad")).toBe("bad");
  await load("good");
  expect(requested).toEqual(["good", "bad", "bad"]);
});

it("returns a loaded value synchronously, so that React can read it in the same render", async () => {
  const load = createLoader(async (key: number) => key + 1);
  await load(1);
  expect(load(1)).toMatchObject({ status: "fulfilled", value: 2 });
});

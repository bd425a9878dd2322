import { expect, it } from "vitest";
import { createLoader, forgetFailedLoads } from "@/lib/load-once";

it("a value is loaded once for each key", async () => {
  const asked: string[] = [];
  const load = createLoader(async (key: string) => {
    asked.push(key);
    return key.toUpperCase();
  });
  expect(await Promise.all([load("a"), load("b"), load("a")])).toEqual(["A", "B", "A"]);
  expect(asked).toEqual(["a", "b"]);
});

it("a failed load stays failed until it is forgotten; what succeeded is kept", async () => {
  const asked: string[] = [];
  const load = createLoader(async (key: string) => {
    asked.push(key);
    if (key === "bad" && asked.filter((one) => one === "bad").length === 1) throw new Error("down");
    return key;
  });
  await load("good");
  await expect(load("bad")).rejects.toThrow("down");
  await expect(load("bad")).rejects.toThrow("down");
  forgetFailedLoads();
  expect(await load("bad")).toBe("bad");
  await load("good");
  expect(asked).toEqual(["good", "bad", "bad"]);
});

it("a value that is there can be read in the same pass", async () => {
  const load = createLoader(async (key: number) => key + 1);
  await load(1);
  expect(load(1)).toMatchObject({ status: "fulfilled", value: 2 });
});

import { expect, it } from "vitest";
import { createLoader, forgetFailedLoads } from "@/lib/load-once";

/** A loader that notes what it requests, and fails as often as `failures` says. */
function noting(failures = 0) {
  const requested: string[] = [];
  const loader = createLoader(async (key: string) => {
    requested.push(key);
    if (requested.length <= failures) throw new Error("down");
    return key.toUpperCase();
  });
  return { ...loader, requested };
}

it("loads a value once for each key", async () => {
  const { load, read, requested } = noting();
  expect(await Promise.all([load("a"), load("b"), read("a")])).toEqual(["A", "B", "A"]);
  expect(requested).toEqual(["a", "b"]);
});

it("loads again after a failure that no render waited for", async () => {
  const { load, requested } = noting(1);
  await expect(load("a")).rejects.toThrow("down");
  expect(await load("a")).toBe("A");
  expect(requested).toHaveLength(2);
});

it("never replaces a promise that a render waits for, and keeps its failure until failed loads are forgotten", async () => {
  const { load, read, requested } = noting(1);
  const ahead = load("a");
  const waiting = read("a");
  await expect(ahead).rejects.toThrow("down");
  expect(read("a")).toBe(waiting);
  forgetFailedLoads();
  expect(await read("a")).toBe("A");
  expect(requested).toHaveLength(2);
});

it("keeps what has loaded when failed loads are forgotten", async () => {
  const { read, requested } = noting();
  await read("a");
  forgetFailedLoads();
  await read("a");
  expect(requested).toEqual(["a"]);
});

it("returns a loaded value synchronously, so that React can read it in the same render", async () => {
  const { load, read, loaded } = noting();
  expect(loaded("a")).toBeNull();
  await load("a");
  expect(loaded("a")).toBe("A");
  expect(read("a")).toMatchObject({ status: "fulfilled", value: "A" });
});

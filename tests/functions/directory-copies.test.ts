// @vitest-environment node
// What several copies of the function share by the store of their host.
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Affiliate } from "../../functions/lib/affiliate-list";
import type { TextStore } from "../../functions/lib/stores/text-store";
import { BRO, directoryOf, failing, FRESH_MS, listOf, OTHER, READ_MS, START } from "./directory";
import { memoryStore } from "./service-list";

beforeEach(() => void vi.useFakeTimers({ now: START }));

describe("several copies of the function", () => {
  it("share one list through the store", async () => {
    const store = memoryStore();
    const one = directoryOf([listOf(BRO)], store);
    const other = directoryOf([failing], store);
    await one.find();
    expect(await other.find()).toEqual(BRO);
    expect(other.reads).toEqual([]);
  });

  it("do not read a list that another copy is already reading", async () => {
    const store = memoryStore();
    let finish: (affiliates: Affiliate[]) => void = () => undefined;
    const one = directoryOf([listOf(BRO), () => new Promise((resolve) => (finish = resolve))], store);
    const other = directoryOf([failing], store);
    await one.find();
    vi.setSystemTime(START + FRESH_MS);
    await one.find();
    await vi.advanceTimersByTimeAsync(1);
    expect(await other.find()).toEqual(BRO);
    await other.background();
    expect([one.reads.length, other.reads.length]).toEqual([2, 0]);
    finish([OTHER]);
    await one.background();
    expect(await one.find()).toBeNull();
  });

  it("read the list again when the copy that claimed it has not finished in time", async () => {
    const store = memoryStore();
    const one = directoryOf([listOf(BRO)], store);
    await one.find();
    const claimedAt = START + FRESH_MS;
    store.texts.set("claim", String(claimedAt));
    vi.setSystemTime(claimedAt + READ_MS - 1);
    await one.find();
    await one.background();
    expect(one.reads).toHaveLength(1);
    vi.setSystemTime(claimedAt + READ_MS);
    await one.find();
    await one.background();
    expect(one.reads).toHaveLength(2);
  });

  it("keep a list for a day, and a claim for as long as reading may take", async () => {
    const kept: [key: string, seconds: number][] = [];
    const store: TextStore = {
      get: async () => null,
      set: async (key, _text, seconds) => void kept.push([key, seconds]),
    };
    await directoryOf([listOf(BRO)], store).find();
    expect(kept).toEqual([
      ["claim", READ_MS / 1_000],
      ["index", 86_400],
      ["claim", READ_MS / 1_000],
    ]);
  });

  it("do not go back to an older list of the store", async () => {
    const store = memoryStore();
    const { find, background } = directoryOf([listOf(BRO)], store);
    await find();
    store.texts.set("index", `affiliates-1 ${START - 1}\nBRO25 99\n`);
    vi.setSystemTime(START + FRESH_MS);
    expect(await find()).toEqual(BRO);
    await background();
  });

  it("ignore a stored text that is no index, and an index from the future", async () => {
    for (const text of ["<html>", `affiliates-1 ${START + 1}\nBRO25 99\n`]) {
      const store = memoryStore();
      store.texts.set("index", text);
      const { find } = directoryOf([listOf(BRO)], store);
      expect(await find()).toEqual(BRO);
    }
  });

  it("do not read the store for each lookup while the service fails", async () => {
    const store = memoryStore();
    const { find, background } = directoryOf([listOf(BRO), failing], store);
    await find();
    vi.setSystemTime(START + FRESH_MS);
    const readsOfIndex = () => store.reads.filter((key) => key === "index").length;
    for (let n = 0; n < 50; n++) await find();
    await background();
    expect(readsOfIndex()).toBe(2);
    for (const [laterMs, count] of [
      [4_999, 2],
      [5_000, 3],
    ] as const) {
      vi.setSystemTime(START + FRESH_MS + laterMs);
      await find();
      await background();
      expect(readsOfIndex()).toBe(count);
    }
  });
});

// @vitest-environment node
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Affiliate } from "../../functions/lib/affiliate-list";
import { cloudflareKvStore } from "../../functions/lib/stores/cloudflare-kv";
import type { TextStore } from "../../functions/lib/stores/text-store";
import {
  BRO,
  directoryOf,
  FAILURE_MS,
  failing,
  FRESH_MS,
  hanging,
  listOf,
  OTHER,
  READ_MS,
  START,
  USABLE_MS,
  WAIT_MS,
} from "./directory";
import { memoryStore } from "./service-list";

beforeEach(() => void vi.useFakeTimers({ now: START }));

describe("the list", () => {
  it("is read once in ten minutes for lookups of all codes", async () => {
    const { find, reads } = directoryOf([listOf(BRO)]);
    for (const code of ["BRO25", "NOBODY", "bro25", "OTHER"]) await find(code);
    vi.setSystemTime(START + FRESH_MS - 1);
    await find("NEW");
    expect(reads).toHaveLength(1);
  });

  it("is read once for lookups at the same time", async () => {
    const { find, reads } = directoryOf([listOf(BRO)]);
    const found = await Promise.all(Array.from({ length: 20 }, () => find()));
    expect(found).toEqual(Array.from({ length: 20 }, () => BRO));
    expect(reads).toHaveLength(1);
  });

  it("is read in the background when it is old, so that no lookup waits", async () => {
    const { find, reads, background } = directoryOf([listOf(BRO), listOf({ ...BRO, percent: 30 })]);
    await find();
    vi.setSystemTime(START + FRESH_MS);
    expect(await find()).toEqual(BRO);
    await background();
    expect(reads).toHaveLength(2);
    expect(await find()).toEqual({ ...BRO, percent: 30 });
  });
});

describe("a service that fails", () => {
  it("gets the next request after five seconds, not with the next lookup", async () => {
    const { find, reads, logged } = directoryOf([failing, listOf(BRO)]);
    for (let n = 0; n < 10; n++) expect(await find()).toBe(502);
    vi.setSystemTime(START + FAILURE_MS - 1);
    expect(await find()).toBe(502);
    expect([reads.length, logged]).toEqual([1, ["The affiliate service responded with status 500."]]);
    vi.setSystemTime(START + FAILURE_MS);
    expect(await find()).toEqual(BRO);
  });

  it("does not end the use of the last list for a day", async () => {
    const { find, background } = directoryOf([listOf(BRO), failing]);
    await find();
    for (const age of [FRESH_MS, FRESH_MS * 10, USABLE_MS - 1]) {
      vi.setSystemTime(START + age);
      expect(await find()).toEqual(BRO);
      await background();
    }
    vi.setSystemTime(START + USABLE_MS + FAILURE_MS);
    for (let n = 0; n < 2; n++) expect(await find()).toBe(502);
  });
});

describe("an empty list", () => {
  it("never replaces one with entries while that is usable, and is a failure in the host's log", async () => {
    const store = memoryStore();
    const { find, background, logged } = directoryOf([listOf(BRO), listOf()], store);
    await find();
    const kept = store.texts.get("index");
    vi.setSystemTime(START + FRESH_MS);
    await find();
    await background();
    expect([await find(), store.texts.get("index")]).toEqual([BRO, kept]);
    expect(logged).toEqual([expect.stringContaining("empty")]);
  });

  it("is no failure for a copy of the function that has no list, nor once the last list is a day old", async () => {
    const { find } = directoryOf([listOf(), listOf(BRO), listOf()]);
    expect(await find()).toBeNull();
    vi.setSystemTime(START + FRESH_MS);
    await find();
    await vi.advanceTimersByTimeAsync(1);
    expect(await find()).toEqual(BRO);
    vi.setSystemTime(START + FRESH_MS + USABLE_MS + FAILURE_MS);
    expect(await find()).toBeNull();
  });
});

describe("a store that never settles", () => {
  const silent = () => cloudflareKvStore({ get: hanging, put: hanging });

  it("acts like an empty one after a second, and delays no lookup once there is a list", async () => {
    const { find, reads } = directoryOf([listOf(BRO)], silent());
    const first = find();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await first).toEqual(BRO);
    expect(await find()).toEqual(BRO);
    expect(reads).toHaveLength(1);
  });
});

describe("a slow service", () => {
  it("makes a lookup wait for four seconds, and is read completely in the background", async () => {
    const slow = () =>
      new Promise<Affiliate[]>((resolve) => void setTimeout(() => resolve([BRO]), WAIT_MS + 1_000));
    const { find, reads } = directoryOf([slow]);
    const first = find();
    const answered = vi.fn();
    void first.then(answered);
    await vi.advanceTimersByTimeAsync(WAIT_MS - 1);
    expect(answered).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await first).toBe(504);
    await vi.advanceTimersByTimeAsync(1_000);
    expect([await find(), reads.length]).toEqual([BRO, 1]);
  });

  it("has its request aborted after the time limit", async () => {
    const { find, reads } = directoryOf([hanging, listOf(BRO)]);
    const first = find();
    await vi.advanceTimersByTimeAsync(READ_MS);
    expect([await first, reads[0]?.aborted]).toEqual([504, true]);
    await vi.advanceTimersByTimeAsync(FAILURE_MS);
    expect(await find()).toEqual(BRO);
  });
});

it("the list is read again once the host may have ended the request that read it", async () => {
  const { find } = directoryOf([hanging, listOf(BRO)]);
  void find();
  await vi.advanceTimersByTimeAsync(1);
  vi.clearAllTimers();
  vi.setSystemTime(START + READ_MS + 2);
  expect(await find()).toEqual(BRO);
});

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
    vi.setSystemTime(START + FRESH_MS + FAILURE_MS + 1);
    expect(await other.find()).toBeNull();
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

  it("keep a list for a day, and a claim for as long as reading may take, before the host ends them", async () => {
    vi.useRealTimers();
    const kept: [key: string, seconds: number][] = [];
    const store: TextStore = {
      get: async () => null,
      set: async (key, _text, seconds) => {
        await new Promise((written) => void setTimeout(written));
        kept.push([key, seconds]);
      },
    };
    const { find, background } = directoryOf([listOf(BRO)], store);
    await find();
    await background();
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
      expect(await directoryOf([listOf(BRO)], store).find()).toEqual(BRO);
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

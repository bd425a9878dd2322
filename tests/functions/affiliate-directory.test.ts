// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  createAffiliateDirectory,
  FAILURE_MS,
  FRESH_MS,
  READ_MS,
  USABLE_MS,
  WAIT_MS,
} from "../../functions/lib/affiliate-directory";
import { LookupFailure, type Affiliate } from "../../functions/lib/affiliate-list";
import { noStore, type TextStore } from "../../functions/lib/stores/text-store";
import { memoryStore } from "./service-list";

const BRO: Affiliate = { code: "BRO25", percent: 25 };
const START = Date.parse("2026-01-01T00:00:00Z");

beforeEach(() => void vi.useFakeTimers({ now: START }));
afterEach(() => void vi.useRealTimers());

/** A directory over a service whose next answers are given; the last one is repeated. */
function stand(answers: (() => Promise<Affiliate[]>)[], store: TextStore = noStore) {
  const reads: AbortSignal[] = [];
  const logged: string[] = [];
  const background: Promise<unknown>[] = [];
  const directory = createAffiliateDirectory({
    readList: (signal) => {
      reads.push(signal);
      return answers[Math.min(reads.length, answers.length) - 1]?.() ?? Promise.resolve([]);
    },
    store,
    now: () => Date.now(),
    log: (message) => void logged.push(message),
  });
  return {
    reads,
    logged,
    /** The outcome of a lookup: the affiliate, null, or the status of its failure. */
    find: async (code = BRO.code) => {
      try {
        return (await directory.find(code, (work) => void background.push(work))).affiliate;
      } catch (error) {
        return error instanceof LookupFailure ? error.status : error;
      }
    },
    background: () => Promise.all(background.splice(0)),
  };
}

const knowing =
  (...affiliates: Affiliate[]) =>
  async () =>
    affiliates;
const failing = () => Promise.reject(new LookupFailure(502, "the service answered 500"));
const hanging = () => new Promise<never>(() => undefined);

describe("how often the list is read", () => {
  it("is once in ten minutes, whatever is asked", async () => {
    const { find, reads } = stand([knowing(BRO)]);
    for (const code of ["BRO25", "NOBODY", "bro25", "OTHER"]) await find(code);
    vi.setSystemTime(START + FRESH_MS - 1);
    await find("NEW");
    expect(reads).toHaveLength(1);
  });

  it("is once for lookups that come while it is read", async () => {
    const { find, reads } = stand([knowing(BRO)]);
    const found = await Promise.all(Array.from({ length: 20 }, () => find()));
    expect(found).toEqual(Array.from({ length: 20 }, () => BRO));
    expect(reads).toHaveLength(1);
  });

  it("is in the background once it is old, so that nobody waits", async () => {
    const { find, reads, background } = stand([knowing(BRO), knowing({ ...BRO, percent: 30 })]);
    await find();
    vi.setSystemTime(START + FRESH_MS);
    expect(await find()).toEqual(BRO);
    await background();
    expect(reads).toHaveLength(2);
    expect(await find()).toEqual({ ...BRO, percent: 30 });
  });
});

describe("several copies of the function", () => {
  it("share one list through the store", async () => {
    const store = memoryStore();
    const one = stand([knowing(BRO)], store);
    const other = stand([failing], store);
    await one.find();
    expect(await other.find()).toEqual(BRO);
    expect(other.reads).toEqual([]);
  });

  it("leave an old list to the copy that is reading it already", async () => {
    const store = memoryStore();
    let finish: (affiliates: Affiliate[]) => void = () => undefined;
    const one = stand([knowing(BRO), () => new Promise((resolve) => (finish = resolve))], store);
    const other = stand([failing], store);
    await one.find();
    vi.setSystemTime(START + FRESH_MS);
    await one.find();
    await vi.advanceTimersByTimeAsync(1);
    expect(await other.find()).toEqual(BRO);
    await other.background();
    expect([one.reads.length, other.reads.length]).toEqual([2, 0]);
    finish([]);
    await one.background();
    expect(await one.find()).toBeNull();
  });

  it("work alone where the store holds something else, or a list from the future", async () => {
    for (const text of ["<html>", `affiliates-1 ${START + 1}\nBRO25 99\n`]) {
      const store = memoryStore();
      store.texts.set("index", text);
      const { find } = stand([knowing(BRO)], store);
      expect(await find()).toEqual(BRO);
    }
  });

  it("do not read the store at every lookup while the service is down", async () => {
    const store = memoryStore();
    const { find, background } = stand([knowing(BRO), failing], store);
    await find();
    vi.setSystemTime(START + FRESH_MS);
    for (let n = 0; n < 50; n++) await find();
    await background();
    expect(store.reads.filter((key) => key === "index")).toHaveLength(2);
  });
});

describe("a service that fails", () => {
  it("is asked again after seconds, not at every lookup", async () => {
    const { find, reads, logged } = stand([failing, knowing(BRO)]);
    for (let n = 0; n < 10; n++) expect(await find()).toBe(502);
    expect([reads.length, logged]).toEqual([1, ["the service answered 500"]]);
    vi.setSystemTime(START + FAILURE_MS);
    expect(await find()).toEqual(BRO);
  });

  it("leaves the last list in use, for a day", async () => {
    const { find, background } = stand([knowing(BRO), failing]);
    await find();
    for (const age of [FRESH_MS, FRESH_MS * 10, USABLE_MS - 1]) {
      vi.setSystemTime(START + age);
      expect(await find()).toEqual(BRO);
      await background();
    }
    vi.setSystemTime(START + USABLE_MS + FAILURE_MS);
    expect(await find()).toBe(502);
  });

  it("and then recovers is used again", async () => {
    const { find, background } = stand([knowing(BRO), failing, knowing()]);
    await find();
    vi.setSystemTime(START + FRESH_MS);
    await find();
    await background();
    vi.setSystemTime(START + FRESH_MS + FAILURE_MS);
    await find();
    await background();
    expect(await find()).toBeNull();
  });
});

describe("a service that is slow", () => {
  it("lets a lookup wait for four seconds, and is read to the end in the background", async () => {
    const slow = () =>
      new Promise<Affiliate[]>((resolve) => void setTimeout(() => resolve([BRO]), WAIT_MS + 1_000));
    const { find, reads } = stand([slow]);
    const first = find();
    await vi.advanceTimersByTimeAsync(WAIT_MS);
    expect(await first).toBe(504);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await find()).toEqual(BRO);
    expect(reads).toHaveLength(1);
  });

  it("is given up in the end, and its request is aborted", async () => {
    const { find, reads } = stand([hanging, knowing(BRO)]);
    const first = find();
    await vi.advanceTimersByTimeAsync(READ_MS);
    expect(await first).toBe(504);
    expect(reads[0]?.aborted).toBe(true);
    await vi.advanceTimersByTimeAsync(FAILURE_MS);
    expect(await find()).toEqual(BRO);
  });

  it("leaves no timer behind when it answered in time", async () => {
    await stand([knowing(BRO)]).find();
    expect(vi.getTimerCount()).toBe(0);
  });
});

// @vitest-environment node
import { beforeEach, describe, expect, it, vi } from "vitest";
import { createAffiliateDirectory } from "../../functions/lib/affiliate-directory";
import { LookupFailure, type Affiliate } from "../../functions/lib/affiliate-list";
import { noStore, type TextStore } from "../../functions/lib/stores/text-store";
import { START } from "./service-list";

// The limits as numbers, not imported: a limit that changes has to fail here.
const FRESH_MS = 600_000;
const USABLE_MS = 86_400_000;
const FAILURE_MS = 5_000;
const WAIT_MS = 4_000;
const READ_MS = 25_000;

const BRO: Affiliate = { code: "BRO25", percent: 25 };
const OTHER: Affiliate = { code: "OTHER", percent: 10 };

const list =
  (...affiliates: Affiliate[]) =>
  async () =>
    affiliates;
const slowList = (ms: number, affiliate: Affiliate) => () =>
  new Promise<Affiliate[]>((resolve) => void setTimeout(() => resolve([affiliate]), ms));
const failing = () => Promise.reject(new LookupFailure(502, "The service responded with status 500."));
const hanging = () => new Promise<never>(() => undefined);

/** A copy of the function, whose service answers in turn with these lists, and then again with the last one. */
function copyOf(lists: (() => Promise<Affiliate[]>)[], store: TextStore = noStore) {
  const reads: AbortSignal[] = [];
  const logged: string[] = [];
  const background: Promise<unknown>[] = [];
  const directory = createAffiliateDirectory({
    readList: (signal) => {
      reads.push(signal);
      return lists[Math.min(reads.length, lists.length) - 1]?.() ?? hanging();
    },
    store,
    now: () => Date.now(),
    log: (message) => void logged.push(message),
  });
  return {
    reads,
    logged,
    /** The result of a lookup: the affiliate, null, or the status of the failure. */
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

/** A store in memory, with its texts and the keys that were read. */
function memoryStore() {
  const texts = new Map<string, string>();
  const reads: string[] = [];
  const get = async (key: string) => {
    reads.push(key);
    return texts.get(key) ?? null;
  };
  return { texts, reads, get, set: async (key: string, text: string) => void texts.set(key, text) };
}

beforeEach(() => void vi.useFakeTimers({ now: START }));
/** Sets the clock to so many milliseconds after the start. */
const at = (ms: number) => void vi.setSystemTime(START + ms);

describe("the list", () => {
  it("is read once in ten minutes for lookups of all codes, and then in the background, so that none waits", async () => {
    const { find, reads, background } = copyOf([list(BRO), list({ ...BRO, percent: 30 })]);
    expect(await Promise.all([find(), find(), find("NOBODY")])).toEqual([BRO, BRO, null]);
    at(FRESH_MS - 1);
    expect([await find("bro25"), await find("NEW"), reads.length]).toEqual([BRO, null, 1]);
    at(FRESH_MS);
    expect(await find()).toEqual(BRO);
    await background();
    expect([await find(), reads.length]).toEqual([{ ...BRO, percent: 30 }, 2]);
  });

  it("is read again once the host may have ended the request that read it", async () => {
    const { find } = copyOf([hanging, list(BRO)]);
    void find();
    await vi.advanceTimersByTimeAsync(1);
    vi.clearAllTimers();
    at(READ_MS + 2);
    expect(await find()).toEqual(BRO);
  });
});

describe("a service that fails", () => {
  it("gets the next request after five seconds, not with the next lookup", async () => {
    const { find, reads, logged } = copyOf([failing, list(BRO)]);
    for (const ms of [0, 0, FAILURE_MS - 1]) {
      at(ms);
      expect(await find()).toBe(502);
    }
    expect([reads.length, logged]).toEqual([1, ["The service responded with status 500."]]);
    at(FAILURE_MS);
    expect(await find()).toEqual(BRO);
  });

  it("does not end the use of the last list for a day", async () => {
    const { find, background } = copyOf([list(BRO), failing]);
    await find();
    for (const age of [FRESH_MS, FRESH_MS * 10, USABLE_MS - 1]) {
      at(age);
      expect(await find()).toEqual(BRO);
      await background();
    }
    at(USABLE_MS + FAILURE_MS);
    expect([await find(), await find()]).toEqual([502, 502]);
  });

  it("and answers with an empty list keeps one with entries while that is usable, and the log has that", async () => {
    const store = memoryStore();
    const { find, background, logged } = copyOf([list(BRO), list()], store);
    await find();
    const kept = store.texts.get("index");
    at(FRESH_MS);
    await find();
    await background();
    expect([await find(), store.texts.get("index")]).toEqual([BRO, kept]);
    expect(logged).toEqual([expect.stringContaining("empty")]);
  });

  it("is not one whose empty list comes first, or once the last list is a day old", async () => {
    const { find, background } = copyOf([list(), list(BRO), list()]);
    expect(await find()).toBeNull();
    at(FRESH_MS);
    await find();
    await background();
    expect(await find()).toEqual(BRO);
    at(FRESH_MS + USABLE_MS + FAILURE_MS);
    expect(await find()).toBeNull();
  });
});

describe("a slow service", () => {
  it("makes a lookup wait for four seconds, and is read completely in the background", async () => {
    const { find, reads } = copyOf([slowList(WAIT_MS + 1_000, BRO)]);
    const answered = vi.fn<(found: unknown) => void>();
    void find().then(answered);
    await vi.advanceTimersByTimeAsync(WAIT_MS - 1);
    expect(answered).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(answered).toHaveBeenCalledWith(504);
    await vi.advanceTimersByTimeAsync(1_000);
    expect([await find(), reads.length]).toEqual([BRO, 1]);
  });

  it("has its request aborted after the time limit", async () => {
    const { find, reads } = copyOf([hanging, list(BRO)]);
    const first = find();
    await vi.advanceTimersByTimeAsync(READ_MS);
    expect([await first, reads[0]?.aborted]).toEqual([504, true]);
    await vi.advanceTimersByTimeAsync(FAILURE_MS);
    expect(await find()).toEqual(BRO);
  });
});

describe("several copies of the function", () => {
  it("share one list through the store, and do not read one that another copy is reading", async () => {
    const store = memoryStore();
    const one = copyOf([list(BRO), slowList(1_000, OTHER)], store);
    const other = copyOf([failing], store);
    await one.find();
    expect(await other.find()).toEqual(BRO);
    at(FRESH_MS);
    await one.find();
    await vi.advanceTimersByTimeAsync(1);
    expect(await other.find()).toEqual(BRO);
    await other.background();
    expect([one.reads.length, other.reads.length]).toEqual([2, 0]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await one.find()).toBeNull();
    at(FRESH_MS + FAILURE_MS + 1);
    expect(await other.find()).toBeNull();
  });

  it("read the list again when the copy that claimed it has not finished in time", async () => {
    const store = memoryStore();
    const { find, reads, background } = copyOf([list(BRO)], store);
    await find();
    store.texts.set("claim", String(START + FRESH_MS));
    for (const [ms, count] of [
      [READ_MS - 1, 1],
      [READ_MS, 2],
    ] as const) {
      at(FRESH_MS + ms);
      await find();
      await background();
      expect(reads).toHaveLength(count);
    }
  });

  it("keep a list for a day, and a claim for as long as reading may take, before the host ends them", async () => {
    vi.useRealTimers();
    const kept: [key: string, seconds: number][] = [];
    const set: TextStore["set"] = async (key, _text, seconds) => {
      await new Promise((written) => void setTimeout(written));
      kept.push([key, seconds]);
    };
    const { find, background } = copyOf([list(BRO)], { ...noStore, set });
    await find();
    await background();
    expect(kept).toEqual([
      ["claim", 25],
      ["index", 86_400],
      ["claim", 25],
    ]);
  });

  it.each([
    ["older than theirs", START - 1],
    ["from the future", START + FRESH_MS + 1],
  ])("do not use a stored list that is %s", async (_, readAt) => {
    const store = memoryStore();
    const { find } = copyOf([list(BRO)], store);
    await find();
    store.texts.set("index", `affiliates-1 ${readAt}\nBRO25 99\n`);
    at(FRESH_MS);
    expect(await find()).toEqual(BRO);
  });

  it("do not read the store for each lookup while the service fails", async () => {
    const store = memoryStore();
    const { find, background } = copyOf([list(BRO), failing], store);
    await find();
    for (const [ms, count] of [
      [0, 2],
      [0, 2],
      [4_999, 2],
      [5_000, 3],
    ] as const) {
      at(FRESH_MS + ms);
      await find();
      await background();
      expect(store.reads.filter((key) => key === "index")).toHaveLength(count);
    }
  });
});

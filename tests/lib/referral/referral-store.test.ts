import { describe, expect, it, vi } from "vitest";
import { freshRecord, invalidRecord } from "@/lib/referral/referral-code";
import { restoredReferrals } from "@/lib/referral/settle-referrals";
import { createReferralStore } from "@/lib/referral/referral-store";
import { createSafeStorage, STORAGE_KEYS } from "@/lib/browser/storage";
import { DAY_MS } from "@/lib/text/day-ms";
import { FakeArea, dispatchStorageEvent } from "../fake-area";

const KEY = "snowball_code";
const START = Date.UTC(2026, 0, 15);

/** A store over an area that holds this text, and a clock that the test sets. */
function browser(text?: string) {
  const area = new FakeArea(text === undefined ? [] : [[KEY, text]]);
  const clock = { now: START };
  const store = createReferralStore(
    createSafeStorage(() => area),
    () => clock.now,
  );
  const stored = (): unknown => JSON.parse(area.values.get(KEY) ?? "null");
  return { area, clock, store, stored };
}

describe("the referral code of a visit", () => {
  it("is null in a new browser", () => {
    expect(browser().store.current()).toBeNull();
  });

  it("is stored under the key that older links used, as code and expiry", () => {
    const { store, stored } = browser();
    store.remember(freshRecord("BRO25", START));
    expect(stored()).toEqual({ code: "BRO25", expiry: START + 30 * DAY_MS });
    expect(store.current()).toBe("BRO25");
  });

  it("is the code of the last valid link", () => {
    const { store } = browser();
    store.remember(freshRecord("BRO25", START));
    store.remember(freshRecord("MATTE15", START));
    expect(store.current()).toBe("MATTE15");
  });

  it("is valid for 30 more days after the same link is followed again", () => {
    const { store, stored, clock } = browser();
    store.remember(freshRecord("BRO25", START));
    clock.now += 20 * DAY_MS;
    store.remember(freshRecord("BRO25", clock.now));
    expect(stored()).toEqual({ code: "BRO25", expiry: START + 50 * DAY_MS });
  });

  it("is not lost to a mistyped address", () => {
    const { store, stored } = browser();
    store.remember(freshRecord("BRO25", START));
    store.remember(invalidRecord("br", START));
    expect(store.current()).toBe("BRO25");
    expect(stored()).toEqual({ code: "BRO25", expiry: START + 30 * DAY_MS });
  });

  it("is null after a mistyped address alone, although a record is stored", () => {
    const { store, stored } = browser();
    store.remember(invalidRecord("br", START));
    expect(store.current()).toBeNull();
    expect(stored()).toEqual({ code: "br", expiry: START + 30 * DAY_MS, valid: false });
  });

  it("replaces a mistyped one", () => {
    const { store } = browser();
    store.remember(invalidRecord("br", START));
    store.remember(freshRecord("BRO25", START));
    expect(store.current()).toBe("BRO25");
  });

  it("expires while the page is open", () => {
    const { store, clock } = browser();
    store.remember(freshRecord("BRO25", START));
    clock.now += 30 * DAY_MS - 1;
    expect(store.current()).toBe("BRO25");
    clock.now += 1;
    expect(store.current()).toBeNull();
  });

  it("is replaced by a mistyped address once it has expired", () => {
    const { store, stored, clock } = browser();
    store.remember(freshRecord("BRO25", START));
    clock.now += 30 * DAY_MS;
    store.remember(invalidRecord("br", clock.now));
    expect(stored()).toEqual({ code: "br", expiry: START + 60 * DAY_MS, valid: false });
  });
});

describe("tidying the stored record", () => {
  it("rewrites the bare code that an older site stored, with a new expiry", () => {
    const { store, stored } = browser("BRO25");
    expect(store.current()).toBe("BRO25");
    store.tidy();
    expect(stored()).toEqual({ code: "BRO25", expiry: START + 30 * DAY_MS });
  });

  it("does not renew the expiry of an older site's code a second time", () => {
    const { store, stored, clock } = browser("BRO25");
    store.tidy();
    clock.now += 10 * DAY_MS;
    store.tidy();
    expect(stored()).toEqual({ code: "BRO25", expiry: START + 30 * DAY_MS });
  });

  it.each([
    ["unreadable", "{oops"],
    ["expired", JSON.stringify({ code: "BRO25", expiry: START - 1 })],
    ["too far ahead", JSON.stringify({ code: "BRO25", expiry: START + 32 * DAY_MS })],
    ["the word null", "null"],
  ])("removes a record that is %s", (_, text) => {
    const { store, area } = browser(text);
    store.tidy();
    expect(area.values.has(KEY)).toBe(false);
  });

  it("leaves a valid record, a mistyped one and other keys unchanged", () => {
    for (const text of [
      JSON.stringify(freshRecord("BRO25", START)),
      JSON.stringify(invalidRecord("br", START)),
    ]) {
      const { store, area } = browser(text);
      area.values.set("other", "{oops");
      store.tidy();
      expect([...area.values]).toEqual([
        [KEY, text],
        ["other", "{oops"],
      ]);
    }
  });
});

describe("the codes that a later one replaced", () => {
  const codes = (store: ReturnType<typeof browser>["store"]) => {
    const referrals = store.referrals();
    return referrals && [referrals.live.code, ...referrals.replaced.map(({ code }) => code)];
  };

  it("are kept, the newest first, each once and with its own expiry", () => {
    const { store, clock } = browser();
    for (const code of ["BRO25", "MATTE15", "BRO25", "THIRD"]) {
      clock.now += DAY_MS;
      store.remember(freshRecord(code, clock.now));
    }
    expect(codes(store)).toEqual(["THIRD", "BRO25", "MATTE15"]);
    expect(store.referrals()?.replaced[0]).toEqual({ code: "BRO25", expiry: START + 33 * DAY_MS });
  });

  it("are at most five", () => {
    const { store } = browser();
    for (let index = 0; index < 9; index += 1) store.remember(freshRecord(`CODE${index}`, START));
    expect(codes(store)).toEqual(["CODE8", "CODE7", "CODE6", "CODE5", "CODE4", "CODE3"]);
  });

  it("include no mistyped one, and none that has expired", () => {
    const { store, clock, area } = browser();
    store.remember(invalidRecord("br", START));
    store.remember(freshRecord("BRO25", START));
    expect(codes(store)).toEqual(["BRO25"]);
    clock.now += 20 * DAY_MS;
    store.remember(freshRecord("MATTE15", clock.now));
    clock.now += 10 * DAY_MS;
    expect(codes(store)).toEqual(["MATTE15"]);
    expect(area.values.has(STORAGE_KEYS.replacedCodes)).toBe(true);
    store.tidy();
    expect([...area.values.keys()]).toEqual([KEY, STORAGE_KEYS.droppedCodes]);
  });

  it.each(["{", "null", '{"0":1}', '["BRO25"]', '[{"code":"<b>","expiry":1e15}]', '[{"code":"BRO25"}]'])(
    "are none where the stored text has another shape: %s",
    (text) => {
      const { store, area } = browser();
      area.values.set(STORAGE_KEYS.replacedCodes, text);
      store.remember(freshRecord("MATTE15", START));
      expect(codes(store)).toEqual(["MATTE15"]);
    },
  );

  it("are removed with the live code, and restored with it", () => {
    const { store, area } = browser();
    store.remember(freshRecord("BRO25", START));
    store.remember(freshRecord("MATTE15", START));
    const forgotten = store.forget();
    expect(forgotten).toEqual({
      live: freshRecord("MATTE15", START),
      replaced: [freshRecord("BRO25", START)],
    });
    expect(area.values.size).toBe(0);
    expect([store.current(), store.referrals(), store.forget()]).toEqual([null, null, null]);
    if (forgotten) store.settle(restoredReferrals(forgotten, store.referrals()));
    expect(store.referrals()).toEqual(forgotten);
  });

  it("have the code that became live between a removal and its undo before them", () => {
    const { store } = browser();
    store.remember(freshRecord("BRO25", START));
    store.remember(freshRecord("NOPE1", START));
    const forgotten = store.forget();
    store.remember(freshRecord("MATTE15", START));
    if (forgotten) store.settle(restoredReferrals(forgotten, store.referrals()));
    expect(codes(store)).toEqual(["NOPE1", "MATTE15", "BRO25"]);
  });

  it("are kept when the records are tidied on the next page", () => {
    const { store } = browser();
    store.remember(freshRecord("BRO25", START));
    store.remember(freshRecord("MATTE15", START));
    store.tidy();
    expect(codes(store)).toEqual(["MATTE15", "BRO25"]);
  });

  it("are stored before the live code, so that who is notified reads both", () => {
    const { store } = browser();
    store.remember(freshRecord("BRO25", START));
    const seen: unknown[] = [];
    store.subscribe(() => seen.push(codes(store)));
    store.remember(freshRecord("MATTE15", START));
    store.settle({ live: freshRecord("BRO25", START), replaced: [] });
    expect(seen).toEqual([["MATTE15", "BRO25"], ["BRO25"]]);
  });

  it("notifies nobody when nothing changes", () => {
    const { store } = browser();
    store.remember(freshRecord("BRO25", START));
    const onChange = vi.fn();
    store.subscribe(onChange);
    store.settle({ live: freshRecord("BRO25", START), replaced: [] });
    store.tidy();
    expect(onChange).not.toHaveBeenCalled();
  });
});

describe("another tab", () => {
  it("that stores a code notifies this tab, and its code becomes the current one", () => {
    const { store, area } = browser();
    const onChange = vi.fn();
    store.subscribe(onChange);
    area.values.set(KEY, JSON.stringify(freshRecord("MATTE15", START)));
    dispatchStorageEvent(KEY);
    expect(onChange).toHaveBeenCalledTimes(1);
    expect(store.current()).toBe("MATTE15");
  });

  it("that clears everything notifies this tab, and the code is null", () => {
    const { store, area } = browser(JSON.stringify(freshRecord("BRO25", START)));
    const onChange = vi.fn();
    store.subscribe(onChange);
    area.values.clear();
    dispatchStorageEvent(null);
    expect(onChange).toHaveBeenCalledTimes(1);
    expect(store.current()).toBeNull();
  });

  it("changes the current code without a subscriber, because every read reads the storage", () => {
    const { store, area } = browser(JSON.stringify(freshRecord("BRO25", START)));
    expect(store.current()).toBe("BRO25");
    area.values.set(KEY, JSON.stringify(freshRecord("MATTE15", START)));
    expect(store.current()).toBe("MATTE15");
  });
});

describe("a browser whose storage refuses writes", () => {
  it.each(["full", "denied"] as const)("keeps the code for the visit: %s", (refusal) => {
    vi.spyOn(console, "warn").mockReturnValue();
    const { store, area } = browser();
    area[refusal] = true;
    const onChange = vi.fn();
    store.subscribe(onChange);
    store.remember(freshRecord("BRO25", START));
    expect(store.current()).toBe("BRO25");
    expect(onChange).toHaveBeenCalledTimes(1);
  });
});

import { describe, expect, it, vi } from "vitest";
import { freshRecord, invalidRecord } from "@/lib/referral/referral-code";
import { restoredReferrals } from "@/lib/referral/settle-referrals";
import { createReferralStore, referralStore } from "@/lib/referral/referral-store";
import { createSafeStorage, STORAGE_KEYS } from "@/lib/browser/storage";
import { DAY_MS } from "@/lib/text/day-ms";
import { FakeArea } from "../fake-area";

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
  it("is stored under the key that older links used, as code and expiry", () => {
    const { store, stored } = browser();
    store.remember(freshRecord("BRO25", START));
    expect(stored()).toEqual({ code: "BRO25", expiry: expect.any(Number) });
    expect(store.current()).toBe("BRO25");
  });

  it("expires while the page is open", () => {
    const { store, clock } = browser();
    store.remember({ code: "BRO25", expiry: START + 1_000 });
    clock.now += 999;
    expect(store.current()).toBe("BRO25");
    clock.now += 1;
    expect(store.current()).toBeNull();
  });
});

describe("tidying the stored record", () => {
  it("rewrites the bare code that an older site stored, with a new expiry", () => {
    const { store, stored } = browser("BRO25");
    expect(store.current()).toBe("BRO25");
    store.tidy();
    expect(stored()).toMatchObject({ code: "BRO25" });
  });

  it("removes a record that is expired", () => {
    const { store, area } = browser(JSON.stringify({ code: "BRO25", expiry: START - 1 }));
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
      store.remember({ code, expiry: clock.now + 10 * DAY_MS });
    }
    expect(codes(store)).toEqual(["THIRD", "BRO25", "MATTE15"]);
    expect(store.referrals()?.replaced[0]).toEqual({ code: "BRO25", expiry: START + 13 * DAY_MS });
  });

  it("are at most five", () => {
    const { store } = browser();
    for (let index = 0; index < 9; index += 1) store.remember(freshRecord(`CODE${index}`, START));
    expect(codes(store)).toEqual(["CODE8", "CODE7", "CODE6", "CODE5", "CODE4", "CODE3"]);
  });

  it("include no mistyped one, and none that has expired", () => {
    const { store, clock, area } = browser();
    store.tidy();
    store.remember(invalidRecord("br", START));
    store.remember(freshRecord("BRO25", START));
    store.remember(invalidRecord("br", START));
    expect(codes(store)).toEqual(["BRO25"]);
    clock.now += 20 * DAY_MS;
    store.remember(freshRecord("MATTE15", clock.now));
    clock.now += 10 * DAY_MS;
    expect(codes(store)).toEqual(["MATTE15"]);
    expect(area.values.has(STORAGE_KEYS.replacedCodes)).toBe(true);
    store.tidy();
    expect([...area.values.keys()]).toEqual([KEY, STORAGE_KEYS.droppedCodes]);
  });

  const mistyped = invalidRecord("br", START);
  it.each(["{", "[null]", '[{"code":"BRO25"}]', JSON.stringify([mistyped, { ...mistyped, valid: "no" }])])(
    "are none where the stored text has another shape, or a mistyped address: %s",
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

it("lives on for the visit, with the codes that it replaced, where an app's browser wipes localStorage", () => {
  for (const code of ["BRO25", "MATTE15"]) referralStore.remember(freshRecord(code, Date.now()));
  const before = referralStore.referrals();
  window.localStorage.clear();
  referralStore.tidy();
  expect(referralStore.current()).toBe("MATTE15");
  expect(referralStore.referrals()).toEqual(before);
});

describe("one page load with a wrong clock", () => {
  /** The next page load of the same browser, with this clock. */
  function load(area: FakeArea, now: number) {
    const store = createReferralStore(
      createSafeStorage(() => area),
      () => now,
    );
    // The boot script tidies, and the layout does so again.
    store.tidy();
    store.tidy();
    return store;
  }
  const YEAR_2038 = Date.UTC(2038, 0, 19);
  const YEAR_1970 = 0;

  function browserWithCodes(): FakeArea {
    const area = new FakeArea();
    const store = load(area, START);
    store.remember(freshRecord("MATTE15", START));
    store.remember(freshRecord("BRO25", START));
    return area;
  }

  it.each([YEAR_2038, YEAR_1970])("shows no code, and deletes none: %i", (wrong) => {
    const area = browserWithCodes();
    expect(load(area, wrong).current()).toBeNull();
    expect(area.values.has(KEY)).toBe(false);
    expect(load(area, START + DAY_MS).referrals()).toEqual({
      live: freshRecord("BRO25", START),
      replaced: [freshRecord("MATTE15", START)],
    });
    expect([...area.values.keys()].toSorted()).toEqual([STORAGE_KEYS.replacedCodes, KEY].toSorted());
  });

  it("that stores a code leaves the earlier codes to the next load, which cannot believe the new one", () => {
    const area = browserWithCodes();
    load(area, YEAR_2038).remember(freshRecord("NEW1", YEAR_2038));
    expect(load(area, START).current()).toBe("BRO25");
    const store = load(area, START);
    store.remember(freshRecord("NEW2", START));
    expect(store.current()).toBe("NEW2");
    expect(area.values.has(STORAGE_KEYS.droppedCodes)).toBe(false);
  });

  it("takes no place from a code that the next load stores or finds", () => {
    const area = browserWithCodes();
    load(area, YEAR_2038);
    area.values.set(KEY, JSON.stringify(freshRecord("OTHER", START)));
    const store = load(area, START);
    expect(store.current()).toBe("OTHER");
    expect(store.referrals()?.replaced.map(({ code }) => code)).toEqual(["BRO25", "MATTE15"]);
  });

  it("keeps no expired code longer than to the second load after it", () => {
    const area = browserWithCodes();
    const later = START + 40 * DAY_MS;
    load(area, later);
    expect(area.values.size).toBe(1);
    expect(load(area, later).current()).toBeNull();
    expect(area.values.size).toBe(0);
  });
});

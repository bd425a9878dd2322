import { describe, expect, it } from "vitest";
import { freshRecord, invalidRecord } from "@/lib/referral/referral-code";
import { createReferralStore, referralStore } from "@/lib/referral/referral-store";
import { createSafeStorage, STORAGE_KEYS } from "@/lib/browser/storage";
import { DAY_MS } from "@/lib/text/day-ms";
import { FakeArea } from "../fake-area";

const KEY = "snowball_code";
const START = Date.UTC(2026, 0, 15);
const LIVE = JSON.stringify({ code: "BRO25", expiry: START + 30 * DAY_MS });
const MISTYPED = JSON.stringify({ code: "br", expiry: START + 30 * DAY_MS, valid: false });

/** A page load in a browser with these stored texts. The test sets the clock. */
function load(area = new FakeArea(), now = START) {
  const clock = { now };
  const store = createReferralStore(
    createSafeStorage(() => area),
    () => clock.now,
  );
  /** Follows a link. */
  const follow = (code: string): void => store.remember(freshRecord(code, clock.now));
  /** The live code, and those that it replaced. */
  const codes = (): string[] => {
    const referrals = store.referrals();
    return referrals ? [referrals.live, ...referrals.replaced].map(({ code }) => code) : [];
  };
  return { area, clock, store, follow, codes };
}

it("a code is stored under the key that older links used, and expires while the page is open", () => {
  const { store, clock, area, follow } = load();
  follow("BRO25");
  expect([...area.values]).toEqual([[KEY, LIVE]]);
  clock.now += 30 * DAY_MS - 1;
  expect(store.current()).toBe("BRO25");
  clock.now += 1;
  expect(store.current()).toBeNull();
});

it.each([
  ["rewrites the bare code of an older site", "BRO25", LIVE],
  ["removes what cannot be read", "{oops", undefined],
  ["leaves a live record", LIVE, LIVE],
  ["leaves a mistyped address", MISTYPED, MISTYPED],
])("tidying %s, and no other key", (_, text, after) => {
  const { store, area } = load(new FakeArea([[KEY, text]]));
  area.setItem("other", "{oops");
  store.tidy();
  expect(Object.fromEntries(area.values)).toEqual({ [KEY]: after, other: "{oops" });
});

describe("the codes that a later one replaced", () => {
  it("are kept, the newest first, each once and with its own expiry", () => {
    const { store, clock, follow, codes } = load();
    for (const code of ["BRO25", "MATTE15", "BRO25", "THIRD"]) {
      follow(code);
      clock.now += DAY_MS;
    }
    expect(codes()).toEqual(["THIRD", "BRO25", "MATTE15"]);
    expect(store.referrals()?.replaced[0]).toEqual({ code: "BRO25", expiry: START + 32 * DAY_MS });
  });

  it("are at most five", () => {
    const { follow, codes } = load();
    for (const code of ["C0", "C1", "C2", "C3", "C4", "C5", "C6"]) follow(code);
    expect(codes()).toEqual(["C6", "C5", "C4", "C3", "C2", "C1"]);
  });

  it("include no mistyped one, and none that has expired", () => {
    const { store, clock, area, follow, codes } = load();
    store.tidy();
    store.remember(invalidRecord("br", START));
    follow("BRO25");
    store.remember(invalidRecord("br", START));
    expect(codes()).toEqual(["BRO25"]);
    clock.now += 20 * DAY_MS;
    follow("MATTE15");
    clock.now += 10 * DAY_MS;
    expect(codes()).toEqual(["MATTE15"]);
    expect(area.values.has(STORAGE_KEYS.replacedCodes)).toBe(true);
    store.tidy();
    expect([...area.values.keys()]).toEqual([KEY, STORAGE_KEYS.droppedCodes]);
  });

  it.each(["{", "[null]", '[{"code":"BRO25"}]', `[${MISTYPED}]`])(
    "are none where the stored text has another shape, or a mistyped address: %s",
    (text) => {
      const { follow, codes } = load(new FakeArea([[STORAGE_KEYS.replacedCodes, text]]));
      follow("MATTE15");
      expect(codes()).toEqual(["MATTE15"]);
    },
  );

  it("are removed with the live code, and restored with it", () => {
    const { store, area, follow } = load();
    follow("BRO25");
    follow("MATTE15");
    area.setItem(STORAGE_KEYS.droppedCodes, `[${LIVE}]`);
    const [live, bro] = [freshRecord("MATTE15", START), freshRecord("BRO25", START)];
    expect(store.forget()).toEqual({ live, replaced: [bro] });
    expect(area.values.size).toBe(0);
    expect([store.current(), store.referrals(), store.forget()]).toEqual([null, null, null]);
    store.settle({ live, replaced: [bro] });
    expect(store.referrals()).toEqual({ live, replaced: [bro] });
  });

  it("are stored before the live code, whose change alone is announced", () => {
    const { store, follow, codes } = load();
    follow("BRO25");
    const seen: unknown[] = [];
    store.subscribe(() => seen.push(codes()));
    follow("MATTE15");
    store.settle({ live: freshRecord("BRO25", START), replaced: [] });
    store.settle({ live: freshRecord("BRO25", START), replaced: [] });
    store.tidy();
    expect(seen).toEqual([["MATTE15", "BRO25"], ["BRO25"]]);
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
  const YEAR_2038 = Date.UTC(2038, 0, 19);

  /** The next page load of a browser. */
  function start(area: FakeArea, now = START) {
    const page = load(area, now);
    // The boot script tidies, and the layout does so again.
    page.store.tidy();
    page.store.tidy();
    return page;
  }

  function browserWithCodes(): FakeArea {
    const { area, follow } = start(new FakeArea());
    follow("MATTE15");
    follow("BRO25");
    return area;
  }

  it.each([YEAR_2038, 0])("shows no code, and deletes none: %i", (wrong) => {
    const area = browserWithCodes();
    const before = new Map(area.values);
    expect(start(area, wrong).store.current()).toBeNull();
    expect(area.values.has(KEY)).toBe(false);
    start(area);
    expect(area.values).toEqual(before);
  });

  it("that stores a code leaves the earlier codes to the next load, which cannot believe the new one", () => {
    const area = browserWithCodes();
    start(area, YEAR_2038).follow("NEW1");
    expect(start(area).codes()).toEqual(["BRO25", "MATTE15"]);
    const { follow, codes } = start(area);
    follow("NEW2");
    expect(codes()).toEqual(["NEW2", "BRO25", "MATTE15"]);
    expect(area.values.has(STORAGE_KEYS.droppedCodes)).toBe(false);
  });

  it("takes no place from a code that the next load stores or finds", () => {
    const area = browserWithCodes();
    start(area, YEAR_2038);
    area.values.set(KEY, JSON.stringify(freshRecord("OTHER", START)));
    expect(start(area).codes()).toEqual(["OTHER", "BRO25", "MATTE15"]);
  });

  it("keeps no expired code longer than to the second load after it", () => {
    const area = browserWithCodes();
    const later = START + 40 * DAY_MS;
    start(area, later);
    expect([...area.values.keys()]).toEqual([STORAGE_KEYS.droppedCodes]);
    expect(start(area, later).store.current()).toBeNull();
    expect(area.values.size).toBe(0);
  });
});

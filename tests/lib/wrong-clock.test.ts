import { describe, expect, it } from "vitest";
import { DAY_MS } from "@/lib/text/day-ms";
import { freshRecord } from "@/lib/referral/referral-code";
import { createReferralStore } from "@/lib/referral/referral-store";
import { createSafeStorage, STORAGE_KEYS } from "@/lib/browser/storage";
import { FakeArea } from "./fake-area";

const KEY = STORAGE_KEYS.referralCode;
const START = Date.UTC(2026, 0, 15);

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

import { describe, expect, it, vi } from "vitest";
import { freshRecord, invalidRecord } from "@/lib/referral-code";
import { createReferralStore } from "@/lib/referral-store";
import { createSafeStorage } from "@/lib/storage";
import { FakeArea, tellOfOtherTab } from "./fake-area";

const DAY_MS = 86_400_000;
const KEY = "snowball_code";
const START = Date.UTC(2026, 0, 15);

/** A browser with this text in it, and a clock to move. */
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
  it("is unknown in a new browser", () => {
    expect(browser().store.current()).toBeNull();
  });

  it("is stored under the key that older links used, as code and expiry", () => {
    const { store, stored } = browser();
    store.remember(freshRecord("BRO25", START));
    expect(stored()).toEqual({ code: "BRO25", expiry: START + 30 * DAY_MS });
    expect(store.current()).toBe("BRO25");
  });

  it("is that of the last valid link", () => {
    const { store } = browser();
    store.remember(freshRecord("BRO25", START));
    store.remember(freshRecord("MATTE15", START));
    expect(store.current()).toBe("MATTE15");
  });

  it("gets 30 new days from the same link", () => {
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

  it("is null, though something is kept, after a mistyped address alone", () => {
    const { store, stored } = browser();
    store.remember(invalidRecord("br", START));
    expect(store.current()).toBeNull();
    expect(stored()).toEqual({ code: "br", expiry: START + 30 * DAY_MS, valid: false });
  });

  it("takes the place of a mistyped one", () => {
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

  it("gives way to a mistyped address once it is past", () => {
    const { store, stored, clock } = browser();
    store.remember(freshRecord("BRO25", START));
    clock.now += 30 * DAY_MS;
    store.remember(invalidRecord("br", clock.now));
    expect(stored()).toEqual({ code: "br", expiry: START + 60 * DAY_MS, valid: false });
  });
});

describe("tidying", () => {
  it("rewrites what an older site left, with a fresh expiry", () => {
    const { store, stored } = browser("BRO25");
    expect(store.current()).toBe("BRO25");
    store.tidy();
    expect(stored()).toEqual({ code: "BRO25", expiry: START + 30 * DAY_MS });
  });

  it("does not renew an older site's code a second time", () => {
    const { store, stored, clock } = browser("BRO25");
    store.tidy();
    clock.now += 10 * DAY_MS;
    store.tidy();
    expect(stored()).toEqual({ code: "BRO25", expiry: START + 30 * DAY_MS });
  });

  it.each([
    ["unreadable", "{oops"],
    ["past", JSON.stringify({ code: "BRO25", expiry: START - 1 })],
    ["too far ahead", JSON.stringify({ code: "BRO25", expiry: START + 32 * DAY_MS })],
    ["the word null", "null"],
  ])("removes what is %s", (_, text) => {
    const { store, area } = browser(text);
    store.tidy();
    expect(area.values.has(KEY)).toBe(false);
  });

  it("leaves a good record, a mistyped one and other keys as they are", () => {
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

describe("another tab", () => {
  it("that stores a code is heard at once, and its code is the current one", () => {
    const { store, area } = browser();
    const heard = vi.fn();
    store.subscribe(heard);
    area.values.set(KEY, JSON.stringify(freshRecord("MATTE15", START)));
    tellOfOtherTab(KEY);
    expect(heard).toHaveBeenCalledTimes(1);
    expect(store.current()).toBe("MATTE15");
  });

  it("that clears everything is heard, and the code is gone", () => {
    const { store, area } = browser(JSON.stringify(freshRecord("BRO25", START)));
    const heard = vi.fn();
    store.subscribe(heard);
    area.values.clear();
    tellOfOtherTab(null);
    expect(heard).toHaveBeenCalledTimes(1);
    expect(store.current()).toBeNull();
  });

  it("counts even when nobody listened: the code is read again each time", () => {
    const { store, area } = browser(JSON.stringify(freshRecord("BRO25", START)));
    expect(store.current()).toBe("BRO25");
    area.values.set(KEY, JSON.stringify(freshRecord("MATTE15", START)));
    expect(store.current()).toBe("MATTE15");
  });
});

describe("a browser that keeps nothing", () => {
  it.each(["full", "denied"] as const)("still knows the code for the visit: %s", (trouble) => {
    vi.spyOn(console, "warn").mockReturnValue();
    const { store, area } = browser();
    area[trouble] = true;
    const heard = vi.fn();
    store.subscribe(heard);
    store.remember(freshRecord("BRO25", START));
    expect(store.current()).toBe("BRO25");
    expect(heard).toHaveBeenCalledTimes(1);
  });
});

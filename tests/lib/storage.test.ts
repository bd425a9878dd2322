import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createSafeStorage, lendLocalStorage } from "@/lib/storage";
import { FakeArea, tellOfOtherTab } from "./fake-area";

beforeEach(() => {
  vi.spyOn(console, "warn").mockReturnValue();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function storageOver(area: FakeArea) {
  return createSafeStorage(() => area);
}

describe("a browser that stores", () => {
  it("gives back what was written, and nothing after it was removed", () => {
    const area = new FakeArea();
    const storage = storageOver(area);
    storage.set("mug", "matte");
    expect(storage.get("mug")).toBe("matte");
    expect(area.values.get("mug")).toBe("matte");
    storage.remove("mug");
    expect(storage.get("mug")).toBeNull();
    expect(area.length).toBe(0);
  });

  it("outlives the page and is worth no warning", () => {
    const storage = storageOver(new FakeArea());
    storage.set("mug", "matte");
    expect(storage.lasting()).toBe(true);
    expect(console.warn).not.toHaveBeenCalled();
  });
});

it("what others left can be removed, and nothing of ours with it", () => {
  const area = new FakeArea([
    ["snowball_code", "BRO25"],
    ["snowball_visitor_id", "1"],
    ["theme", "dark"],
  ]);
  storageOver(area).removeForeign((key) => key !== "theme");
  expect([...area.values.keys()]).toEqual(["snowball_code", "theme"]);
});

describe("a browser whose storage is full", () => {
  it("keeps the new value for the visit, over the old one that it could not replace", () => {
    const area = new FakeArea([["mug", "shiny"]]);
    area.full = true;
    const storage = storageOver(area);
    storage.set("mug", "matte");
    expect(storage.get("mug")).toBe("matte");
    expect(storage.lasting()).toBe(false);
    expect(area.values.get("mug")).toBe("shiny");
  });

  it("still reads what it holds", () => {
    const area = new FakeArea([["mug", "shiny"]]);
    area.full = true;
    expect(storageOver(area).get("mug")).toBe("shiny");
  });

  it("stores again once there is room", () => {
    const area = new FakeArea();
    const storage = storageOver(area);
    area.full = true;
    storage.set("mug", "shiny");
    area.full = false;
    storage.set("mug", "matte");
    expect(area.values.get("mug")).toBe("matte");
    expect(storage.lasting()).toBe(true);
  });
});

describe("a browser that denies storage", () => {
  const denials = [
    [
      "on every call",
      () => {
        const area = new FakeArea([["mug", "shiny"]]);
        area.denied = true;
        return storageOver(area);
      },
    ],
    [
      "on the mere access",
      () =>
        createSafeStorage(() => {
          throw new DOMException("The operation is insecure.", "SecurityError");
        }),
    ],
  ] as const;

  it.each(denials)("keeps values in memory: %s", (_, open) => {
    const storage = open();
    expect(storage.get("mug")).toBeNull();
    storage.set("mug", "matte");
    expect(storage.get("mug")).toBe("matte");
    storage.remove("mug");
    expect(storage.get("mug")).toBeNull();
    expect(storage.lasting()).toBe(false);
  });

  it("is told once, however often it is met", async () => {
    // A fresh page: what was told is remembered for a page load.
    vi.resetModules();
    const fresh = await import("@/lib/storage");
    const area = new FakeArea();
    area.denied = true;
    const storage = fresh.createSafeStorage(() => area);
    storage.get("mug");
    storage.set("mug", "matte");
    storage.remove("mug");
    fresh.createSafeStorage(() => area).get("other");
    expect(console.warn).toHaveBeenCalledTimes(1);
  });
});

describe("a listener", () => {
  it("hears of every write of its own key in this tab, until it stops", () => {
    const storage = storageOver(new FakeArea());
    const heard = vi.fn();
    const stop = storage.subscribe("mug", heard);
    storage.set("mug", "matte");
    storage.set("other", "x");
    storage.remove("mug");
    expect(heard).toHaveBeenCalledTimes(2);
    stop();
    storage.set("mug", "shiny");
    tellOfOtherTab("mug");
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it("hears of another tab's write of its key and of a clearing, not of other keys", () => {
    const storage = storageOver(new FakeArea());
    const heard = vi.fn();
    storage.subscribe("mug", heard);
    tellOfOtherTab("mug");
    tellOfOtherTab("other");
    expect(heard).toHaveBeenCalledTimes(1);
    tellOfOtherTab(null);
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it("hears that the page came back from the back/forward cache, where no other tab was heard", () => {
    const storage = storageOver(new FakeArea());
    const heard = vi.fn();
    const stop = storage.subscribe("mug", heard);
    window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: false }));
    expect(heard).not.toHaveBeenCalled();
    window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    expect(heard).toHaveBeenCalledTimes(1);
    stop();
    window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it("finds another tab's newer value, not what this tab kept in memory", () => {
    const area = new FakeArea();
    area.full = true;
    const storage = storageOver(area);
    storage.subscribe("mug", vi.fn());
    storage.set("mug", "ours");
    area.values.set("mug", "theirs");
    tellOfOtherTab("mug");
    expect(storage.get("mug")).toBe("theirs");
  });

  it("leaves the others in place when it stops", () => {
    const storage = storageOver(new FakeArea());
    const [first, second] = [vi.fn(), vi.fn()];
    const stop = storage.subscribe("mug", first);
    storage.subscribe("mug", second);
    stop();
    storage.set("mug", "matte");
    expect(first).not.toHaveBeenCalled();
    expect(second).toHaveBeenCalledTimes(1);
  });
});

describe("the storage lent to the buy button", () => {
  function denyingWindow() {
    return Object.defineProperty({}, "localStorage", {
      configurable: true,
      get() {
        throw new DOMException("The operation is insecure.", "SecurityError");
      },
    });
  }

  it("is the browser's own where that works", () => {
    const area = new FakeArea([["mug", "matte"]]);
    vi.stubGlobal("window", { localStorage: area });
    expect(lendLocalStorage()).toBe("lasting");
    expect(window.localStorage).toBe(area);
  });

  it("is one in memory, which behaves like a browser's, where the browser denies it", () => {
    vi.stubGlobal("window", denyingWindow());
    expect(lendLocalStorage()).toBe("lent");
    const { localStorage } = window;
    expect(localStorage.getItem("mug")).toBeNull();
    localStorage.setItem("mug", "matte");
    localStorage.setItem("cart", "1");
    expect(localStorage.getItem("mug")).toBe("matte");
    expect([localStorage.length, localStorage.key(0), localStorage.key(2)]).toEqual([2, "mug", null]);
    localStorage.removeItem("mug");
    expect(localStorage.getItem("mug")).toBeNull();
    localStorage.clear();
    expect(localStorage.length).toBe(0);
  });

  it("is missing, and said to be, where the browser allows no replacement", () => {
    vi.stubGlobal("window", Object.freeze(denyingWindow()));
    expect(lendLocalStorage()).toBe("denied");
  });
});

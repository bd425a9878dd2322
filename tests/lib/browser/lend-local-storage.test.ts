import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { lendLocalStorage } from "@/lib/browser/lend-local-storage";
import { localStore, STORAGE_KEYS } from "@/lib/browser/storage";
import { FakeArea } from "../fake-area";

beforeEach(() => void vi.spyOn(console, "warn").mockReturnValue());
afterEach(() => localStore.set(STORAGE_KEYS.probe, null));

describe("the storage provided for the buy button", () => {
  function denyingWindow() {
    return Object.defineProperty({}, "localStorage", {
      configurable: true,
      get() {
        throw new DOMException("The operation is insecure.", "SecurityError");
      },
    });
  }

  it("is the browser's own where it works", () => {
    const area = new FakeArea([["mug", "matte"]]);
    vi.stubGlobal("window", { localStorage: area });
    expect(lendLocalStorage()).toBe("lasting");
    expect(window.localStorage).toBe(area);
    localStore.set("mug", "gloss");
    expect(localStore.lasting()).toBe(true);
  });

  it("is a replacement in memory with the same interface where the browser denies its own", () => {
    vi.stubGlobal("window", denyingWindow());
    expect(lendLocalStorage()).toBe("lent");
    const { localStorage } = window;
    expect(localStorage.getItem("mug")).toBeNull();
    localStorage.setItem("mug", "matte");
    // As scripts without types do.
    const setItem: unknown = Reflect.get(localStorage, "setItem");
    if (typeof setItem === "function") Reflect.apply(setItem, localStorage, ["cart", 1]);
    expect([localStorage.getItem("mug"), localStorage.getItem("cart")]).toEqual(["matte", "1"]);
    expect([localStorage.length, localStorage.key(0), localStorage.key(2)]).toEqual([2, "mug", null]);
    localStorage.removeItem("mug");
    expect(localStorage.getItem("mug")).toBeNull();
    localStorage.clear();
    expect(localStorage.length).toBe(0);
  });

  it.each([
    ["any value", 0],
    ["a cart's id", 100],
  ])("is a replacement that holds what was stored where the browser has no space for %s", (_value, space) => {
    const area = new FakeArea([
      ["cart", "1"],
      ["mug", "matte"],
    ]);
    const write = area.setItem.bind(area);
    vi.spyOn(area, "setItem").mockImplementation((key, value) => {
      area.full = value.length >= space;
      write(key, value);
    });
    vi.stubGlobal("window", Object.defineProperty({}, "localStorage", { configurable: true, value: area }));
    expect(lendLocalStorage()).toBe("lent");
    const { localStorage } = window;
    expect(localStorage).not.toBe(area);
    expect([localStorage.length, localStorage.getItem("cart"), localStorage.getItem("mug")]).toEqual([
      2,
      "1",
      "matte",
    ]);
  });

  it("is a replacement also in a browser whose window takes no property for good", () => {
    // Firefox refuses one that says that it cannot be changed.
    const firefox = new Proxy<object>(denyingWindow(), {
      defineProperty: (window, name, property) =>
        property.configurable !== false && Reflect.defineProperty(window, name, property),
    });
    vi.stubGlobal("window", firefox);
    expect(lendLocalStorage()).toBe("lent");
  });

  it("is reported as denied where the browser allows no replacement", () => {
    vi.stubGlobal("window", Object.freeze(denyingWindow()));
    expect(lendLocalStorage()).toBe("denied");
  });
});

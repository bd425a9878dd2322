import { afterEach, describe, expect, it, vi } from "vitest";
import { lendLocalStorage } from "@/lib/lend-local-storage";
import { FakeArea } from "./fake-area";

afterEach(() => {
  vi.unstubAllGlobals();
});

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
  });

  it("is a replacement in memory with the same interface where the browser denies its own", () => {
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

  it("is reported as denied where the browser allows no replacement", () => {
    vi.stubGlobal("window", Object.freeze(denyingWindow()));
    expect(lendLocalStorage()).toBe("denied");
  });
});

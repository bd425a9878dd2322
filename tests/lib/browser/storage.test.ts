import { beforeEach, describe, expect, it, vi } from "vitest";
import { createSafeStorage } from "@/lib/browser/storage";
import { FakeArea, dispatchStorageEvent } from "../fake-area";

beforeEach(() => void vi.spyOn(console, "warn").mockReturnValue());

function storageOver(area: FakeArea) {
  return createSafeStorage(() => area);
}

describe("a browser that stores", () => {
  it("returns what was written, and null after it was removed, and logs no warning", () => {
    const area = new FakeArea();
    const storage = storageOver(area);
    storage.set("mug", "matte");
    expect(storage.lasting()).toBe(true);
    expect(storage.get("mug")).toBe("matte");
    expect(area.values.get("mug")).toBe("matte");
    storage.set("mug", null);
    expect(storage.get("mug")).toBeNull();
    expect(area.length).toBe(0);
    expect(console.warn).not.toHaveBeenCalled();
  });
});

describe("a browser whose storage is full", () => {
  it("keeps the new value in memory for the visit, and the old one stays in storage", () => {
    const area = new FakeArea([["mug", "shiny"]]);
    area.full = true;
    const storage = storageOver(area);
    storage.set("mug", "matte");
    expect(storage.get("mug")).toBe("matte");
    expect(storage.lasting()).toBe(false);
    expect(area.values.get("mug")).toBe("shiny");
  });

  it("stores again once the storage has space", () => {
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

/** An area in which one method is replaced. */
function areaWith(method: "getItem" | "setItem", replaced: () => null): FakeArea {
  const area = new FakeArea();
  vi.spyOn(area, method).mockImplementation(replaced);
  return area;
}

const deny = (): never => {
  throw new DOMException("The operation is insecure.", "SecurityError");
};

describe("a browser that denies storage", () => {
  it.each<[string, () => Storage]>([
    ["on every call", () => Object.assign(new FakeArea([["mug", "shiny"]]), { denied: true })],
    ["on access to the property", deny],
    ["to who reads it", () => areaWith("getItem", deny)],
    ["in silence: it forgets what it is given", () => areaWith("setItem", () => null)],
  ])("keeps values in memory: %s", (_, openArea) => {
    const storage = createSafeStorage(openArea);
    expect(storage.get("mug")).toBeNull();
    storage.set("mug", "matte");
    expect(storage.get("mug")).toBe("matte");
    expect(storage.lasting()).toBe(false);
    storage.set("mug", null);
    expect(storage.get("mug")).toBeNull();
  });

  it("is reported once in the console, however often a call is refused", async () => {
    // The module remembers for a page load that it has warned, so the test imports it again.
    vi.resetModules();
    const fresh = await import("@/lib/browser/storage");
    const area = new FakeArea();
    area.denied = true;
    const storage = fresh.createSafeStorage(() => area);
    storage.get("mug");
    storage.set("mug", "matte");
    storage.set("mug", null);
    fresh.createSafeStorage(() => area).get("other");
    expect(console.warn).toHaveBeenCalledTimes(1);
  });
});

describe("a listener", () => {
  it("is called for every write of its own key in this tab, until it unsubscribes", () => {
    const storage = storageOver(new FakeArea());
    const onChange = vi.fn();
    const stop = storage.subscribe("mug", onChange);
    storage.set("mug", "matte");
    storage.set("other", "x");
    storage.set("mug", null);
    expect(onChange).toHaveBeenCalledTimes(2);
    stop();
    storage.set("mug", "shiny");
    dispatchStorageEvent("mug");
    expect(onChange).toHaveBeenCalledTimes(2);
  });

  it("is called when another tab writes its key or clears the storage, not for other keys", () => {
    const storage = storageOver(new FakeArea());
    const onChange = vi.fn();
    storage.subscribe("mug", onChange);
    dispatchStorageEvent("mug");
    dispatchStorageEvent("other");
    expect(onChange).toHaveBeenCalledTimes(1);
    dispatchStorageEvent(null);
    expect(onChange).toHaveBeenCalledTimes(2);
  });

  it("is called when the page returns from the back/forward cache, where it received no storage events", () => {
    const storage = storageOver(new FakeArea());
    const onChange = vi.fn();
    const stop = storage.subscribe("mug", onChange);
    window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: false }));
    expect(onChange).not.toHaveBeenCalled();
    window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    expect(onChange).toHaveBeenCalledTimes(1);
    stop();
    window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  it("reads another tab's newer value, not the one that this tab kept in memory", () => {
    const area = new FakeArea();
    area.full = true;
    const storage = storageOver(area);
    storage.subscribe("mug", vi.fn());
    storage.set("mug", "ours");
    area.values.set("mug", "theirs");
    dispatchStorageEvent("mug");
    expect(storage.get("mug")).toBe("theirs");
  });
});

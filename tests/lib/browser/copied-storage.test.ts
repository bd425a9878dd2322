import { beforeEach, describe, expect, it, vi } from "vitest";
import { createCopiedStorage } from "@/lib/browser/copied-storage";
import { createSafeStorage } from "@/lib/browser/storage";
import { FakeArea } from "../fake-area";

beforeEach(() => void vi.spyOn(console, "warn").mockReturnValue());

/** A browser whose page is loaded again by `load`. */
function browser() {
  const local = new FakeArea();
  const session = new FakeArea();
  const privacy = { isAllowed: true };
  const load = () =>
    createCopiedStorage(
      createSafeStorage(() => local),
      createSafeStorage(() => session),
      () => privacy.isAllowed,
    );
  return { local, session, privacy, load };
}

describe("a value", () => {
  it("is written twice, and read from the copy after the storage was wiped", () => {
    const { local, session, load } = browser();
    load().set("mug", "matte");
    expect([local.getItem("mug"), session.getItem("mug")]).toEqual(["matte", "matte"]);
    local.clear();
    expect(load().get("mug")).toBe("matte");
  });

  it("is gone from both after it was removed", () => {
    const { local, session, load } = browser();
    const storage = load();
    storage.set("mug", "matte");
    storage.set("mug", null);
    expect([storage.get("mug"), load().get("mug")]).toEqual([null, null]);
    expect([local.length, session.length]).toEqual([0, 0]);
  });

  it.each([
    ["local", "denied"],
    ["local", "full"],
    ["session", "denied"],
    ["session", "full"],
  ] as const)("outlives the page where one storage cannot be used: %s is %s", (area, refusal) => {
    const parts = browser();
    parts[area][refusal] = true;
    parts.load().set("mug", "matte");
    expect(parts.load().get("mug")).toBe("matte");
  });

  it.each(["denied", "full"] as const)("lasts for the page where both storages are %s", (refusal) => {
    const { local, session, load } = browser();
    local[refusal] = true;
    session[refusal] = true;
    const storage = load();
    storage.set("mug", "matte");
    expect([storage.get("mug"), load().get("mug")]).toEqual(["matte", null]);
  });
});

it("another tab has the last word: the value that it wrote is read, and kept when the storage is wiped", () => {
  const { local, load } = browser();
  const storage = load();
  storage.set("mug", "matte");
  local.setItem("mug", "gloss");
  expect(storage.get("mug")).toBe("gloss");
  local.clear();
  expect(load().get("mug")).toBe("gloss");
});

it("reads the copy on a page that comes back from the back/forward cache with a wiped storage", () => {
  const { local, load } = browser();
  const storage = load();
  storage.set("mug", "matte");
  const onChange = vi.fn();
  storage.subscribe("mug", onChange);
  local.clear();
  window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  expect(onChange).toHaveBeenCalledOnce();
  expect(storage.get("mug")).toBe("matte");
});

describe("a visitor who opts out", () => {
  it("keeps the value and loses its copy on the next read", () => {
    const { local, session, privacy, load } = browser();
    load().set("mug", "matte");
    privacy.isAllowed = false;
    expect(load().get("mug")).toBe("matte");
    expect(session.length).toBe(0);
    local.clear();
    privacy.isAllowed = true;
    expect(load().get("mug")).toBeNull();
  });

  it("gets no copy of a later value", () => {
    const { session, privacy, load } = browser();
    privacy.isAllowed = false;
    load().set("mug", "matte");
    expect(session.length).toBe(0);
  });

  it("gets a value back of which the browser had left the copy only, and loses the copy", () => {
    const { local, session, privacy, load } = browser();
    load().set("mug", "matte");
    local.clear();
    privacy.isAllowed = false;
    expect(load().get("mug")).toBe("matte");
    expect([session.length, local.getItem("mug")]).toEqual([0, "matte"]);
  });
});

import { localStore, STORAGE_KEYS } from "./storage";

/** As long as a cart's id, which the buy button will write. */
const PROBE = "x".repeat(200);

/**
 * The buy button uses `window.localStorage` itself and fails when that throws. Where the browser denies it, or it is
 * full, this gives the page one in memory. Returns "lasting" when the browser's own storage works.
 */
export function lendLocalStorage(): "lasting" | "lent" | "denied" {
  const values = new Map<string, string>();
  try {
    const area = window.localStorage;
    for (let index = 0; index < area.length; index += 1) {
      const key = area.key(index);
      if (key !== null) values.set(key, area.getItem(key) ?? "");
    }
    area.setItem(STORAGE_KEYS.probe, PROBE);
    area.removeItem(STORAGE_KEYS.probe);
    return "lasting";
  } catch {
    // What is written to the replacement does not outlive the page. The value that could not be written says so (`lasting`).
    localStore.set(STORAGE_KEYS.probe, PROBE);
    const lent: Storage = {
      get length() {
        return values.size;
      },
      clear: () => values.clear(),
      getItem: (key) => values.get(key) ?? null,
      key: (index) => [...values.keys()][index] ?? null,
      removeItem: (key) => void values.delete(key),
      setItem: (key, value) => void values.set(key, value),
    };
    try {
      Object.defineProperty(window, "localStorage", { configurable: true, value: lent });
      return "lent";
    } catch {
      return "denied";
    }
  }
}

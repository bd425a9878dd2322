import { createMemoryStorage } from "./memory-storage";
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
    try {
      Object.defineProperty(window, "localStorage", {
        configurable: true,
        value: createMemoryStorage(values),
      });
      return "lent";
    } catch {
      return "denied";
    }
  }
}

import { STORAGE_KEYS } from "./storage";

const OWN_KEYS = new Set<string>(Object.values(STORAGE_KEYS));

/**
 * Removes keys of third parties, or throws where the browser denies storage. The keys in `STORAGE_KEYS` are never passed to `matches`.
 * The key of the cart's id is, so no vendor's pattern may match it; tests/vendors/vendor-storage.test.ts holds them to that.
 */
export function removeForeignKeys(
  name: "localStorage" | "sessionStorage",
  matches: (key: string) => boolean,
): void {
  const area = window[name];
  const keys = Array.from({ length: area.length }, (_, index) => area.key(index));
  for (const key of keys) if (key !== null && !OWN_KEYS.has(key) && matches(key)) area.removeItem(key);
}

import type { SafeStorage } from "./storage";

/**
 * Returns a storage that keeps a copy of each value in `copy` and reads it where `storage` has none: some apps' browsers wipe
 * `localStorage` between two pages, and keep `sessionStorage`. What another tab writes is copied, too, on the next read. Without
 * permission, no copy is kept.
 */
export function createCopiedStorage(
  storage: SafeStorage,
  copy: Pick<SafeStorage, "get" | "set">,
  isAllowed: () => boolean,
): SafeStorage {
  return {
    ...storage,
    get(key) {
      const copied = copy.get(key);
      const value = storage.get(key) ?? copied;
      const next = isAllowed() ? value : null;
      if (next !== copied) {
        copy.set(key, next);
        // After an opt-out there is no copy, and what only the copy had goes back: a cart may have that code.
        if (next === null) storage.set(key, value);
      }
      return value;
    },
    set(key, value) {
      // The copy comes first, because writing to the storage makes this tab read both.
      copy.set(key, isAllowed() ? value : null);
      storage.set(key, value);
    },
  };
}

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
  const allowed = (value: string | null): string | null => (isAllowed() ? value : null);
  return {
    ...storage,
    get(key) {
      const kept = copy.get(key);
      const value = storage.get(key) ?? allowed(kept);
      if (allowed(value) !== kept) copy.set(key, allowed(value));
      return value;
    },
    set(key, value) {
      // The copy comes first, because writing to the storage makes this tab read both.
      copy.set(key, allowed(value));
      storage.set(key, value);
    },
  };
}

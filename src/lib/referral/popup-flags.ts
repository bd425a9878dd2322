// Stores for which referral codes the popup was shown.
import { localStore, STORAGE_KEYS, type SafeStorage } from "@/lib/browser/storage";
import { parseJson } from "@/lib/field";

/** A limit to the stored list. No visitor gets this many codes. */
const KEPT_CODES = 50;

export type PopupFlags = ReturnType<typeof createPopupFlags>;

export function createPopupFlags(storage: SafeStorage) {
  const key = STORAGE_KEYS.popupShown;
  // This is a list and not an object, because a code may equal the name of an object's property.
  function read(): unknown[] {
    const value = parseJson(storage.get(key));
    return Array.isArray(value) ? value : [];
  }
  const wasShown = (code: string): boolean => read().includes(code);
  function markShown(code: string): void {
    const others = read().filter((other) => other !== code);
    storage.set(key, JSON.stringify([...others, code].slice(-KEPT_CODES)));
  }
  return {
    wasShown,
    markShown,
    /**
     * Marks `next` as shown if `code` is, because `next` takes the place of `code` and one popup was dismissed for both. A code
     * that is not marked changes nothing: the popup of `next` may have been dismissed on an earlier visit.
     */
    passOn: (code: string, next: string) => (wasShown(code) ? markShown(next) : undefined),
    subscribe: (onChange: () => void) => storage.subscribe(key, onChange),
  };
}

export const popupFlags = createPopupFlags(localStore);

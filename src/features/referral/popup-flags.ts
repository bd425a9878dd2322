// Stores for which referral codes the popup was shown.
import { localStore, STORAGE_KEYS, type SafeStorage } from "@/lib/storage";

/** A limit to the stored list. No visitor gets this many codes. */
const KEPT_CODES = 50;

export interface PopupFlags {
  wasShown: (code: string) => boolean;
  markShown: (code: string) => void;
  /** Gives another code the flag of this one, which it takes the place of. An open popup then stays open. */
  passOn: (code: string, next: string) => void;
  subscribe: (onChange: () => void) => () => void;
}

export function createPopupFlags(storage: SafeStorage): PopupFlags {
  const key = STORAGE_KEYS.popupShown;
  // This is a list and not an object, because a code may equal the name of an object's property.
  function read(): string[] {
    try {
      const value: unknown = JSON.parse(storage.get(key) ?? "[]");
      return Array.isArray(value) ? value.filter((item): item is string => typeof item === "string") : [];
    } catch {
      return [];
    }
  }
  const wasShown = (code: string): boolean => read().includes(code);
  function setShown(code: string, shown: boolean): void {
    const others = read().filter((other) => other !== code);
    storage.set(key, JSON.stringify([...others, ...(shown ? [code] : [])].slice(-KEPT_CODES)));
  }
  return {
    wasShown,
    markShown: (code) => setShown(code, true),
    passOn: (code, next) => setShown(next, wasShown(code)),
    subscribe: (onChange) => storage.subscribe(key, onChange),
  };
}

export const popupFlags = createPopupFlags(localStore);

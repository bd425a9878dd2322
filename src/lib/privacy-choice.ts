// Whether other companies' scripts may be loaded and told anything, and whether visits are counted. The doors ask.
import { localStore, STORAGE_KEYS, type SafeStorage } from "./storage";

/** Nobody objected; the shopper did; the browser did, by Global Privacy Control. */
export type PrivacyChoice = "open" | "opted-out" | "signal";

/**
 * The signal counts as the shopper's own opt-out (CCPA regulations §7025) and wins over what is stored. Anything stored
 * is a no, so that a value that was damaged is none the less one.
 */
export function privacyChoiceFrom(stored: string | null, signal: unknown): PrivacyChoice {
  if (signal === true) return "signal";
  return stored === null ? "open" : "opted-out";
}

export interface PrivacyChoiceStore {
  current: () => PrivacyChoice;
  /** Whether a third party may be loaded or told anything now. */
  allowed: () => boolean;
  optOut: () => void;
  /** Takes an opt-out back. A browser's signal stays. */
  optIn: () => void;
  subscribe: (onChange: () => void) => () => void;
}

/** `signal` is `navigator.globalPrivacyControl`, whatever a browser or an extension puts there. */
export function createPrivacyChoice(storage: SafeStorage, signal: () => unknown): PrivacyChoiceStore {
  const key = STORAGE_KEYS.privacyChoice;
  const current = (): PrivacyChoice => privacyChoiceFrom(storage.get(key), signal());
  return {
    current,
    allowed: () => current() === "open",
    optOut: () => storage.set(key, "opted-out"),
    optIn: () => storage.remove(key),
    subscribe: (onChange) => storage.subscribe(key, onChange),
  };
}

export const privacyChoice = createPrivacyChoice(localStore, () =>
  "globalPrivacyControl" in navigator ? navigator.globalPrivacyControl : undefined,
);

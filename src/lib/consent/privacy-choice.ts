// Whether third-party scripts may be loaded and get data, and whether visits are counted. Every adapter checks this
// before it loads anything.
import { localStore, STORAGE_KEYS, type SafeStorage } from "@/lib/browser/storage";

/** `open`: nobody objected. `opted-out`: the shopper did. `signal`: the browser did, by Global Privacy Control. */
export type PrivacyChoice = "open" | "opted-out" | "signal";

/**
 * The signal counts as the shopper's own opt-out (CCPA regulations §7025) and wins over the stored choice. Any stored
 * text means an opt-out, so that a damaged value still does.
 */
export function privacyChoiceFrom(stored: string | null, signal: unknown): PrivacyChoice {
  if (signal === true) return "signal";
  return stored === null ? "open" : "opted-out";
}

export type PrivacyChoiceStore = ReturnType<typeof createPrivacyChoice>;

/** `signal` is `navigator.globalPrivacyControl`, whatever a browser or an extension puts there. */
export function createPrivacyChoice(storage: SafeStorage, signal: () => unknown) {
  const key = STORAGE_KEYS.privacyChoice;
  const current = (): PrivacyChoice => privacyChoiceFrom(storage.get(key), signal());
  return {
    current,
    /** Whether a third-party script may be loaded or get data now. */
    allowed: () => current() === "open",
    optOut: () => storage.set(key, "opted-out"),
    /** Removes the opt-out. A browser's signal still counts. */
    optIn: () => storage.set(key, null),
    subscribe: (onChange: () => void) => storage.subscribe(key, onChange),
  };
}

export const privacyChoice = createPrivacyChoice(localStore, (): unknown =>
  Reflect.get(navigator, "globalPrivacyControl"),
);

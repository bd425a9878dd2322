// The stored referral code: the rules of referral-code.ts, applied to a storage and a clock.
import { liveCode, mayReplace, readStoredReferral, type ReferralRecord } from "./referral-code";
import { localStore, STORAGE_KEYS, type SafeStorage } from "./storage";

export interface ReferralStore {
  /** Returns the code to show and to send, or null. Reads storage each time, because another tab may have changed it. */
  current: () => string | null;
  /** Writes the record, unless it is a mistyped one and a live code is stored. */
  remember: (record: ReferralRecord) => void;
  /** Removes a record that has expired or cannot be read, and rewrites one of an older version of the site. */
  tidy: () => void;
  subscribe: (onChange: () => void) => () => void;
}

export function createReferralStore(storage: SafeStorage, now: () => number): ReferralStore {
  const key = STORAGE_KEYS.referralCode;
  const read = () => readStoredReferral(storage.get(key), now());
  const write = (record: ReferralRecord): void => storage.set(key, JSON.stringify(record));
  return {
    current: () => liveCode(read()),
    remember(record) {
      if (mayReplace(read(), record)) write(record);
    },
    tidy() {
      const { record, rewrite } = read();
      if (!rewrite) return;
      if (record) write(record);
      else storage.remove(key);
    },
    subscribe: (onChange) => storage.subscribe(key, onChange),
  };
}

export const referralStore = createReferralStore(localStore, () => Date.now());

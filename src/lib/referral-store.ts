// The stored referral code: the rules of referral-code.ts over a storage and a clock.
import { liveCode, mayReplace, readStoredReferral, type ReferralRecord } from "./referral-code";
import { localStore, STORAGE_KEYS, type SafeStorage } from "./storage";

export interface ReferralStore {
  /** The code to show and send now, or null. Reads storage each time, so that another tab counts. */
  current: () => string | null;
  /** Writes the record, unless it is a mistyped one and a live code stands. */
  remember: (record: ReferralRecord) => void;
  /** Drops what is past or unreadable and rewrites what an older site left. */
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

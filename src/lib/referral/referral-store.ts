// The stored referral codes: the rules of referral-code.ts, applied to a storage and a clock.
import {
  droppedRecords,
  keptRecords,
  liveRecord,
  mayReplace,
  readRecords,
  readStoredReferral,
  type ReferralRecord,
  type StoredReferrals,
} from "./referral-code";
import { privacyChoice } from "@/lib/consent/privacy-choice";
import { createCopiedStorage } from "@/lib/browser/copied-storage";
import { localStore, STORAGE_KEYS, visitStore, type SafeStorage } from "@/lib/browser/storage";

export type ReferralStore = ReturnType<typeof createReferralStore>;

export function createReferralStore(storage: SafeStorage, now: () => number) {
  const key = STORAGE_KEYS.referralCode;
  let isTidied = false;
  const read = () => readStoredReferral(storage.get(key), now());
  const replacedBy = (live: ReferralRecord | null, newest: readonly ReferralRecord[] = []) =>
    keptRecords([...newest, ...readRecords(storage.get(STORAGE_KEYS.replacedCodes))], live, now());

  function write(live: ReferralRecord | null, replaced: readonly ReferralRecord[]): void {
    // The replaced codes come first, because writing the live code makes this tab and others read both.
    writeText(STORAGE_KEYS.replacedCodes, textOf(replaced));
    writeText(key, live && JSON.stringify(live));
  }

  function writeText(name: string, text: string | null): void {
    if (text !== storage.get(name)) storage.set(name, text);
  }

  /** Writes the record, unless it is a mistyped one and a live code is stored. The live code that it replaces is kept. */
  function remember(record: ReferralRecord): void {
    const stored = read();
    if (!mayReplace(stored, record)) return;
    const before = liveRecord(stored);
    write(record, replacedBy(record, before ? [before] : []));
  }

  /** Returns the live record and those that it replaced; null without a live code. */
  function referrals(): StoredReferrals | null {
    const live = liveRecord(read());
    return live && { live, replaced: replacedBy(live) };
  }

  return {
    /** Returns the code to show and to send, or null. Reads storage each time, because another tab may have changed it. */
    current: () => liveRecord(read())?.code ?? null,
    referrals,
    remember,
    /** Writes what settle-referrals.ts decided. Records that are not kept are dropped when they are read. */
    settle: ({ live, replaced }: StoredReferrals) => write(live, replaced),
    /** Removes the live code and the codes that it replaced. Returns their records, for an undo. */
    forget: () => {
      const forgotten = referrals();
      write(null, []);
      writeText(STORAGE_KEYS.droppedCodes, null);
      return forgotten;
    },
    /**
     * Removes records that have expired or cannot be read, and rewrites one of an older version of the site. A clock may be wrong for one
     * page load: records that have expired are kept apart until the next one, which takes them back or deletes them.
     */
    tidy: () => {
      const stored = read();
      const replaced = readRecords(storage.get(STORAGE_KEYS.replacedCodes));
      const dropped = droppedRecords([...readRecords(`[${storage.get(key) ?? ""}]`), ...replaced], now());
      const before = isTidied ? [] : readRecords(storage.get(STORAGE_KEYS.droppedCodes));
      const record = liveRecord(stored) ?? keptRecords(before, null, now())[0] ?? stored.record;
      write(record, keptRecords([...replaced, ...before], record, now()));
      // The layout tidies a second time, with the same clock.
      if (!isTidied || dropped.length > 0) writeText(STORAGE_KEYS.droppedCodes, textOf(dropped));
      isTidied = true;
    },
    subscribe: (onChange: () => void) => storage.subscribe(key, onChange),
  };
}

function textOf(records: readonly ReferralRecord[]): string | null {
  return records.length === 0 ? null : JSON.stringify(records);
}

/** Where the codes are stored: for the visit twice, unless the visitor has opted out. */
const codeStorage = createCopiedStorage(localStore, visitStore, privacyChoice.allowed);

export const referralStore = createReferralStore(codeStorage, () => Date.now());

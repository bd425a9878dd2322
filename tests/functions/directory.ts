// A directory of affiliates whose service and store a test hands in.
import { createAffiliateDirectory } from "../../functions/lib/affiliate-directory";
import { LookupFailure, type Affiliate } from "../../functions/lib/affiliate-list";
import { noStore, type TextStore } from "../../functions/lib/stores/text-store";

// The limits as numbers, not imported: a limit that changes has to fail here.
export const FRESH_MS = 600_000;
export const USABLE_MS = 86_400_000;
export const FAILURE_MS = 5_000;
export const WAIT_MS = 4_000;
export const READ_MS = 25_000;

export const BRO: Affiliate = { code: "BRO25", percent: 25 };
export const OTHER: Affiliate = { code: "OTHER", percent: 10 };
export const START = Date.parse("2026-01-01T00:00:00Z");

/** A directory of a service that returns the given lists in turn and repeats the last one. */
export function directoryOf(lists: (() => Promise<Affiliate[]>)[], store: TextStore = noStore) {
  const reads: AbortSignal[] = [];
  const logged: string[] = [];
  const background: Promise<unknown>[] = [];
  const directory = createAffiliateDirectory({
    readList: (signal) => {
      reads.push(signal);
      return lists[Math.min(reads.length, lists.length) - 1]?.() ?? Promise.resolve([]);
    },
    store,
    now: () => Date.now(),
    log: (message) => void logged.push(message),
  });
  return {
    reads,
    logged,
    /** The result of a lookup: the affiliate, null, or the status of the failure. */
    find: async (code = BRO.code) => {
      try {
        return (await directory.find(code, (work) => void background.push(work))).affiliate;
      } catch (error) {
        return error instanceof LookupFailure ? error.status : error;
      }
    },
    background: () => Promise.all(background.splice(0)),
  };
}

export const listOf =
  (...affiliates: Affiliate[]) =>
  async () =>
    affiliates;
export const failing = () =>
  Promise.reject(new LookupFailure(502, "The affiliate service responded with status 500."));
export const hanging = () => new Promise<never>(() => undefined);

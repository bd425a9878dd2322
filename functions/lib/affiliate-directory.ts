// Keeps the index of affiliates: who reads the list, when, and what is answered while it is old or being read.
import { withTimeLimit } from "../../src/lib/time-limit.ts";
import { createIndex, findAffiliate, parseIndex, type AffiliateIndex } from "./affiliate-index.ts";
import { LookupFailure, type Affiliate } from "./affiliate-list.ts";
import type { TextStore } from "./stores/text-store.ts";

/** An index is read anew after this long. */
export const FRESH_MS = 600_000;
/** While the service fails, an older index is used for this long. */
export const USABLE_MS = 86_400_000;
/** After a failure the service is left alone for this long. */
export const FAILURE_MS = 5_000;
/** Another copy of the function may have read the list meanwhile, so an old index sends us to the store this often. */
const STORE_MS = 5_000;
/** How long a request waits for the list; reading it goes on in the background. The page itself waits 8 s. */
export const WAIT_MS = 4_000;
/** How long reading the list may take. Cloudflare ends background work 30 s after the answer. */
export const READ_MS = 25_000;

const INDEX_KEY = "index";
/** Says that a copy of the function is reading the list, so that others with a usable index do not. */
const CLAIM_KEY = "claim";

export interface DirectoryOptions {
  readList: (signal: AbortSignal) => Promise<Affiliate[]>;
  store: TextStore;
  /** Epoch milliseconds. */
  now: () => number;
  waitMs?: number;
  readMs?: number;
  /** Goes to the host's log. */
  log: (message: string) => void;
}

export interface Found {
  affiliate: Affiliate | null;
  /** When the list that says so was read, in epoch milliseconds. */
  readAt: number;
}

export interface AffiliateDirectory {
  /**
   * What the newest usable list says of a code. Rejects with a `LookupFailure` when there is no list yet and the service
   * fails or takes longer than `waitMs`. `keepAlive` is the host's way to finish work after the answer (`waitUntil`).
   */
  find: (code: string, keepAlive: (work: Promise<unknown>) => void) => Promise<Found>;
}

export function createAffiliateDirectory(options: DirectoryOptions): AffiliateDirectory {
  const { readList, store, now, log, waitMs = WAIT_MS, readMs = READ_MS } = options;
  let index: AffiliateIndex | null = null;
  let loadedAt = Number.NEGATIVE_INFINITY;
  let failure: { error: LookupFailure; until: number } | null = null;

  const ageOf = ({ readAt }: AffiliateIndex): number => now() - readAt;
  const isWithin = (ms: number): boolean => index !== null && ageOf(index) >= 0 && ageOf(index) < ms;

  const load = joined(now, waitMs, async () => {
    const stored = parseIndex(await store.get(INDEX_KEY));
    if (stored && ageOf(stored) >= 0 && (index === null || stored.readAt > index.readAt)) index = stored;
    loadedAt = now();
  });

  const read = joined(now, readMs, async () => {
    if (isWithin(USABLE_MS) && isRecent(await store.get(CLAIM_KEY), now())) return;
    await store.set(CLAIM_KEY, String(now()), readMs / 1_000);
    try {
      const affiliates = await withTimeLimit(readList, readMs, tookTooLong);
      index = createIndex(affiliates, now());
      await store.set(INDEX_KEY, index.text, USABLE_MS / 1_000);
    } catch (error) {
      failure = { error: lookupFailure(error), until: now() + FAILURE_MS };
      log(failure.error.message);
      throw failure.error;
    } finally {
      await store.set(CLAIM_KEY, "", readMs / 1_000);
    }
  });

  const isRecent = (claimedAt: string | null, time: number): boolean =>
    claimedAt !== null && claimedAt !== "" && time - Number(claimedAt) < readMs;

  async function newest(keepAlive: (work: Promise<unknown>) => void): Promise<AffiliateIndex> {
    if (!isWithin(FRESH_MS) && now() - loadedAt >= STORE_MS) {
      const loading = load();
      keepAlive(loading);
      await loading;
    }
    if (index && isWithin(FRESH_MS)) return index;
    if (failure && now() < failure.until) {
      if (index && isWithin(USABLE_MS)) return index;
      throw failure.error;
    }
    const reading = read();
    keepAlive(reading.catch(() => undefined));
    if (index && isWithin(USABLE_MS)) return index;
    await reading;
    if (index) return index;
    throw new LookupFailure(502, "no list was read");
  }

  return {
    async find(code, keepAlive) {
      const used = await withTimeLimit(() => newest(keepAlive), waitMs, tookTooLong);
      return { affiliate: findAffiliate(used, code), readAt: used.readAt };
    },
  };
}

/**
 * Calls that come while the work runs get its outcome. Work that has run longer than the limit is no longer waited for:
 * a host may end the request that started it, and with it the work, without an outcome.
 */
function joined(now: () => number, limitMs: number, work: () => Promise<void>): () => Promise<void> {
  let running: { outcome: Promise<void>; startedAt: number } | null = null;
  return () => {
    if (running && now() - running.startedAt <= limitMs) return running.outcome;
    const started = {
      startedAt: now(),
      outcome: work().finally(() => {
        if (running === started) running = null;
      }),
    };
    running = started;
    return started.outcome;
  };
}

function lookupFailure(error: unknown): LookupFailure {
  return error instanceof LookupFailure ? error : new LookupFailure(502, "reading the list failed");
}

function tookTooLong(): LookupFailure {
  return new LookupFailure(504, "the service took too long");
}

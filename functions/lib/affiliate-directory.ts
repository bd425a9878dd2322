// Holds the index of affiliates. Decides when the list is read again, by which copy of the function, and which index is used
// while it is being read.
import { DAY_MS } from "../../src/lib/text/day-ms.ts";
import { withTimeLimit } from "../../src/lib/time-limit.ts";
import {
  createIndex,
  findAffiliate,
  hasEntries,
  parseIndex,
  type AffiliateIndex,
} from "./affiliate-index.ts";
import { LookupFailure, type Affiliate } from "./affiliate-list.ts";
import type { TextStore } from "./stores/text-store.ts";

/** The list is read again when the index is older than this. */
export const FRESH_MS = 600_000;
/** While the service fails, an index is used up to this age. */
const USABLE_MS = DAY_MS;
/** After a failure, no request is sent to the service for this long. */
const FAILURE_MS = 5_000;
/** An old index is looked for in the store at most this often: another copy of the function may have read the list. */
const STORE_INTERVAL_MS = 5_000;
/** A request waits this long for the list; then reading continues in the background. The page's own time limit is 8 s. */
const WAIT_MS = 4_000;
/** The time limit for reading the list. Cloudflare ends background work 30 s after the response. */
const READ_MS = 25_000;

const INDEX_KEY = "index";
/** Set while a copy of the function reads the list, so that other copies with a usable index do not read it as well. */
const CLAIM_KEY = "claim";

export interface DirectoryOptions {
  readList: (signal: AbortSignal) => Promise<Affiliate[]>;
  store: TextStore;
  /** Epoch milliseconds. */
  now: () => number;
  waitMs?: number;
  /** Writes to the host's log. */
  log: (message: string) => void;
}

export interface Found {
  affiliate: Affiliate | null;
  /** When the list was read, in epoch milliseconds. */
  readAt: number;
}

export interface AffiliateDirectory {
  /**
   * Looks a code up in the newest usable list. Rejects with a `LookupFailure` when there is no list yet and the service fails
   * or takes longer than `waitMs`. `waitUntil` is the host's function that lets work continue after the response.
   */
  find: (code: string, waitUntil: (work: Promise<unknown>) => void) => Promise<Found>;
}

export function createAffiliateDirectory(options: DirectoryOptions): AffiliateDirectory {
  const { readList, store, now, log, waitMs = WAIT_MS } = options;
  let index: AffiliateIndex | null = null;
  let loadedAt = Number.NEGATIVE_INFINITY;
  /** Writing the index to the store. No lookup waits for it. */
  let saving: Promise<void> = Promise.resolve();
  let failure: { error: LookupFailure; until: number } | null = null;

  const ageOf = ({ readAt }: AffiliateIndex): number => now() - readAt;
  const isWithin = (ms: number): boolean => index !== null && ageOf(index) >= 0 && ageOf(index) < ms;

  const loadStored = sharing(now, waitMs, async () => {
    const stored = parseIndex(await store.get(INDEX_KEY));
    if (stored && (index === null || stored.readAt > index.readAt)) index = stored;
    loadedAt = now();
  });

  const readService = sharing(now, READ_MS, async () => {
    if (index && isWithin(USABLE_MS) && isRecent(await store.get(CLAIM_KEY), now())) return index;
    const claimed = store.set(CLAIM_KEY, String(now()), READ_MS / 1_000);
    let text: string | null = null;
    try {
      const affiliates = await withTimeLimit(readList, READ_MS, timeoutFailure);
      const read = createIndex(affiliates, now());
      // A service that fails may answer with an empty list. All of its affiliates would be reported as unknown.
      if (index && isWithin(USABLE_MS) && hasEntries(index) && !hasEntries(read))
        throw new LookupFailure(502, "The list of the affiliate service is empty. The earlier one is kept.");
      index = read;
      ({ text } = read);
      return read;
    } catch (error) {
      failure = { error: lookupFailure(error), until: now() + FAILURE_MS };
      log(failure.error.message);
      throw failure.error;
    } finally {
      saving = save(text, claimed);
    }
  });

  async function save(text: string | null, claimed: Promise<void>): Promise<void> {
    await claimed;
    if (text !== null) await store.set(INDEX_KEY, text, USABLE_MS / 1_000);
    await store.set(CLAIM_KEY, "", READ_MS / 1_000);
  }

  /** Without a claim, the text is null or empty, and so its number 0. */
  const isRecent = (claimedAt: string | null, time: number): boolean => time - Number(claimedAt) < READ_MS;

  async function newest(waitUntil: (work: Promise<unknown>) => void): Promise<AffiliateIndex> {
    if (!isWithin(FRESH_MS) && now() - loadedAt >= STORE_INTERVAL_MS) {
      const loading = loadStored();
      waitUntil(loading);
      await loading;
    }
    if (index && isWithin(FRESH_MS)) return index;
    if (failure && now() < failure.until) {
      if (index && isWithin(USABLE_MS)) return index;
      throw failure.error;
    }
    const reading = readService();
    waitUntil(reading.catch(() => undefined).then(() => saving));
    return index && isWithin(USABLE_MS) ? index : reading;
  }

  return {
    async find(code, waitUntil) {
      const used = await withTimeLimit(() => newest(waitUntil), waitMs, timeoutFailure);
      return { affiliate: findAffiliate(used, code), readAt: used.readAt };
    },
  };
}

/**
 * Calls made while the work runs share its outcome. When it has run longer than the limit, the next call starts it again: a
 * host may end the request that started the work, and then the work never settles.
 */
function sharing<Outcome>(
  now: () => number,
  limitMs: number,
  work: () => Promise<Outcome>,
): () => Promise<Outcome> {
  let running: { outcome: Promise<Outcome>; startedAt: number } | null = null;
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
  return error instanceof LookupFailure
    ? error
    : new LookupFailure(502, "The list of the affiliate service could not be read.");
}

function timeoutFailure(): LookupFailure {
  return new LookupFailure(504, "The affiliate service took too long.");
}

// What was found out about a code, kept for minutes: in the host's cache where there is one, else in memory.
import { field } from "../../src/lib/field.ts";

/** Codes that memory keeps. More would be somebody guessing; the oldest goes first. */
export const MEMORY_LIMIT = 500;

export interface KeptAnswer {
  /** Percent from 0 to 100; null: the service has no such affiliate. */
  discount: number | null;
  /** Epoch milliseconds after which it is no longer to be used. */
  until: number;
}

/** Neither method rejects: a cache that fails is a cache that is empty. */
export interface AnswerCache {
  /** Undefined when nothing is kept. What is past may come back: the reader looks at `until`. */
  get(key: string): Promise<KeptAnswer | undefined>;
  /** `seconds` is how long the host may keep it. */
  set(key: string, answer: KeptAnswer, seconds: number): Promise<void>;
}

/** The part of Cloudflare's `caches.default` that is used. Keys are addresses. */
export interface HostCache {
  match(key: string): Promise<Response | undefined>;
  put(key: string, response: Response): Promise<void>;
}

/** Cloudflare's cache of the data centre, or null on other hosts. */
export function findHostCache(): HostCache | null {
  if (typeof caches === "undefined" || !("default" in caches)) return null;
  return isHostCache(caches.default) ? caches.default : null;
}

function isHostCache(value: unknown): value is HostCache {
  if (typeof value !== "object" || value === null || !("match" in value && "put" in value)) return false;
  return typeof value.match === "function" && typeof value.put === "function";
}

export function hostAnswerCache(cache: HostCache): AnswerCache {
  return {
    async get(key) {
      try {
        return readKept(await (await cache.match(key))?.json());
      } catch {
        return undefined;
      }
    },
    async set(key, answer, seconds) {
      try {
        await cache.put(
          key,
          Response.json(answer, { headers: { "Cache-Control": `public, max-age=${seconds}` } }),
        );
      } catch {
        // Asked again next time.
      }
    },
  };
}

export function memoryAnswerCache(limit: number = MEMORY_LIMIT): AnswerCache {
  const kept = new Map<string, KeptAnswer>();
  return {
    async get(key) {
      return kept.get(key);
    },
    async set(key, answer) {
      kept.delete(key);
      const [oldest] = kept.keys();
      if (oldest !== undefined && kept.size >= limit) kept.delete(oldest);
      kept.set(key, answer);
    },
  };
}

function readKept(value: unknown): KeptAnswer | undefined {
  const discount = field(value, "discount");
  const until = field(value, "until");
  if (typeof until !== "number" || (discount !== null && typeof discount !== "number")) return undefined;
  return { discount, until };
}

import { withTimeLimit } from "../../../src/lib/time-limit.ts";
import type { Settings } from "../settings.ts";

/** The store is read before the service, and a lookup waits for both for 4 s at most. */
const READ_LIMIT_MS = 1_000;
/** No lookup waits for a write, and one of 100,000 affiliates has many parts on Deno. */
const WRITE_LIMIT_MS = 5_000;

/**
 * A store in which copies of the function share texts. The methods never reject, and settle within seconds: a store that fails
 * or does not answer acts like an empty one.
 */
export interface TextStore {
  /** Null when nothing is stored. */
  get: (key: string) => Promise<string | null>;
  /** `seconds`: how long the store should keep the text. */
  set: (key: string, text: string, seconds: number) => Promise<void>;
}

/** Wraps a store whose methods may reject or never settle. */
export function withoutFailures(store: TextStore): TextStore {
  return {
    get: async (key) => {
      try {
        return await withTimeLimit(() => store.get(key), READ_LIMIT_MS, tooLate);
      } catch {
        return null;
      }
    },
    set: async (key, text, seconds) => {
      try {
        await withTimeLimit(() => store.set(key, text, seconds), WRITE_LIMIT_MS, tooLate);
      } catch {
        // Each copy of the function then uses an index of its own.
      }
    },
  };
}

/** Whether a host's object has this method, of its own or of its class. */
export function hasMethod(value: unknown, name: string): boolean {
  return typeof value === "object" && value !== null && typeof Reflect.get(value, name) === "function";
}

/** For hosts without a shared store: each copy of the function holds an index of its own in memory. */
export const noStore: TextStore = { get: async () => null, set: async () => undefined };

function tooLate(): Error {
  return new Error("The store took too long.");
}

/** The store's part for one service and token: a list of another service, or of a token that was wrong, is not read after a change. */
export function storeOf(
  store: TextStore,
  { serviceUrl, serviceToken }: Pick<Settings, "serviceUrl" | "serviceToken">,
): TextStore {
  const name = crypto.subtle
    .digest("SHA-256", new TextEncoder().encode(`${serviceUrl} ${serviceToken}`))
    .then((hash) => new Uint8Array(hash, 0, 8).join("-"));
  return {
    get: async (key) => store.get(`${key}-${await name}`),
    set: async (key, text, seconds) => store.set(`${key}-${await name}`, text, seconds),
  };
}

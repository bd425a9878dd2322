/** A store in which copies of the function share texts. The methods never reject: a store that fails acts like an empty one. */
export interface TextStore {
  /** Null when nothing is stored. */
  get: (key: string) => Promise<string | null>;
  /** `seconds`: how long the store should keep the text. */
  set: (key: string, text: string, seconds: number) => Promise<void>;
}

/** Wraps a store whose methods may reject. */
export function withoutRejections(store: TextStore): TextStore {
  return {
    get: async (key) => {
      try {
        return await store.get(key);
      } catch {
        return null;
      }
    },
    set: async (key, text, seconds) => {
      try {
        await store.set(key, text, seconds);
      } catch {
        // Each copy of the function then uses an index of its own.
      }
    },
  };
}

/** For hosts without a shared store: each copy of the function holds an index of its own in memory. */
export const noStore: TextStore = { get: async () => null, set: async () => undefined };

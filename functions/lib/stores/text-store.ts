/** Where copies of the function share a text. Neither method rejects: a store that fails behaves like an empty one. */
export interface TextStore {
  /** Null when nothing is stored. */
  get: (key: string) => Promise<string | null>;
  /** `seconds`: how long the text is worth keeping. */
  set: (key: string, text: string, seconds: number) => Promise<void>;
}

/** A store that works without rejecting, from one that may. */
export function forgiving(store: TextStore): TextStore {
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
        // Each copy of the function then keeps its own index.
      }
    },
  };
}

/** For hosts that share nothing: each copy of the function keeps its own index in memory. */
export const noStore: TextStore = { get: async () => null, set: async () => undefined };

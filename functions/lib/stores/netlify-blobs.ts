import { forgiving, type TextStore } from "./text-store.ts";

/** The part of a store of `@netlify/blobs` that is used. Blobs do not expire; the index carries its own age. */
export interface BlobStore {
  get: (key: string) => Promise<string | null>;
  set: (key: string, text: string) => Promise<unknown>;
}

export function netlifyBlobsStore(blobs: BlobStore): TextStore {
  return forgiving({
    get: (key) => blobs.get(key),
    set: async (key, text) => {
      await blobs.set(key, text);
    },
  });
}

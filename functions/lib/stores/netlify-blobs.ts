import { withoutFailures, type TextStore } from "./text-store.ts";

/** The used part of a store of `@netlify/blobs`. Blobs do not expire, but the index contains the time when it was read. */
export interface BlobStore {
  get: (key: string) => Promise<string | null>;
  set: (key: string, text: string) => Promise<unknown>;
}

export function netlifyBlobsStore(blobs: BlobStore): TextStore {
  return withoutFailures({
    get: (key) => blobs.get(key),
    set: async (key, text) => {
      await blobs.set(key, text);
    },
  });
}

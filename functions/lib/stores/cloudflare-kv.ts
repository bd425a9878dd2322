import { hasMethod, withoutFailures, type TextStore } from "./text-store.ts";

/** The used part of a Cloudflare KV namespace. */
export interface KvNamespace {
  get: (key: string) => Promise<string | null>;
  put: (key: string, text: string, options: { expirationTtl: number }) => Promise<void>;
}

/** KV rejects a shorter expiration. Source: "Expiring keys" in Cloudflare's documentation. */
const MIN_SECONDS = 60;

export function isKvNamespace(value: unknown): value is KvNamespace {
  return hasMethod(value, "get") && hasMethod(value, "put");
}

export function cloudflareKvStore(namespace: KvNamespace): TextStore {
  return withoutFailures({
    get: (key) => namespace.get(key),
    set: (key, text, seconds) =>
      namespace.put(key, text, { expirationTtl: Math.max(MIN_SECONDS, Math.ceil(seconds)) }),
  });
}

import { withoutFailures, type TextStore } from "./text-store.ts";

/** The used part of a Cloudflare KV namespace. */
export interface KvNamespace {
  get: (key: string) => Promise<string | null>;
  put: (key: string, text: string, options: { expirationTtl: number }) => Promise<void>;
}

/** KV rejects a shorter expiration. Source: "Expiring keys" in Cloudflare's documentation. */
const MIN_SECONDS = 60;

export function isKvNamespace(value: unknown): value is KvNamespace {
  if (typeof value !== "object" || value === null || !("get" in value && "put" in value)) return false;
  return typeof value.get === "function" && typeof value.put === "function";
}

export function cloudflareKvStore(namespace: KvNamespace): TextStore {
  return withoutFailures({
    get: (key) => namespace.get(key),
    set: (key, text, seconds) =>
      namespace.put(key, text, { expirationTtl: Math.max(MIN_SECONDS, Math.ceil(seconds)) }),
  });
}

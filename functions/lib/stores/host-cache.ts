import { hasMethod, withoutFailures, type TextStore } from "./text-store.ts";

/** The used part of Cloudflare's `caches.default`. Keys are URLs. */
export interface HostCache {
  match: (key: string) => Promise<Response | undefined>;
  put: (key: string, response: Response) => Promise<void>;
}

/** The cache of the Cloudflare location, or null on other hosts. */
export function findHostCache(): HostCache | null {
  const cache: unknown = typeof caches === "undefined" ? null : Reflect.get(caches, "default");
  return isHostCache(cache) ? cache : null;
}

function isHostCache(value: unknown): value is HostCache {
  return hasMethod(value, "match") && hasMethod(value, "put");
}

/** `origin` is that of the site. The keys are URLs of that origin at which nothing is served. */
export function hostCacheStore(cache: HostCache, origin: string): TextStore {
  const address = (key: string): string => `${origin}/api/affiliates/kept/${key}`;
  return withoutFailures({
    get: async (key) => (await (await cache.match(address(key)))?.text()) ?? null,
    set: async (key, text, seconds) =>
      cache.put(
        address(key),
        new Response(text, { headers: { "Cache-Control": `public, max-age=${Math.ceil(seconds)}` } }),
      ),
  });
}

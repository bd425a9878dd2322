// The affiliate lookup for Cloudflare Pages: the file's place is its route. For other hosts see docs/hosting.md.
import { handleAffiliates, liveDependencies, type Dependencies } from "../lib/affiliate-lookup.ts";
import { readSettings } from "../lib/settings.ts";
import { cloudflareKvStore, isKvNamespace } from "../lib/stores/cloudflare-kv.ts";
import { findHostCache, hostCacheStore } from "../lib/stores/host-cache.ts";
import { noStore, type TextStore } from "../lib/stores/text-store.ts";

/** What is used of the context that Pages hands to a function. */
interface PagesContext {
  request: Request;
  /** Secrets, variables and bindings of the project, by name. */
  env: Record<string, unknown>;
  waitUntil: (work: Promise<unknown>) => void;
}

let dependencies: Dependencies | null = null;

/** A KV namespace that is bound as AFFILIATE_INDEX is shared by all locations; the cache is each location's own. */
function storeOf(env: PagesContext["env"], origin: string): TextStore {
  const namespace = env["AFFILIATE_INDEX"];
  if (isKvNamespace(namespace)) return cloudflareKvStore(namespace);
  const cache = findHostCache();
  return cache ? hostCacheStore(cache, origin) : noStore;
}

/** All methods, so that the ones we do not take get our answer. */
export function onRequest(context: PagesContext): Promise<Response> {
  const { request, env } = context;
  dependencies ??= liveDependencies({
    settings: readSettings((name) => env[name]),
    store: storeOf(env, new URL(request.url).origin),
  });
  const visit = {
    // Cloudflare sets this header itself, whatever a visitor sends.
    address: request.headers.get("CF-Connecting-IP") ?? "unknown",
    keepAlive: (work: Promise<unknown>) => context.waitUntil(work),
  };
  return handleAffiliates(request, visit, dependencies);
}

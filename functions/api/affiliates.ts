// The affiliate lookup for Cloudflare Pages, which takes the route from the file's path. For other hosts see docs/hosting.md.
import { handleAffiliates, liveDependencies, type Dependencies } from "../lib/affiliate-lookup.ts";
import { readSettings } from "../lib/settings.ts";
import { cloudflareKvStore, isKvNamespace } from "../lib/stores/cloudflare-kv.ts";
import { findHostCache, hostCacheStore } from "../lib/stores/host-cache.ts";
import { noStore, type TextStore } from "../lib/stores/text-store.ts";

/** The used part of the context that Pages passes to a function. */
interface AffiliatesContext {
  request: Request;
  /** Secrets, variables and bindings of the project, by name. */
  env: Record<string, unknown>;
  waitUntil: (work: Promise<unknown>) => void;
}

let dependencies: Dependencies | null = null;

/** All locations share the KV namespace that is bound as AFFILIATE_INDEX. Without one, each location uses its own cache. */
function chooseStore(env: AffiliatesContext["env"], origin: string): TextStore {
  const namespace = env["AFFILIATE_INDEX"];
  if (isKvNamespace(namespace)) return cloudflareKvStore(namespace);
  const cache = findHostCache();
  return cache ? hostCacheStore(cache, origin) : noStore;
}

/** Handles all methods, so that unsupported ones get the response of this function and not the host's. */
export function onRequest(context: AffiliatesContext): Promise<Response> {
  const { request, env } = context;
  dependencies ??= liveDependencies({
    settings: readSettings((name) => env[name]),
    store: chooseStore(env, new URL(request.url).origin),
  });
  const requestContext = {
    // Cloudflare overwrites this header, so that a visitor cannot choose its value.
    address: request.headers.get("CF-Connecting-IP") ?? "unknown",
    waitUntil: (work: Promise<unknown>) => context.waitUntil(work),
  };
  return handleAffiliates(request, requestContext, dependencies);
}

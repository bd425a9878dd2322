// The site and its affiliate lookup in one server for Deno: docs/hosting.md has the command. It answers as `npm run preview` does.
import { folderSite } from "../src/build/host/folder-site.ts";
import { siteResponse } from "../src/build/host/site-response.ts";
import { handleAffiliates, liveDependencies } from "./lib/affiliate-lookup.ts";
import { readSettings } from "./lib/settings.ts";
import { denoKvStore, type DenoKv } from "./lib/stores/deno-kv.ts";
import { noStore } from "./lib/stores/text-store.ts";

/** The used part of Deno. */
declare const Deno: {
  env: { get: (name: string) => string | undefined };
  /** Missing without --unstable-kv. */
  openKv?: () => Promise<DenoKv>;
  serve: (
    options: { port: number },
    handler: (request: Request, info: { remoteAddr: { hostname: string } }) => Promise<Response> | Response,
  ) => void;
};

const site = folderSite(Deno.env.get("SITE_FOLDER") ?? "dist");
const dependencies = liveDependencies({
  settings: readSettings((name) => Deno.env.get(name)),
  store: Deno.openKv ? denoKvStore(await Deno.openKv()) : noStore,
});

Deno.serve({ port: Number(Deno.env.get("PORT") ?? 8000) }, (request, { remoteAddr }) => {
  const { pathname, search } = new URL(request.url);
  if (pathname === "/api/affiliates")
    return handleAffiliates(
      request,
      { address: remoteAddr.hostname, waitUntil: () => undefined },
      dependencies,
    );
  const { status, headers, body } = siteResponse(site, {
    address: pathname + search,
    range: request.headers.get("Range"),
    acceptEncoding: request.headers.get("Accept-Encoding"),
  });
  // Deno sends no body in answer to HEAD. A redirect must not have one.
  return new Response(status === 308 ? null : new Uint8Array(body), { status, headers });
});

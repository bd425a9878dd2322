// Films on Cloudflare Pages, which answers a request for a part of a file with the whole file. Safari then plays no film.
import { partOfFile } from "../../src/lib/site/byte-range.ts";
import type { PagesContext } from "../lib/pages-context.ts";

export async function onRequest({ request, env }: PagesContext): Promise<Response> {
  const found = await env.ASSETS.fetch(request);
  const asked = request.headers.get("Range");
  if (asked === null || request.method !== "GET" || found.status !== 200) return found;
  const bytes = new Uint8Array(await found.arrayBuffer());
  const headers = new Headers(found.headers);
  const part = partOfFile(asked, bytes);
  if (part === null) return new Response(bytes, { headers });
  headers.set("Content-Range", part.contentRange);
  return new Response(part.body, { status: part.status, headers });
}

// Films on Cloudflare Pages, which answers a request for a part of a file with the whole file. Safari then plays no film.
import { readByteRange } from "../../src/lib/byte-range.ts";
import type { PagesContext } from "../lib/pages-context.ts";

export async function onRequest({ request, env }: PagesContext): Promise<Response> {
  const found = await env.ASSETS.fetch(request);
  const asked = request.headers.get("Range");
  if (asked === null || request.method !== "GET" || found.status !== 200) return found;
  const bytes = await found.arrayBuffer();
  const size = `/${bytes.byteLength}`;
  const headers = new Headers(found.headers);
  const range = readByteRange(asked, bytes.byteLength);
  if (range === null) return new Response(bytes, { headers });
  if (range === "outside") {
    headers.set("Content-Range", `bytes *${size}`);
    return new Response(null, { status: 416, headers });
  }
  const { first, last } = range;
  headers.set("Content-Range", `bytes ${first}-${last}${size}`);
  return new Response(bytes.slice(first, last + 1), { status: 206, headers });
}

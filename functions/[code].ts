// Referral links on Cloudflare Pages, which answers every unknown address with 404. `_redirects` cannot help: there, a rule wins
// over a file, so a rule for codes would replace the pages. dist/_routes.json keeps existing pages and files out of this function.
import { isPathCode, pathSegment } from "../src/lib/referral-code.ts";
import type { PagesContext } from "./lib/pages-context.ts";

export async function onRequest({ request, env }: PagesContext): Promise<Response> {
  const found = await env.ASSETS.fetch(request);
  const segment = pathSegment(new URL(request.url).pathname);
  if (found.status !== 404 || segment === null || !isPathCode(segment)) return found;
  return env.ASSETS.fetch(new Request(new URL("/", request.url), request));
}

// Referral links on Cloudflare Pages, which answers every unknown address with 404. `_redirects` cannot help: there, a rule wins
// over a file, so a rule for codes would replace the pages. dist/_routes.json keeps existing pages and files out of this function.
import { CODE_PAGE, isForHosts, ownPage } from "../plugins/host/static-host.ts";
import { codeOfPath, pathSegment, SHOP_LINK } from "../src/lib/referral/referral-code.ts";
import type { PagesContext } from "./lib/pages-context.ts";

export async function onRequest({ request, env }: PagesContext): Promise<Response> {
  const { pathname } = new URL(request.url);
  const code = isForHosts(pathname) ? null : codeOfPath(pathname.replace(SHOP_LINK, ""));
  // No page has other characters around its name or is below /discount, and Cloudflare would redirect such an address to another spelling of it.
  if (code === null || code === pathSegment(pathname)) {
    const found = await env.ASSETS.fetch(request);
    if (code === null || found.status !== 404) return found;
  }
  const get = (page: string) => env.ASSETS.fetch(new Request(new URL(page, request.url), request));
  const own = await get(ownPage(code));
  return own.status === 404 ? get(CODE_PAGE) : own;
}

// Serves a built site and its affiliate lookup on one origin, with HTTPS, as functions/deno-server.ts does behind a server for TLS:
// WebKit takes no cookie with `Secure` from http://localhost. The affiliate service behind the lookup is a stand-in.
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { createServer } from "node:https";
import { generate } from "selfsigned";
import { handleAffiliates, liveDependencies } from "../../functions/lib/affiliate-lookup.ts";
import { readSettings } from "../../functions/lib/settings.ts";
import { noStore } from "../../functions/lib/stores/text-store.ts";
import { folderSite, siteResponse } from "../../functions/lib/site-response.ts";
import { DEMO_CODES } from "../../src/demo/demo-codes.ts";
import { journeyPorts, SITE_FOLDERS } from "../sites.ts";

const port = journeyPorts().edge;
const site = folderSite(SITE_FOLDERS.edge);

const affiliates = DEMO_CODES.map(({ code, percent }) => ({
  code: { code },
  current_segment: { discount_payout_value: percent },
}));
const variables = new Map([
  ["AFFILIATE_SERVICE_URL", "https://service.example"],
  ["AFFILIATE_SERVICE_TOKEN", "token"],
]);
const dependencies = liveDependencies({
  settings: readSettings((name) => variables.get(name)),
  store: noStore,
  send: async () => Response.json({ payload: affiliates, meta: { last_page: 1 } }),
});

const { private: key, cert } = await generate([{ name: "commonName", value: "localhost" }]);

/** The lookup's response to a request. `visitor` is its address: another one for each connection, so that no journey meets the limit. */
async function lookUp(address: string, given: IncomingHttpHeaders, visitor: string): Promise<Response> {
  const headers = new Headers();
  for (const name of ["sec-gpc", "sec-fetch-site"]) {
    const value = given[name];
    if (typeof value === "string") headers.set(name, value);
  }
  const request = new Request(`https://localhost:${port}${address}`, { headers });
  return handleAffiliates(request, { address: visitor, waitUntil: () => undefined }, dependencies);
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const address = request.url ?? "/";
  if (address.startsWith("/api/affiliates")) {
    const found = await lookUp(address, request.headers, String(request.socket.remotePort));
    response.writeHead(found.status, Object.fromEntries(found.headers));
    response.end(await found.text());
    return;
  }
  const { status, headers, body } = siteResponse(site, address, (name) => request.headers[name]?.toString());
  response.writeHead(status, headers);
  response.end(body);
}

createServer({ key, cert }, (request, response) => void answer(request, response)).listen(port, "localhost");

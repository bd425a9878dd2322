// The affiliate lookup in workerd, Cloudflare's runtime, with a stand-in of the affiliate service whose health can be changed, and
// many lookups at once.
import { once } from "node:events";
import { Agent, createServer, get, type ServerResponse } from "node:http";
import type { Readable } from "node:stream";
import { text as textOf } from "node:stream/consumers";
import { Miniflare } from "miniflare";
import { bundleFunction } from "./bundle-function";

const SITE = "https://mugworks.example";

export const makeCodes = (count: number): string[] =>
  Array.from({ length: count }, (_, number) => `BRO${number.toString(36).toUpperCase()}X`);

const entryOf = (code: string) => ({
  id: 4711,
  email: `${code}@private.example`,
  code: { id: 9, code, shopify_price_rule: "rule-17" },
  current_segment: { id: 3, name: "Gold", discount_payout_value: 25 },
});

export interface Service {
  /** How many requests it has received. */
  requests: number;
  /** Resolves with the status of the next response. */
  respond: () => Promise<number>;
  port: number;
  close: () => void;
}

/** Starts a stand-in of the affiliate service with `perPage` affiliates on each page of its list. */
export async function startService(codes: readonly string[], perPage: number): Promise<Service> {
  const count = Math.ceil(codes.length / perPage);
  const pages = Array.from({ length: count }, (_, page) =>
    JSON.stringify({
      payload: codes.slice(page * perPage, (page + 1) * perPage).map(entryOf),
      meta: { last_page: count },
    }),
  );
  const answer = async (response: ServerResponse, page: string | undefined): Promise<void> => {
    const status = await service.respond();
    response.writeHead(status, { "Content-Type": "application/json" });
    response.end(status === 200 ? page : "{}");
  };
  const server = createServer((request, response) => {
    service.requests += 1;
    const page = Number(new URL(request.url ?? "/", SITE).searchParams.get("page") ?? 1);
    void answer(response, pages[page - 1]);
  });
  const service: Service = {
    requests: 0,
    respond: () => Promise.resolve(200),
    port: 0,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (typeof address === "object" && address !== null) service.port = address.port;
  return service;
}

/**
 * The worker that Cloudflare Pages creates around the function, with a clock that only a header of the requests sets ahead: lookups
 * that are sent at once are at one time, however long a busy machine takes for them.
 */
const WORKER = `
  import { onRequest } from "./affiliates.js";
  let ahead = 0;
  Date.now = () => 1_800_000_000_000 + ahead;
  export default {
    fetch(request, env, context) {
      ahead = Math.max(ahead, Number(request.headers.get("Test-Ahead-Ms")));
      return onRequest({ request, env, waitUntil: (work) => context.waitUntil(work) });
    },
  };`;

type Kind = "right" | "wrong" | "cannotTell" | "lost";

export interface Edge {
  lookUp: (code: string, isKnown: boolean) => Promise<Kind>;
  /** How many failures of the service the function has logged. */
  failures: () => number;
  /** The function's clock is this much later from now on. */
  passTime: (ms: number) => void;
  dispose: () => Promise<void>;
}

/** Starts the function with the service at this port. */
export async function startEdge(port: number): Promise<Edge> {
  const modules = await bundleFunction({ affiliates: "functions/api/affiliates.ts" });
  let logged = "";
  const miniflare = new Miniflare({
    // Otherwise, Miniflare would download an example of request.cf from Cloudflare.
    cf: false,
    handleRuntimeStdio(...streams: Readable[]) {
      for (const stream of streams) stream.on("data", (text) => (logged += String(text)));
    },
    modulesRoot: "/",
    modules: [{ type: "ESModule", path: "main.js", contents: WORKER }, ...modules],
    compatibilityDate: "2026-04-01",
    bindings: { AFFILIATE_SERVICE_URL: `http://127.0.0.1:${port}`, AFFILIATE_SERVICE_TOKEN: "token" },
  });
  const url = await miniflare.ready;
  // A connection for each lookup. One that is kept alive may be closed by workerd just when the next request is sent on it.
  const agent = new Agent({ keepAlive: false });
  let sent = 0;
  let aheadMs = 0;
  return {
    /** Looks one code up, each time from another IP address. */
    async lookUp(code, isKnown) {
      sent += 1;
      const address = `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`;
      const headers = { "CF-Connecting-IP": address, "Test-Ahead-Ms": String(aheadMs) };
      try {
        const request = get(new URL(`/api/affiliates?code=${code}`, url), { agent, headers });
        const [response] = await once(request, "response");
        const text = await textOf(response);
        if (response.statusCode !== 200) return "cannotTell";
        return text.includes(`"${code}"`) === isKnown ? "right" : "wrong";
      } catch {
        return "lost";
      }
    },
    failures: () => logged.split("[affiliates]").length - 1,
    passTime: (ms) => void (aheadMs += ms),
    dispose: () => miniflare.dispose(),
  };
}

/** Sends lookups at once, half of them for unknown codes, and counts the answers. */
export async function sendLookups(edge: Edge, codes: readonly string[], count: number) {
  const kinds = await Promise.all(
    Array.from({ length: count }, (_, sent) => {
      const code = sent % 2 === 0 ? codes[(sent * 7919) % codes.length] : undefined;
      return edge.lookUp(code ?? `NOBODY${sent}`, code !== undefined);
    }),
  );
  const answers: Record<Kind, number> = { right: 0, wrong: 0, cannotTell: 0, lost: 0 };
  for (const kind of kinds) answers[kind] += 1;
  return answers;
}

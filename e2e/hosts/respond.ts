// Answers requests within this process, for hosts whose rules are read by a package and not by a server.
import type { RequestListener } from "node:http";

/** A route of Vercel's Build Output API, as far as our configuration needs it. */
export interface Route {
  handle?: string;
  src?: string;
  dest?: string;
  status?: number;
  headers?: Record<string, string>;
}

type Respond = (request: Request) => Response | Promise<Response>;

/** A function of `Request` to `Response` as a handler of Node's HTTP server. */
export function nodeHandler(respond: Respond): RequestListener {
  const answer = async (...[request, response]: Parameters<RequestListener>): Promise<void> => {
    const headers = new Headers();
    for (const [name, value] of Object.entries(request.headers)) headers.set(name, String(value));
    const found = await respond(new Request(`http://${headers.get("host")}${request.url}`, { headers }));
    response.writeHead(found.status, Object.fromEntries(found.headers));
    response.end(Buffer.from(await found.arrayBuffer()));
  };
  return (request, response) => void answer(request, response);
}

/**
 * Answers by the routes of Vercel's Build Output API: those before the files add headers or redirect, a file wins over what
 * comes after, and what nothing answers is the 404 page with these headers.
 */
export function respondByRoutes(
  routes: readonly Route[],
  fileAt: (path: string) => Uint8Array<ArrayBuffer> | null,
): (request: Request) => Response {
  const files = routes.findIndex(({ handle }) => handle === "filesystem");
  const [before, after] = files < 0 ? [routes, []] : [routes.slice(0, files), routes.slice(files + 1)];
  return (request) => {
    const path = new URL(request.url).pathname;
    // What Vercel sends where no rule says more: https://vercel.com/docs/caching/cache-control-headers
    const headers = new Headers({ "Cache-Control": "public, max-age=0, must-revalidate" });
    for (const route of before) {
      const match = matchOf(route, path);
      if (!match) continue;
      for (const [name, value] of Object.entries(route.headers ?? {}))
        headers.set(name, filled(value, match));
      if (route.status) return new Response(null, { status: route.status, headers });
    }
    const own = fileAt(path);
    if (own) return new Response(own, { headers });
    for (const route of after) {
      const match = matchOf(route, path);
      const target = match && route.dest ? fileAt(filled(route.dest, match).replace(/\?.*/, "")) : null;
      if (target) return new Response(target, { headers });
    }
    return new Response(fileAt("/404"), { status: 404, headers });
  };
}

function matchOf({ src }: Route, path: string): RegExpExecArray | null {
  return src === undefined ? null : new RegExp(src).exec(path);
}

function filled(text: string, match: RegExpExecArray): string {
  return text.replace(/\$(\d)/g, (_, group) => match[Number(group)] ?? "");
}

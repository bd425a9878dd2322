// Answers requests within this process, for hosts whose rules are read by a package and not by a server.

/** A function of `Request` to `Response` as a handler of Node's HTTP server. @param {(request: Request) => Response | Promise<Response>} respond */
export function nodeHandler(respond) {
  return async (
    /** @type {import("node:http").IncomingMessage} */ request,
    /** @type {import("node:http").ServerResponse} */ response,
  ) => {
    const headers = new Headers();
    for (const [name, value] of Object.entries(request.headers)) headers.set(name, String(value));
    const found = await respond(new Request(`http://${headers.get("host")}${request.url}`, { headers }));
    response.writeHead(found.status, Object.fromEntries(found.headers));
    response.end(Buffer.from(await found.arrayBuffer()));
  };
}

/**
 * Answers by the routes of Vercel's Build Output API: those before the files add headers or redirect, a file wins over what
 * comes after, and what nothing answers is the 404 page with these headers.
 * @param {readonly import("./respond.d.mts").Route[]} routes @param {(path: string) => Uint8Array | null} fileAt
 */
export function respondByRoutes(routes, fileAt) {
  const files = routes.findIndex(({ handle }) => handle === "filesystem");
  const [before, after] = files < 0 ? [routes, []] : [routes.slice(0, files), routes.slice(files + 1)];
  return (/** @type {Request} */ request) => {
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

/** @param {import("./respond.d.mts").Route} route @param {string} path */
function matchOf({ src }, path) {
  return src === undefined ? null : new RegExp(src).exec(path);
}

/** @param {string} text @param {RegExpExecArray} match */
function filled(text, match) {
  return text.replace(/\$(\d)/g, (_, group) => match[Number(group)] ?? "");
}

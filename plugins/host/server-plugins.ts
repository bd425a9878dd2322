// What `npm run preview` responds, and the line with which it and `npm run dev` end where another program has their port.
import type { Server } from "node:net";
import { resolve } from "node:path";
import type { Plugin } from "vite";
import { folderSite, siteResponse } from "./site-response.ts";

/**
 * Makes `vite preview` respond as hosts do. Without it, Vite responds to `/faq` with the home page, uncompressed, and to a
 * request for a film's last ten bytes with its first eleven.
 */
export function previewPlugin(): Plugin {
  return {
    name: "mugworks:preview",
    configurePreviewServer(server) {
      const { root, build } = server.config;
      const site = folderSite(resolve(root, build.outDir));
      if (!site.isFile("/index.html")) {
        console.error(`There is no site in ${build.outDir}: run npm run build first.`);
        process.exit(1);
      }
      server.middlewares.use((request, response) => {
        const { status, headers, body } = siteResponse(site, {
          address: request.url ?? "/",
          range: request.headers.range ?? null,
          acceptEncoding: request.headers["accept-encoding"]?.toString() ?? null,
          ifNoneMatch: request.headers["if-none-match"] ?? null,
        });
        response.writeHead(status, status === 304 ? headers : { ...headers, "Content-Length": body.length });
        response.end(request.method === "HEAD" ? undefined : body);
      });
    },
  };
}

/**
 * Where `npm start` and `npm run preview` listen. With an address, such as 0.0.0.0, other machines reach them, also by the name of a
 * tunnel, which Vite answers with 403 otherwise: what they serve is what goes online.
 */
export function previewOptions(listenAddress = ""): { host?: string; allowedHosts?: true } {
  return listenAddress === "" ? {} : { host: listenAddress, allowedHosts: true };
}

/** The line about a port that cannot be had. `otherwise`: what to do instead of ending the other program. */
export const busyPort = (port: number, otherwise: string): string =>
  `Port ${port} is used by another program: end that program, or ${otherwise}.`;

/**
 * Ends `npm run dev` and `npm run preview` with one line where `--strictPort` allows no other port and another program has it. Vite
 * throws an error then, whose stack trace hides the line.
 */
export function busyPortPlugin(): Plugin {
  return {
    name: "mugworks:busy-port",
    configureServer({ httpServer, config }) {
      endWhenBusy(httpServer, config.server);
    },
    configurePreviewServer({ httpServer, config }) {
      endWhenBusy(httpServer, config.preview);
    },
  };
}

/** A probe before the server listens would be a moment too early, and would have to know the host as Vite does. */
function endWhenBusy(
  server: Pick<Server, "prependListener"> | null,
  { port, strictPort }: { port: number; strictPort: boolean | undefined },
): void {
  if (strictPort !== true) return;
  server?.prependListener("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EADDRINUSE") return;
    console.error(busyPort(port, `name another port, such as --port ${port + 1}`));
    process.exit(1);
  });
}

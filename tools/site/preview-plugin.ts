// What `npm start` and `npm run preview` answer, and where they listen.
import { resolve } from "node:path";
import type { Plugin } from "vite";
import { folderSite, siteResponse } from "../../functions/lib/site-response.ts";

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
        const { status, headers, body } = siteResponse(site, request.url ?? "/", (name) =>
          request.headers[name]?.toString(),
        );
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

import { resolve } from "node:path";
import type { Plugin } from "vite";
import { folderSite } from "./folder-site.ts";
import { siteResponse } from "./site-response.ts";

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
        });
        response.writeHead(status, { ...headers, "Content-Length": body.length });
        response.end(request.method === "HEAD" ? undefined : body);
      });
    },
  };
}

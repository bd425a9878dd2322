import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { answerFor, headersFor, parseHeadersFile } from "./static-host.ts";

/** Makes `vite preview` answer as the hosts do. Vite's own would answer `/faq` with the home page. */
export function previewPlugin(): Plugin {
  return {
    name: "mugworks:preview",
    configurePreviewServer(server) {
      const dist = join(server.config.root, server.config.build.outDir);
      const isFile = (path: string): boolean => {
        const file = join(dist, path);
        return existsSync(file) && statSync(file).isFile();
      };
      const rules = isFile("/_headers") ? parseHeadersFile(readFileSync(join(dist, "_headers"), "utf8")) : [];

      server.middlewares.use((request, response, next) => {
        const [pathname = "/"] = (request.url ?? "/").split("?");
        const answer = answerFor(pathname, isFile);
        response.setHeader("Cache-Control", "no-cache");
        for (const [name, value] of headersFor(pathname, rules)) response.setHeader(name, value);
        if (answer.status === 404) {
          response.statusCode = 404;
          // A missing file must not be cached as if it were there.
          response.setHeader("Cache-Control", "no-cache");
          response.setHeader("Content-Type", "text/html; charset=utf-8");
          response.end(isFile(answer.file) ? readFileSync(join(dist, answer.file)) : "Not found");
          return;
        }
        request.url = encodeURI(answer.file);
        next();
      });
    },
  };
}

import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { registry } from "../../src/vendors/registry.ts";
import { STAND_INS_PATH } from "../../src/vendors/vendor-list.ts";

/** Serves the vendors' stand-ins from the development server only. Builds and previews contain none. */
export function standInsPlugin(): Plugin {
  return {
    name: "mugworks:stand-ins",
    apply: (_, { command, isPreview }) => command === "serve" && !isPreview,
    configureServer(server) {
      server.middlewares.use(STAND_INS_PATH, (request, response, next) => {
        const vendor = basename(request.url ?? "", ".js");
        if (!registry.standIns.has(vendor)) return next();
        const path = fileURLToPath(new URL(`../../src/vendors/${vendor}/stand-in.js`, import.meta.url));
        response.setHeader("Content-Type", "text/javascript");
        response.end(readFileSync(path));
      });
    },
  };
}

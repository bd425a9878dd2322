import type { Plugin } from "vite";
import { framePath } from "../../src/lib/site/frame-path.ts";
import type { Config } from "../../src/vendors/config.ts";
import { registry } from "../../src/vendors/registry.ts";
import { framePage } from "./frames.ts";
import { framePolicy } from "./headers.ts";

/** Serves in `npm run dev` the pages of the vendors' frames that a build would write, under their policies. */
export function framesDevPlugin(config: Config): Plugin {
  return {
    name: "mugworks:frames-dev",
    apply: (_, { command, isPreview }) => command === "serve" && isPreview !== true,
    configureServer(server) {
      for (const frame of registry.frames(config))
        server.middlewares.use(framePath(frame.name), (_, response, next) => {
          response.setHeader("Content-Type", "text/html; charset=utf-8");
          response.setHeader("Content-Security-Policy", framePolicy(frame));
          void framePage(frame).then(response.end.bind(response), next);
        });
    },
  };
}

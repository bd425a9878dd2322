// What only `npm run dev` serves: files that a build would write, the vendors' stand-ins, and click to edit.
import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { text as readAll } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { type Connect, isRunnableDevEnvironment, type Plugin, type ViteDevServer } from "vite";
import type { Brand } from "../../src/content/schema/index.ts";
import { framePath } from "../../src/lib/site/frame-path.ts";
import { isoDay } from "../../src/lib/text/dates.ts";
import type { Config } from "../../src/vendors/config.ts";
import { registry } from "../../src/vendors/registry.ts";
import { STAND_INS_PATH } from "../../src/vendors/vendor-list.ts";
import type * as ReadModule from "../articles/read-articles.ts";
import { PLACES_PATH } from "../click-to-edit/browser/place-query.ts";
import { placesOf } from "../click-to-edit/content-places.ts";
import { FILE_TYPES } from "../host/file-types.ts";
import { framePage } from "../host/frames.ts";
import { framePolicy } from "../host/headers.ts";
import { manifest, MANIFEST_PATH } from "../host/manifest.ts";
import type * as PrerenderModule from "../pages/prerender.tsx";

const CLICK_TO_EDIT = "/plugins/click-to-edit/browser/click-to-edit.ts";

interface Answer {
  ending: ".html" | ".js" | ".json" | ".webmanifest";
  body: string | Buffer;
  status?: number;
  policy?: string;
}

export function devServerPlugin(config: Config, brand: Brand, script: string | null): Plugin {
  return {
    name: "mugworks:dev-server",
    apply: (_, { command, isPreview }) => command === "serve" && !isPreview,
    transformIndexHtml: () => [
      { tag: "script", attrs: { type: "module", src: CLICK_TO_EDIT }, injectTo: "body" },
      ...(script === null ? [] : [{ tag: "script", children: script }]),
    ],
    configureServer(server) {
      const { root } = server.config;
      serve(server, MANIFEST_PATH, () => ({ ending: ".webmanifest", body: manifest(brand) }));
      for (const frame of registry.frames(config))
        serve(server, framePath(frame.name), async () => ({
          ending: ".html",
          body: await framePage(frame),
          policy: framePolicy(frame),
        }));
      serve(server, STAND_INS_PATH, async ({ url = "" }) => {
        // Tags append their id to the address.
        const vendor = basename(url.replace(/\?.*/, ""), ".js");
        if (!registry.standIns.has(vendor)) return null;
        const file = fileURLToPath(new URL(`../../src/vendors/${vendor}/stand-in.js`, import.meta.url));
        return { ending: ".js", body: await readFile(file) };
      });
      // Also drafts and articles with a future date.
      serve(server, "/data/muglife", async ({ originalUrl = "" }) => {
        const { prepareBlog } = await load<typeof PrerenderModule>(server, "/plugins/pages/prerender.tsx");
        const { readArticles } = await load<typeof ReadModule>(server, "/plugins/articles/read-articles.ts");
        const { files } = await prepareBlog(readArticles(), isoDay(new Date()), { withUnpublished: true });
        const file = files.get(originalUrl.split("?")[0] ?? "");
        return { ending: ".json", body: JSON.stringify(file ?? null), status: file ? 200 : 404 };
      });
      serve(server, PLACES_PATH, async (request) => {
        const places = placesOf(root, JSON.parse(await readAll(request)));
        return { ending: ".json", body: JSON.stringify(places) };
      });
      // Pages load articles as data and do not import their modules, so Vite does not reload the page by itself.
      server.watcher.on("change", (file) => {
        if (file.includes("/content/articles/")) server.ws.send({ type: "full-reload" });
        // Its values are constants of the configuration.
        if (file.endsWith("/content/shop-days.ts")) void server.restart();
      });
    },
  };
}

/** `answer` returns null where Vite should answer. */
function serve(
  { middlewares }: ViteDevServer,
  path: string,
  answer: (request: Connect.IncomingMessage) => Answer | null | Promise<Answer | null>,
): void {
  middlewares.use(path, (request, response, next) => {
    void respond().then(undefined, next);

    async function respond(): Promise<void> {
      const found = await answer(request);
      if (found === null) return next();
      const { ending, body, status = 200, policy } = found;
      response.statusCode = status;
      response.setHeader("Content-Type", FILE_TYPES[ending] ?? "");
      if (policy !== undefined) response.setHeader("Content-Security-Policy", policy);
      response.end(body);
    }
  });
}

/** Imports a module with the server's environment, which knows what has changed since. */
function load<Module>({ environments: { ssr } }: ViteDevServer, file: string): Promise<Module> {
  if (!isRunnableDevEnvironment(ssr)) throw new Error("The server environment runs no modules.");
  return ssr.runner.import<Module>(file);
}

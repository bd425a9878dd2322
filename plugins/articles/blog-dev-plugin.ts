import { isRunnableDevEnvironment, type Plugin } from "vite";
import { isoDay } from "../../src/lib/text/dates.ts";
import type * as PrerenderModule from "../pages/prerender.tsx";
import type * as ReadModule from "./read-articles.ts";

/** Serves in `npm run dev` the blog's files that a build would write, including drafts and articles with a future date. */
export function blogDevPlugin(): Plugin {
  return {
    name: "mugworks:blog-dev",
    apply: "serve",
    configureServer(server) {
      const { ssr } = server.environments;
      server.middlewares.use("/data/muglife", (request, response, next) => {
        const [path = ""] = (request.originalUrl ?? "").split("?");
        void readFile().then(response.end.bind(response), next);

        async function readFile(): Promise<string> {
          if (!isRunnableDevEnvironment(ssr)) throw new Error("The server environment runs no modules.");
          const prerender = await ssr.runner.import<typeof PrerenderModule>("/plugins/pages/prerender.tsx");
          const { readArticles } = await ssr.runner.import<typeof ReadModule>(
            "/plugins/articles/read-articles.ts",
          );
          const today = isoDay(new Date());
          const { files } = await prerender.prepareBlog(readArticles(), today, { withUnpublished: true });
          const file = files.get(path);
          response.statusCode = file === undefined ? 404 : 200;
          response.setHeader("Content-Type", "application/json");
          return JSON.stringify(file ?? null);
        }
      });
      // Pages load articles as data and do not import their modules, so Vite does not reload the page by itself.
      server.watcher.on("change", (file) => {
        if (file.includes("/content/articles/")) server.ws.send({ type: "full-reload" });
      });
    },
  };
}

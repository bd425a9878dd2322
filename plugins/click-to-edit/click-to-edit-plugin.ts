import { text as readAll } from "node:stream/consumers";
import { isRunnableDevEnvironment, type Plugin } from "vite";
import type * as PlacesModule from "./content-places.ts";
import { PLACES_PATH } from "./browser/places-path.ts";

const CLIENT = "/plugins/click-to-edit/browser/click-to-edit.ts";

/** Adds click to edit to the pages of `npm run dev`, and answers where a text or a picture is in the content. */
export function clickToEditPlugin(): Plugin {
  return {
    name: "mugworks:click-to-edit",
    apply: (_, { command, isPreview }) => command === "serve" && !isPreview,
    transformIndexHtml: () => [
      { tag: "script", attrs: { type: "module", src: CLIENT }, injectTo: "body" as const },
    ],
    configureServer(server) {
      const { ssr } = server.environments;
      server.middlewares.use(PLACES_PATH, (request, response, next) => {
        response.setHeader("Content-Type", "application/json");
        void answer().then(response.end.bind(response), next);

        async function answer(): Promise<string> {
          if (!isRunnableDevEnvironment(ssr)) throw new Error("The server environment runs no modules.");
          const query: unknown = JSON.parse(await readAll(request));
          const { runner } = ssr;
          const { placesOf } = await runner.import<typeof PlacesModule>(
            "/plugins/click-to-edit/content-places.ts",
          );
          return JSON.stringify(
            await placesOf(server.config.root, (file) => runner.import<object>(`/${file}`), query),
          );
        }
      });
    },
  };
}

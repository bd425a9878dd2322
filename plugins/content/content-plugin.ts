import { join } from "node:path";
import type { Plugin, ResolvedConfig } from "vite";
import { type CheckedConfig, stopWith, whatStops } from "../config/checked-config.ts";
import { type CheckedContent, checkedContent } from "../config/import-source.ts";
import { TOKENS_FILE } from "../files.ts";

/** What the plugins of one build share. */
export type BuildContent = Pick<CheckedContent, "articles" | "samples" | "hasIncentives">;

/**
 * `vite build` checks all content before it writes any file, and keeps the articles in `content`. It stops with one list of what is
 * wrong in `site` and in content, with a shop also of what has no source. `npm run dev` reports problems in the console and over the page.
 */
export function contentPlugin(site: CheckedConfig, content: BuildContent): Plugin {
  const check = ({ root, publicDir }: ResolvedConfig): Promise<CheckedContent> =>
    checkedContent({ root, publicDir, shopDomain: site.shopDomain });
  return {
    name: "mugworks:content",
    buildApp: {
      order: "pre",
      async handler({ config }) {
        const { problems, unsourced, warnings, ...checked } = await check(config);
        Object.assign(content, checked);
        const message = whatStops({ problems, unsourced }, site);
        if (message !== null) stopWith(message);
        // The configuration file cannot print: Vite evaluates it several times in one build, each time as a new module.
        for (const warning of [...warnings, ...site.warnings]) console.warn(`\n${warning}\n`);
      },
    },
    configureServer(server) {
      const { config, watcher, ws } = server;
      const tokens = join(config.root, TOKENS_FILE);
      let checks = 0;
      let isShown = false;
      let hasNewTokens = false;
      const report = async (): Promise<void> => {
        const number = ++checks;
        const { problems } = await check(config);
        // The content has changed again since.
        if (number !== checks) return;
        if (problems !== null) {
          config.logger.error(problems, { timestamp: true });
          // The lines of the problems as whole paths, which the overlay turns into links to the editor.
          const places = problems.match(/^\S+:\d+(?= {2})/gm) ?? [];
          const stack = places.map((place) => `${join(config.root, place)}:1`).join("\n");
          ws.send({ type: "error", err: { message: problems, stack } });
        } else if (hasNewTokens) {
          // The configuration has filled the design's values into files that Tailwind does not process.
          await server.restart();
        } else if (isShown) {
          // Vite removes its overlay when it updates a module. A picture that is there at last updates none.
          ws.send({ type: "full-reload" });
        }
        isShown = problems !== null;
      };
      const folders = [join(config.root, "src/content"), config.publicDir, tokens];
      ws.on("connection", () => void report());
      for (const event of ["add", "change", "unlink"])
        watcher.on(event, (file: string) => {
          hasNewTokens ||= file === tokens;
          if (folders.some((folder) => file.startsWith(folder))) void report();
        });
    },
  };
}

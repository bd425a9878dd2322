import { join } from "node:path";
import type { Plugin, ResolvedConfig } from "vite";
import type { Config } from "../../vendors/config.ts";
import { contentProblems } from "./content-runner.ts";

/** `vite build` checks all content before it writes any file. `npm run dev` reports problems in the console and over the page. */
export function contentPlugin({ shop }: Config): Plugin {
  const problemsOf = ({ root, publicDir }: ResolvedConfig): Promise<string | null> =>
    contentProblems({ root, publicDir, shopDomain: shop?.domain ?? null });
  return {
    name: "mugworks:content",
    buildApp: {
      order: "pre",
      async handler({ config }) {
        const problems = await problemsOf(config);
        if (problems === null) return;
        // Printed and not thrown, because marketers read the message and an exception would add a stack trace.
        console.error(`\n${problems}\n`);
        process.exit(1);
      },
    },
    configureServer({ config, watcher, ws }) {
      const report = async (): Promise<void> => {
        const problems = await problemsOf(config);
        if (problems === null) return;
        config.logger.error(problems, { timestamp: true });
        ws.send({ type: "error", err: { message: problems, stack: "" } });
      };
      const folder = join(config.root, "src/content");
      ws.on("connection", () => void report());
      for (const event of ["add", "change", "unlink"])
        watcher.on(event, (file: string) => {
          if (file.startsWith(folder)) void report();
        });
    },
  };
}

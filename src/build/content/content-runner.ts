// Runs the content check before anything is built. It reads content as modules, which Vite's module runner runs.
import { join } from "node:path";
import { createRunnableDevEnvironment, resolveConfig } from "vite";
import type * as FindModule from "./find-content-problems.ts";

/** What is wrong with the content, for those who wrote it; null when all is well. */
export async function contentProblems(site: FindModule.ContentSite): Promise<string | null> {
  const config = await resolveConfig(
    {
      root: site.root,
      // The site's own configuration reads content, too: a mistake there would end this check.
      configFile: false,
      logLevel: "silent",
      resolve: { alias: { "@": join(site.root, "src") } },
      environments: {
        content: { consumer: "server", dev: { moduleRunnerTransform: true }, resolve: { external: true } },
      },
    },
    "serve",
  );
  const environment = createRunnableDevEnvironment("content", config, {
    runnerOptions: { hmr: false },
    hot: false,
  });
  await environment.init();
  try {
    const { runner } = environment;
    const check = await runner.import<typeof FindModule>("/src/build/content/find-content-problems.ts");
    return await check.findContentProblems(site, (file) => runner.import<object>(`/${file}`));
  } finally {
    await environment.close();
  }
}

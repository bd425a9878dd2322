// Runs the content check before the build. The check imports content as modules, for which it needs Vite's module runner.
import { join } from "node:path";
import { createRunnableDevEnvironment, resolveConfig } from "vite";
import type * as FindModule from "./find-content-problems.ts";

export async function checkedContent(site: FindModule.ContentSite): Promise<FindModule.CheckedContent> {
  const config = await resolveConfig(
    {
      root: site.root,
      // The site's own configuration is not used: it imports content, too, so a mistake in content would end this check.
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
    const check = await runner.import<typeof FindModule>("/plugins/content/find-content-problems.ts");
    return await check.describeContent(site, (file) => runner.import<object>(`/${file}`));
  } finally {
    await environment.close();
  }
}

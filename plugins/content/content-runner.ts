// Runs the content check before the build. The check imports content as modules, for which it needs Vite's module runner.
import { join } from "node:path";
import { createRunnableDevEnvironment, resolveConfig } from "vite";
import type { Article } from "../../src/content/schema/articles.ts";
import type * as ReadModule from "../articles/read-articles.ts";
import type * as FindModule from "./find-content-problems.ts";
import type { SampleSection } from "./samples-plugin.ts";

export interface CheckedContent {
  /** The message about all problems of the content, for marketers; null when there are none. */
  problems: string | null;
  /** None when there are problems. */
  articles: readonly Article[];
  /** What does not stop a build, each as a sentence. */
  warnings: readonly string[];
  /** The message about people's words and claims without a source; null when there are none, or problems. */
  unsourced: string | null;
  /** The parts of pages that these are in. */
  samples: readonly SampleSection[];
  /** Whether any source names an incentive. */
  hasIncentives: boolean;
}

export async function checkedContent(site: FindModule.ContentSite): Promise<CheckedContent> {
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
    const load = (file: string): Promise<object> => runner.import<object>(`/${file}`);
    const problems = await check.findContentProblems(site, load);
    const none = { articles: [], warnings: [], unsourced: null, samples: [], hasIncentives: false };
    if (problems !== null) return { ...none, problems };
    const evidence = await check.readEvidence(site.root, load);
    const { readArticles } = await runner.import<typeof ReadModule>("/plugins/articles/read-articles.ts");
    return { problems, articles: readArticles(), warnings: await check.oldPolicies(load), ...evidence };
  } finally {
    await environment.close();
  }
}

import type { Plugin } from "vite";
import type { Config } from "../../vendors/config.ts";
import { readConfig, type Environment } from "./read-config.ts";

/** Returns the configuration and what to warn about. When it has problems, prints one line for each and stops the build. */
export function checkedConfig(
  environment: Environment,
  defaultSiteUrl: string,
): { config: Config; warnings: readonly string[] } {
  const { config, problems, warnings } = readConfig(environment, defaultSiteUrl);
  if (problems.length > 0) {
    console.error(problems.map((problem) => `\nConfiguration: ${problem}`).join("") + "\n");
    process.exit(1);
  }
  return { config, warnings };
}

/**
 * Prints the warnings once for each build for visitors. The configuration file cannot: Vite evaluates it several times in
 * one build, each time as a new module.
 */
export function configWarningsPlugin(warnings: readonly string[]): Plugin {
  return {
    name: "mugworks:config-warnings",
    apply: (_, { command, mode }) => command === "build" && mode === "production",
    applyToEnvironment: ({ name }) => name === "client",
    buildStart() {
      for (const warning of warnings) console.warn(`\n${warning}\n`);
    },
  };
}

import type { Plugin } from "vite";
import type { Config } from "../../src/vendors/config.ts";
import { findEnvFileProblems } from "./misnamed-variables.ts";
import { PAGE_FOLDERS, readConfig, VARIABLE_NAMES, type Environment } from "./read-config.ts";

/**
 * Returns the configuration and what to warn about. When it, a file of variables in `root` or `PAGES_AS_FOLDERS` has problems, prints one line for
 * each and stops the build.
 */
export function checkedConfig(
  environment: Environment,
  defaultSiteUrl: string,
  root = process.cwd(),
): { config: Config; warnings: readonly string[]; pageFolders: boolean; keepsSamples: boolean } {
  const { config, problems, warnings, keepsSamples } = readConfig(environment, defaultSiteUrl);
  const folders = process.env[PAGE_FOLDERS] ?? "";
  const wrong = [...findEnvFileProblems(root, VARIABLE_NAMES), ...problems];
  if (!["", "1"].includes(folders))
    wrong.push(`${PAGE_FOLDERS} holds "${folders}"; it should be 1 or empty.`);
  if (wrong.length > 0) {
    console.error(wrong.map((problem) => `\nConfiguration: ${problem}`).join("") + "\n");
    process.exit(1);
  }
  return { config, warnings, pageFolders: folders === "1", keepsSamples };
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

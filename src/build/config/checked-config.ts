import type { Plugin } from "vite";
import type { Config } from "../../vendors/config.ts";
import { findEnvFileProblems } from "./env-files.ts";
import { findNearMisses } from "./near-misses.ts";
import { readConfig, VARIABLE_NAMES, type Environment } from "./read-config.ts";

/**
 * Returns the configuration and what to warn about. When it, a file of variables in `root` or a name in the process's environment
 * (`own`) has problems, prints one line for each and stops the build.
 */
export function checkedConfig(
  environment: Environment,
  defaultSiteUrl: string,
  root = process.cwd(),
  own: Environment = process.env,
): { config: Config; warnings: readonly string[] } {
  const { config, problems, warnings } = readConfig(environment, defaultSiteUrl);
  stopFor([
    ...findEnvFileProblems(root, VARIABLE_NAMES),
    ...findNearMisses(own, environment, VARIABLE_NAMES),
    ...problems,
  ]);
  return { config, warnings };
}

/** Reads a variable that turns something on. Any other value than 1 stops the build. */
export function checkedSwitch(name: string, { [name]: value = "" }: Environment): boolean {
  if (value !== "" && value !== "1") stopFor([`${name} holds "${value}"; it should be 1 or empty.`]);
  return value === "1";
}

function stopFor(problems: readonly string[]): void {
  if (problems.length === 0) return;
  console.error(problems.map((problem) => `\nConfiguration: ${problem}`).join("") + "\n");
  process.exit(1);
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

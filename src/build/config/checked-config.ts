import type { Config } from "../../vendors/config.ts";
import { readConfig, type Environment } from "./read-config.ts";

let hasWarned = false;

/** Returns the configuration. When it has problems, prints one line for each and stops the build. */
export function checkedConfig(environment: Environment, defaultSiteUrl: string, shouldWarn: boolean): Config {
  const { config, problems, warnings } = readConfig(environment, defaultSiteUrl);
  if (problems.length > 0) {
    console.error(problems.map((problem) => `\nConfiguration: ${problem}`).join("") + "\n");
    process.exit(1);
  }
  // Warnings are printed once, although Vite evaluates its configuration for each environment of the build.
  if (shouldWarn && !hasWarned) for (const warning of warnings) console.warn(`\n${warning}\n`);
  hasWarned ||= shouldWarn;
  return config;
}

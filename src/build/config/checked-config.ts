import type { Config } from "../../vendors/config.ts";
import { readConfig, type Environment } from "./read-config.ts";

let hasWarned = false;

/** The configuration, or the end of the build, with one line for each problem. */
export function checkedConfig(environment: Environment, defaultSiteUrl: string, shouldWarn: boolean): Config {
  const { config, problems, warnings } = readConfig(environment, defaultSiteUrl);
  if (problems.length > 0) {
    console.error(problems.map((problem) => `\nConfiguration: ${problem}`).join("") + "\n");
    process.exit(1);
  }
  // The build evaluates its configuration once for each of its environments.
  if (shouldWarn && !hasWarned) for (const warning of warnings) console.warn(`\n${warning}\n`);
  hasWarned ||= shouldWarn;
  return config;
}

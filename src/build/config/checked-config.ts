import type { Config } from "../../vendors/config.ts";
import { readConfig, type Environment } from "./read-config.ts";

let told = false;

/** The configuration, or an end of the build that says in plain lines what to mend. */
export function checkedConfig(environment: Environment, defaultSiteUrl: string, telling: boolean): Config {
  const { config, problems, warnings } = readConfig(environment, defaultSiteUrl);
  if (problems.length > 0) {
    console.error(problems.map((problem) => `\nConfiguration: ${problem}`).join("") + "\n");
    process.exit(1);
  }
  // The build evaluates its configuration once for each of its environments.
  if (telling && !told) for (const warning of warnings) console.warn(`\n${warning}\n`);
  told ||= telling;
  return config;
}

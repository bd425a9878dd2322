import type { CheckedContent } from "./import-source.ts";
import { findEnvFileProblems, PAGE_FOLDERS } from "./misnamed-variables.ts";
import { readConfig, VARIABLE_NAMES, type Environment } from "./read-config.ts";

export type CheckedConfig = ReturnType<typeof checkedConfig>;

/** Returns the configuration, what to warn about, and the problems of it, of the files of variables in `root` and of `PAGES_AS_FOLDERS`. */
export function checkedConfig(environment: Environment, defaultSiteUrl: string, root = process.cwd()) {
  const read = readConfig(environment, defaultSiteUrl);
  const folders = process.env[PAGE_FOLDERS] ?? "";
  const problems = [...findEnvFileProblems(root, VARIABLE_NAMES), ...read.problems];
  if (!["", "1"].includes(folders))
    problems.push(`${PAGE_FOLDERS} holds "${folders}"; it should be 1 or empty.`);
  return { ...read, problems, pageFolders: folders === "1" };
}

/** One line for each problem; null where there is none. */
export function describeConfig({ problems }: Pick<CheckedConfig, "problems">): string | null {
  return problems.map((problem) => `Configuration: ${problem}`).join("\n") || null;
}

/** The message with which a build ends, with all that stops it: first the variables, because content has more lines. Null when it goes on. */
export function whatStops(
  { problems, unsourced }: Pick<CheckedContent, "problems" | "unsourced">,
  checked: Pick<CheckedConfig, "problems" | "shopDomain" | "hasDemoSignup" | "keepsSamples">,
): string | null {
  const isForSale = checked.shopDomain !== null && !checked.keepsSamples;
  const ofSale = isForSale ? [unsourced, checked.hasDemoSignup ? DEMO_SIGNUP : null] : [];
  const reasons = [describeConfig(checked), problems, ...ofSale];
  return reasons.filter((reason) => reason !== null).join("\n\n") || null;
}

const DEMO_SIGNUP =
  "The form on /bros is a demo that sends nothing: set VITE_AFFILIATE_SIGNUP_URL to the address of your affiliate service’s form (docs/hosting.md).";

/** Prints the message, and ends the process. An exception would add a stack trace, and marketers read this. */
export function stopWith(message: string): never {
  console.error(`\n${message}\n`);
  process.exit(1);
}

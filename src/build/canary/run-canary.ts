// Compares the site with what others publish, and prints one sentence for each finding.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { brand } from "@/content/brand";
import type { Config } from "@/vendors/config";
import { STOREFRONT_API_VERSION } from "@/vendors/shopify/storefront-api";
import { checkedConfig } from "../config/checked-config";
import type { Environment } from "../config/read-config";
import type { Send } from "../request-failure";
import { checkAdvisories } from "./check-advisories";
import { checkAnswers, checkBuiltPolicy, vendorHosts } from "./check-hosts";
import { checkOperations, OWN_OPERATIONS } from "./check-operations";
import { checkVersion } from "./check-version";
import { nothingFound, type Findings } from "./finding";
import { readNewestSchema } from "./newest-schema";
import { runNpm, type RunNpm } from "./run-npm";

/** The statuses of the command, which docs/hosting.md documents. */
const STATUS = { healthy: 0, wrong: 1, notCompared: 2 };

export interface CanaryInput {
  config: Config;
  /** The operations that the library sends. */
  libraryOperations: readonly string[];
  /** The text of the built _headers; null where nothing is built. */
  headers: string | null;
  today: Date;
  npm: RunNpm;
  send: Send;
}

export async function findChanges(input: CanaryInput): Promise<Findings> {
  const { config, libraryOperations, headers, today, npm, send } = input;
  const published = await readNewestSchema(npm);
  const all = [
    checkVersion(STOREFRONT_API_VERSION, today),
    typeof published === "string"
      ? { ...nothingFound, missed: [published] }
      : checkOperations([...libraryOperations, ...OWN_OPERATIONS], published),
    await checkAdvisories(npm),
    checkBuiltPolicy(headers, config),
    await checkAnswers(vendorHosts(config), send),
  ];
  return {
    facts: all.flatMap(({ facts }) => facts),
    problems: all.flatMap(({ problems }) => problems),
    missed: all.flatMap(({ missed }) => missed),
  };
}

export function statusOf({ problems, missed }: Findings): number {
  if (problems.length > 0) return STATUS.wrong;
  return missed.length > 0 ? STATUS.notCompared : STATUS.healthy;
}

/** `output` is the folder with the build of this configuration. Returns the status of the command. */
export async function runCanary(
  root: string,
  environment: Environment,
  libraryOperations: readonly string[],
  output: string,
): Promise<number> {
  const findings = await findChanges({
    config: checkedConfig(environment, brand.siteUrl, root).config,
    libraryOperations,
    headers: await readFile(join(root, output, "_headers"), "utf8").catch(() => null),
    today: new Date(),
    npm: runNpm,
    send: fetch,
  });
  for (const fact of findings.facts) console.log(fact);
  for (const sentence of [...findings.problems, ...findings.missed]) console.error(sentence);
  return statusOf(findings);
}

// npm run site doctor https://your.site          one sentence for each thing that is wrong with a deployed site
// npm run site doctor https://your.site dist     also compares the site with the built folder that was published
// npm run site due https://your.site             whether the day of a scheduled article has come that the site does not have yet
import { loadEnv } from "vite";
import { importSource } from "../../plugins/config/import-source.ts";
import type { Environment } from "../../plugins/config/read-config.ts";
import type * as ReadArticles from "../../plugins/articles/read-articles.ts";
import { brand } from "../../src/content/brand.ts";
import { Refusal } from "../refusal.ts";
import { diagnose } from "./doctor/diagnose.ts";
import { runDueCheck } from "./due-articles.ts";

const LIMIT_MS = 30_000;
/** The statuses of the doctor, which docs/hosting.md documents. */
const STATUS = { healthy: 0, wrong: 1, notExamined: 2 };

export async function run([name = "", ...words]: readonly string[]): Promise<number> {
  const environment = loadEnv("production", process.cwd(), "VITE_");
  const { AFFILIATE_SERVICE_TOKEN } = process.env;
  // With the variables of the build in .env or in the environment, the site is compared with these, too.
  if (name === "doctor") return runDoctor(words, { ...environment, AFFILIATE_SERVICE_TOKEN });
  if (name === "due") return printDue(words[0] || process.env["VITE_SITE_URL"] || brand.siteUrl);
  throw new Refusal(`npm run site takes doctor or due; it was given: ${name}`);
}

/** Returns the status of the command. `words`: the address and, where it is at hand, the folder that was published. */
export async function runDoctor(
  words: readonly string[],
  environment: Environment,
  examine: typeof diagnose = diagnose,
): Promise<number> {
  const [address, dist = null, ...others] = words;
  if (others.length > 0) {
    console.error("Give one address and at most one folder: npm run site doctor https://your.site dist");
    return STATUS.notExamined;
  }
  const { isExamined, problems, limits } = await examine({
    address,
    dist,
    environment,
    send: fetch,
    limitMs: LIMIT_MS,
    today: new Date(),
  });
  for (const problem of problems) console.error(problem);
  if (!isExamined) return STATUS.notExamined;
  for (const limit of limits) console.log(limit);
  if (problems.length === 0)
    console.log(`Nothing ${limits.length > 0 ? "else " : ""}is wrong with ${address}.`);
  if (dist === null)
    console.log(
      `Not examined: pictures whose names the scripts make of other values, and whether each page is the built one. Name the published folder as well: npm run site doctor ${address} dist`,
    );
  return problems.length > 0 ? STATUS.wrong : STATUS.healthy;
}

/** Prints "true" or "false". Which articles are due goes to the error output, so that a script can read the answer alone. */
async function printDue(siteUrl: string): Promise<number> {
  const root = process.cwd();
  // Vite's runner, because the module reads all articles by `import.meta.glob`.
  const { readArticles } = await importSource<typeof ReadArticles>(root, "plugins/articles/read-articles.ts");
  const due = await runDueCheck(readArticles(), siteUrl, new Date(), fetch);
  console.error(due.length === 0 ? "No article is due." : `Due: ${due.join(", ")}.`);
  console.log(due.length > 0);
  return 0;
}

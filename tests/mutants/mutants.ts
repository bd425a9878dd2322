// `npm test -- --mutants src/lib checkout/stock`: how much of what is broken on purpose in these modules the unit tests notice. Stryker
// breaks one thing at a time (a mutant), runs the unit tests that reach it, and prints what none of them noticed. The status is 1
// below 90%. Results are kept until a module or a test changes; `--fresh` computes them again.
import { mkdtempSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { z } from "zod";
import { cachedPackages } from "../../tools/test/install-package.ts";

/** Modules in these folders get mutants. */
const FOLDERS = [
  "src/lib",
  "src/features/referral",
  "src/features/checkout",
  "functions",
  "src/vendors",
  "src/demo",
  "src/hooks",
];
/** The lowest score, in percent. */
const GOAL = 90;
// A third of all files of the packages, for a command that few run: so it is installed at its first run.
const STRYKER = ["@stryker-mutator/core@9.6.1", "@stryker-mutator/vitest-runner@9.6.1"] as const;
const CACHE = "node_modules/.cache/mugworks/mutants";

const strykerModule = z.object({
  Stryker: z.custom<new (options: object) => { runMutationTest: () => Promise<unknown> }>(
    (value) => typeof value === "function",
  ),
});

/** Returns the status of the command. */
export async function scoreMutants(words: readonly string[], isFresh: boolean): Promise<number> {
  const modules = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)),
  ).filter(
    (path) =>
      /(?<!\.d)\.tsx?$/.test(path) && (words.length === 0 || words.some((word) => path.includes(word))),
  );
  if (modules.length === 0) {
    console.error(`No module in ${FOLDERS.join(", ")} has ${words.join(" or ")} in its path.`);
    return 1;
  }
  const packages = cachedPackages(...STRYKER);
  if (packages === undefined) {
    console.error("Stryker could not be installed (see above): connect this machine to the network.");
    return 1;
  }
  // Stryker's processes load the plugin, which is TypeScript.
  process.env.NODE_OPTIONS = `--import ${import.meta.resolve("tsx")}`;
  const entry = pathToFileURL(join(packages, "@stryker-mutator/core/dist/src/index.js")).href;
  const { Stryker } = strykerModule.parse(await import(entry));
  await new Stryker(optionsFor(modules, packages, isFresh)).runMutationTest();
  return Number(process.exitCode ?? 0);
}

function optionsFor(modules: readonly string[], packages: string, isFresh: boolean): object {
  return {
    testRunner: "vitest",
    vitest: { configFile: "tests/mutants/vitest.config.ts" },
    plugins: [
      join(packages, "@stryker-mutator/vitest-runner/dist/src/index.js"),
      fileURLToPath(new URL("ignored.ts", import.meta.url)),
    ],
    ignorers: ["no-behavior"],
    // The brackets of an address such as functions/[code].ts are a pattern to Stryker.
    mutate: modules.map((path) => path.replaceAll("\\", "/").replaceAll(/[[\]]/g, "?")),
    coverageAnalysis: "perTest",
    // A mutant that is evaluated with its module would need all modules evaluated again and every test of them run: it takes minutes.
    ignoreStatic: true,
    concurrency: 2,
    // The initial run for src/vendors takes 36 s; one on a busy machine did not end within the default limit of five minutes.
    dryRunTimeoutMinutes: 30,
    // Tests on a busy machine take several times as long as in the first run.
    timeoutMS: 10_000,
    // Stryker reads this file by TypeScript's interface for programs, which TypeScript 7 lacks. No tool of these tests reads it.
    tsconfigFile: "none",
    ignorePatterns: ["/e2e", "/dist", "/dist-hosts"],
    // Vitest runs no tests below node_modules.
    tempDirName: mkdtempSync(join(tmpdir(), "mutants-")),
    cleanTempDir: "always",
    incremental: true,
    incrementalFile: `${CACHE}/incremental.json`,
    force: isFresh,
    clearTextReporter: { logTests: false },
    reporters: ["clear-text", "progress-append-only"],
    thresholds: { high: 95, low: GOAL, break: GOAL },
  };
}

// `npm test`: runs all checks that a commit must pass. The journeys take longest, so what they need comes first.
//   npm test -- checkout       the unit tests and journeys with "checkout" in their path
//   npm test -- --every        all journeys, as each night does (e2e/test.ts)
//   npm test -- --edits        what a marketer edits breaks no test (tests/edits/); --each
//   npm test -- --hosts        servers of several hosts do what a host must (e2e/hosts/)
//   npm test -- --mutants      the unit tests notice what is broken on purpose (tests/mutants/); --fresh
import { readdirSync } from "node:fs";
import { parseArgs } from "node:util";
import { BY_DAY } from "../../e2e/test.ts";
import { journeyCounts } from "../../e2e/journey-counts.ts";
import { BUILDS, portProblem, type Site } from "../../e2e/sites.ts";
import { FILES_AT_NIGHT } from "../../tests/at-night.ts";
import { Refusal } from "../refusal.ts";
import { BROWSERS, type BrowserName, prepareBrowsers, tooOld } from "./browsers.ts";
import { runTogether, type Step } from "./steps.ts";

/** The projects of e2e/playwright.config.ts, each with the folder of its journeys, the site that they visit, and the browser. */
const PROJECTS: Record<string, { folder: string; sites: Site[]; browser: BrowserName; isAtNight?: true }> = {
  demo: { folder: "demo", sites: ["demo"], browser: "chromium" },
  shop: { folder: "shop", sites: ["shop"], browser: "chromium" },
  development: { folder: "development", sites: ["development"], browser: "chromium", isAtNight: true },
  edge: { folder: "edge", sites: ["edge"], browser: "chromium" },
  "edge-firefox": { folder: "edge", sites: ["edge"], browser: "firefox", isAtNight: true },
  firefox: { folder: "demo", sites: ["demo"], browser: "firefox", isAtNight: true },
  "strict-firefox": { folder: "strict-firefox", sites: ["demo"], browser: "firefox", isAtNight: true },
  webkit: { folder: "webkit", sites: ["demo", "edge"], browser: "webkit" },
};

/** In one of two lanes. With more threads, types take 1.9 and lint 1.3 times the processor's time (2026-11-23). */
const ONE_THREAD = { GOMAXPROCS: "1" };
/** What has not changed since the last run is not read again: 5 instead of 16 s. */
const TYPES_CACHE = "node_modules/.cache/mugworks/types.tsbuildinfo";
const CHECKS: readonly Step[] = [
  {
    name: "types",
    command: ["tsc", "--noEmit", "--incremental", "--tsBuildInfoFile", TYPES_CACHE],
    environment: ONE_THREAD,
  },
  { name: "lint", command: ["oxlint", "--type-aware", "--deny-warnings"], environment: ONE_THREAD },
  // Who pastes an entry into the content need not format it, so that the command of package.json leaves content out.
  { name: "format", command: ["npm", "run", "--silent", "check:format"] },
  { name: "dead code", command: ["knip"] },
];
/** Random purchases: the cart's machine alone, and the same with what is shipped. */
const modelSteps = (isEvery: boolean): Step[] =>
  ["machine", "library"].map((part) => ({
    name: `model of the purchase, ${part}`,
    command: ["vitest", "run", "tests/model", "-t", part],
    environment: {
      MODEL_RUNS: part === "machine" ? (isEvery ? "100000" : "10000") : isEvery ? "10000" : "300",
    },
  }));

export async function run(args: readonly string[]): Promise<number> {
  const flag = { type: "boolean", default: false } as const;
  const { values, positionals: words } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      every: flag,
      edits: flag,
      each: flag,
      hosts: flag,
      mutants: flag,
      fresh: flag,
    },
  });
  if (values.edits) return (await import("../../tests/edits/test-edits.ts")).testEdits(values.each);
  if (values.hosts) return (await import("../../e2e/hosts/test-hosts.ts")).testHosts(words);
  if (values.mutants)
    return (await import("../../tests/mutants/mutants.ts")).scoreMutants(words, values.fresh);
  return runTests(words, values.every);
}

async function runTests(words: readonly string[], isEvery: boolean): Promise<number> {
  const started = Date.now();
  const isWhole = words.length === 0;
  const isWanted = (file: string): boolean => isWhole || words.some((word) => file.includes(word));
  const unitTests = filesIn("tests").filter(isWanted);
  const journeys = filesIn("e2e").filter(isWanted);
  if (unitTests.length + journeys.length === 0)
    throw new Refusal(`No test file has ${words.join(" or ")} in its path.`);
  // Journeys that are asked for by name are few, so all of them run.
  const isByDay = isWhole && !isEvery;
  const projects = Object.entries(PROJECTS).filter(
    ([, { folder, isAtNight }]) =>
      !(isByDay && isAtNight) && journeys.some((file) => file.startsWith(`e2e/${folder}/`)),
  );
  const sites = [...new Set(projects.flatMap(([, project]) => project.sites))];
  // Asked before the minutes that the unit tests take.
  const busy = await portProblem(sites);
  if (busy !== null) throw new Refusal(busy);
  // The browsers are installed while the steps run that need none.
  const install = await prepareBrowsers([...new Set(projects.map(([, { browser }]) => browser))]);
  const installed = install();

  const chosen =
    unitTests.length > 0 ? [{ name: "unit tests", command: ["vitest", "run", ...unitTests] }] : [];
  const others: readonly Step[] = isWhole
    ? [...CHECKS, ...unitTestParts(isEvery), ...modelSteps(isEvery)]
    : chosen;
  const builds = sites.map((site) => BUILDS[site]);
  const ready = (): typeof projects => projects.filter(([, { browser }]) => BROWSERS[browser].isThere());
  const endToEnd: Step = {
    name: "end to end",
    // Beside the unit tests, on two cores, some journeys ran into their limits (2026-11-28).
    after: [...builds, ...others],
    isShownAtOnce: true,
    command: [
      "playwright",
      "test",
      "--config",
      "e2e/playwright.config.ts",
      ...(isByDay ? ["--grep", BY_DAY.tag] : []),
      ...(isWhole ? [] : journeys),
    ],
    environment: { E2E_SITES: sites.join(",") },
    async ask() {
      await installed;
      return ready().length === 0 ? null : ready().map(([name]) => `--project=${name}`);
    },
  };
  const status = await runTogether([...builds, endToEnd, ...others]);
  // Also after a failure: Debian's installer is not interrupted.
  await installed;
  if (status !== 0) return status;

  const missing: string[] = [];
  for (const browser of new Set(projects.map(([, project]) => project.browser))) {
    const left = projects.filter((project) => project[1].browser === browser && !ready().includes(project));
    if (left.length === 0) continue;
    const names = left.map(([project]) => project).join(", ");
    const { name, advice } = BROWSERS[browser];
    const old = tooOld(browser);
    // Debian's stable release decides which Firefox there is.
    if (old !== null) console.log(`\n${old} These projects did not run: ${names}.`);
    else missing.push(`There is no ${name}, so these projects did not run: ${names}. ${advice}`);
  }
  if (missing.length > 0)
    throw new Refusal(`\nWhat ran has passed. Not everything ran.\n${missing.join("\n")}`);
  const seconds = Math.round((Date.now() - started) / 1_000);
  if (isByDay) console.log("\nnpm test -- --every also runs the journeys that are left to each night.");
  const counts = ready().length > 0 ? `${journeyCounts()}. ` : "";
  console.log(`${counts}All checks passed in ${Math.floor(seconds / 60)} min ${seconds % 60} s.`);
  return 0;
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => `${folder}/${name}`.replaceAll("\\", "/"))
    .filter((name) => /\.(test|spec)\.tsx?$/.test(name));

/** Each part is one process for each of two lanes. Its files share one jsdom, and it compiles what they import. */
function unitTestParts(isEvery: boolean): Step[] {
  const leftOut = ["tests/model/", ...(isEvery ? [] : FILES_AT_NIGHT)];
  // Vitest takes patterns and no beginnings.
  const excluded = leftOut.flatMap((beginning) => ["--exclude", `${beginning}*`]);
  return ["1/2", "2/2"].map((part) => ({
    name: `unit tests ${part}`,
    command: ["vitest", "run", ...excluded, "--shard", part],
  }));
}

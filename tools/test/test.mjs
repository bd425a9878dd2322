// `npm test`: runs all checks that a commit must pass. The fastest come first.
//   npm test -- checkout           the unit tests and journeys with "checkout" in their path
//   npm test -- --every            the journeys that each night runs as well (e2e/every.ts)
//   npm test -- buy.spec --headed  in a window; --trace keeps a trace of each journey; --watch repeats unit tests at each change
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { fail } from "./arguments.mjs";
import { checkNode, ensureInstalled } from "./install.mjs";
import { portProblem } from "./journey-sites.mjs";
import { runSteps } from "./run-steps.mjs";
import { planTests, readArguments } from "./test-plan.mjs";

const started = Date.now();
checkNode();
const wanted = readArguments(process.argv.slice(2));
if (wanted.problem) fail(wanted.problem);
const files = ["tests", "e2e"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => `${folder}/${name}`.replaceAll("\\", "/"))
    .filter((name) => /\.(test|spec)\.tsx?$/.test(name)),
);
const all = planTests(wanted, files, { chromium: true, firefox: true, webkit: true });
if (all.problem) fail(all.problem);
const journeys = all.steps.find(({ name }) => name === "end to end");
// Asked before the minutes that the unit tests take.
const busy = journeys && (await portProblem(journeys.environment.E2E_SITES.split(",")));
if (busy) fail(busy);
ensureInstalled();
const { fullChromiumPath, prepareChromium, prepareFirefox, prepareWebkit } = await import("./browser.mjs");
// The questions come first, and the browsers are installed while the steps run that need none.
const prepared = journeys
  ? { chromium: await prepareChromium(), firefox: await prepareFirefox(), webkit: await prepareWebkit() }
  : {};
const installed = installInTurn(prepared);

// The headless shell has no window.
const browser = wanted.headed ? { CHROMIUM_PATH: process.env.CHROMIUM_PATH || fullChromiumPath() } : {};
const status = await run(all.steps.filter((step) => step !== journeys));
// Also after a failure: Debian's installer is not interrupted.
const plan = journeys ? planTests(wanted, files, await installed) : all;
if (status !== 0) process.exit(status);
const statusOfJourneys = await run(plan.steps.filter(({ name }) => name === journeys?.name));
if (statusOfJourneys !== 0) process.exit(statusOfJourneys);
if (plan.missing.length > 0) fail(`\nWhat ran has passed. Not everything ran.\n${plan.missing.join("\n")}`);
const seconds = Math.round((Date.now() - started) / 1_000);
console.log(`\nAll checks passed in ${Math.floor(seconds / 60)} min ${seconds % 60} s.`);
if (wanted.words.length === 0 && !wanted.every)
  console.log("npm test -- --every also runs the journeys that are left to each night.");

/** Debian's installer runs once at a time. */
async function installInTurn(browsers) {
  const found = {};
  for (const [name, install] of Object.entries(browsers)) found[name] = await install();
  return found;
}

function run(steps) {
  return runSteps(
    steps.map(({ command: [program, ...words], environment, ...step }) => ({
      ...step,
      command: [join("node_modules", ".bin", program), ...words],
      environment: { ...environment, ...browser },
    })),
  );
}

// `npm test`: runs all checks that a commit must pass. The fastest come first.
//   npm test -- checkout           the unit tests and journeys with "checkout" in their path
//   npm test -- --every            the journeys that repeat another on further pages, widths and answers as well (e2e/every.ts)
//   npm test -- buy.spec --headed  in a window; --trace keeps a trace of each journey; --watch repeats unit tests at each change
import { readdirSync } from "node:fs";
import { checkNode, ensureInstalled, run } from "./install.mjs";
import { portProblem } from "./journey-ports.mjs";
import { planTests, readArguments } from "./test-plan.mjs";

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
const { ensureChromium, ensureFirefox, ensureWebkit, fullChromiumPath } = await import("./browser.mjs");
const plan = journeys
  ? planTests(wanted, files, {
      chromium: await ensureChromium(),
      firefox: await ensureFirefox(),
      webkit: await ensureWebkit(),
    })
  : all;

// The headless shell has no window.
const browser = wanted.headed ? { CHROMIUM_PATH: process.env.CHROMIUM_PATH || fullChromiumPath() } : {};
for (const { name, command, environment } of plan.steps) {
  const started = Date.now();
  console.log(`\n── ${name}`);
  run("npx", command, { ...environment, ...browser });
  console.log(`── ${name}: ${((Date.now() - started) / 1000).toFixed(1)} s`);
}
if (plan.missing.length > 0) fail(`\nWhat ran has passed. Not everything ran.\n${plan.missing.join("\n")}`);
console.log("\nAll checks passed.");
if (journeys && !wanted.every)
  console.log("npm test -- --every also repeats journeys on further pages, widths and answers.");

function fail(message) {
  console.error(message);
  process.exit(1);
}

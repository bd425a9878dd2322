// `npm run mutants`: how much of what is broken on purpose the unit tests notice. Prints the score by folder and the mutants that no test
// noticed; its status is 1 below 90%. A result is kept until its module or a test changes.
//   -- src/lib checkout/stock   the modules with one of these in their path
//   -- --changed <ref>          the modules that differ from that commit
//   -- --minutes <number>       scores one module after another and begins none after this time; what is left does not count
//   -- --concurrency <number>   processes that run tests at the same time, instead of two
//   -- --fresh                  computes the kept results again
import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { FOLDERS, GOAL, isMutated, scoresByFolder, survivorsOf } from "../mutants/figures.mjs";
import { progressOf, scoreInTurn } from "../mutants/in-turn.mjs";
import { fail, commandArguments } from "./arguments.mjs";
import { cachedPackages } from "./install-package.mjs";

const CONFIG = "src/build/mutants/stryker.config.mjs";
// A third of all files of the packages, for a command that few run: so it is installed at its first run.
const STRYKER = ["@stryker-mutator/core@9.6.1", "@stryker-mutator/vitest-runner@9.6.1"];
const REPORT = "node_modules/.cache/mugworks/mutants/report.json";

const { values, positionals } = commandArguments({
  options: {
    changed: { type: "string" },
    minutes: { type: "string" },
    concurrency: { type: "string" },
    fresh: { type: "boolean" },
  },
  allowPositionals: true,
});
const modules = listModules();
if (modules.length === 0) {
  console.log("No module with mutants is among them.");
  process.exit(values.changed === undefined ? 1 : 0);
}
const packages = cachedPackages(...STRYKER);
if (!packages)
  fail(
    "Stryker could not be installed (see above): connect this machine to the network, and run the command again.",
  );
const folder = mkdtempSync(join(tmpdir(), "mutants-"));
process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
const files = {};
let scored = modules;
if (values.minutes === undefined) await score(modules);
else scored = await scoreWithin(numberOf("minutes"));
report();

function numberOf(option) {
  const number = Number(values[option]);
  return number > 0 ? number : fail(`--${option} needs a number, such as --${option} 2.`);
}

function listModules() {
  const all = [...git("ls-files"), ...git("ls-files", "--others", "--exclude-standard")].filter(isMutated);
  const changed = values.changed === undefined ? all : changedSince(values.changed);
  return all.filter(
    (path) =>
      changed.includes(path) && (positionals.length === 0 || positionals.some((part) => path.includes(part))),
  );
}

function changedSince(ref) {
  const [base = ref] = git("merge-base", ref, "HEAD");
  return [...git("diff", "--name-only", base), ...git("ls-files", "--others", "--exclude-standard")];
}

function git(...args) {
  try {
    return execFileSync("git", args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] })
      .split("\n")
      .filter((line) => line !== "");
  } catch {
    return fail(
      `git ${args.join(" ")} failed. The modules are found by git, and so is the commit of --changed.`,
    );
  }
}

function scoreWithin(minutes) {
  const end = Date.now() + minutes * 60_000;
  return scoreInTurn(
    modules,
    (path) => score([path]),
    () => Date.now() < end,
  );
}

/** Adds the results of these modules to `files`. Ends the process where Stryker fails. */
async function score(paths) {
  const status = await runStryker(paths);
  if (status !== 0) process.exit(status);
  // Stryker's report also has the modules of earlier runs.
  const { files: reported } = JSON.parse(readFileSync(REPORT, "utf8"));
  for (const path of paths) if (path in reported) files[path] = reported[path];
}

/** Resolves to the status of Stryker, which is ended with this process. */
function runStryker(paths) {
  // The brackets of an address such as functions/[code].ts are a pattern to Stryker.
  const patterns = paths.map((path) => path.replaceAll(/[[\]]/g, "?"));
  const program = join(packages, "@stryker-mutator/core/bin/stryker.js");
  const args = [program, "run", CONFIG, "--tempDirName", folder, "--mutate", patterns.join(",")];
  if (values.concurrency !== undefined) args.push("--concurrency", String(numberOf("concurrency")));
  if (values.fresh) args.push("--force");
  const stryker = spawn(process.execPath, args, { stdio: "inherit" });
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => stryker.kill(signal));
  return new Promise((resolve) => {
    stryker.once("error", () => resolve(1));
    stryker.once("close", (code) => resolve(code ?? 1));
  });
}

function report() {
  for (const line of survivorsOf(files)) console.log(line);
  const rows = scoresByFolder(files);
  console.log(
    `\n| folder | mutants | noticed | of them by the time limit | score |\n| --- | --- | --- | --- | --- |`,
  );
  for (const row of rows)
    console.log(
      `| ${row.folder} | ${row.mutants} | ${row.noticed} | ${row.timedOut} | ${row.score.toFixed(1)}% |`,
    );
  console.log(`\n${progressOf(modules, scored)}`);
  const total = rows.at(-1)?.score ?? 100;
  if (total < GOAL) fail(`\nThe score of ${FOLDERS.join(", ")} must be at least ${GOAL}%.`);
}

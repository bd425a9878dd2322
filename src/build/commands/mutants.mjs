// `npm run mutants`: how much of what is broken on purpose the unit tests notice. Prints the score by folder and the mutants that no test
// noticed; its status is 1 below 90%. A result is kept until its module or a test changes.
//   -- src/lib checkout/stock   the modules with one of these in their path
//   -- --changed <ref>          the modules that differ from that commit
//   -- --fresh                  computes the kept results again
import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { FOLDERS, GOAL, isMutated, scoresByFolder, survivorsOf } from "../mutants/figures.mjs";
import { fail, commandArguments } from "./arguments.mjs";
import { cachedPackages } from "./install-package.mjs";

const CONFIG = "src/build/mutants/stryker.config.mjs";
// A third of all files of the packages, for a command that few run: so it is installed at its first run.
const STRYKER = ["@stryker-mutator/core@9.6.1", "@stryker-mutator/vitest-runner@9.6.1"];
const REPORT = "node_modules/.cache/mugworks/mutants/report.json";

const { values, positionals } = commandArguments({
  options: { changed: { type: "string" }, fresh: { type: "boolean" } },
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
const status = await runStryker();
if (status !== 0) process.exit(status);
report();

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

/** Resolves to the status of Stryker, which is ended with this process. */
function runStryker() {
  // The brackets of an address such as functions/[code].ts are a pattern to Stryker.
  const patterns = modules.map((path) => path.replaceAll(/[[\]]/g, "?"));
  const program = join(packages, "@stryker-mutator/core/bin/stryker.js");
  const args = [program, "run", CONFIG, "--tempDirName", folder, "--mutate", patterns.join(",")];
  const stryker = spawn(process.execPath, values.fresh ? [...args, "--force"] : args, { stdio: "inherit" });
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => stryker.kill(signal));
  return new Promise((resolve) => {
    stryker.once("error", () => resolve(1));
    stryker.once("close", (code) => resolve(code ?? 1));
  });
}

function report() {
  const { files } = JSON.parse(readFileSync(REPORT, "utf8"));
  const wanted = Object.fromEntries(Object.entries(files).filter(([path]) => modules.includes(path)));
  for (const line of survivorsOf(wanted)) console.log(line);
  const rows = scoresByFolder(wanted);
  console.log(
    `\n| folder | mutants | noticed | of them by the time limit | score |\n| --- | --- | --- | --- | --- |`,
  );
  for (const row of rows)
    console.log(
      `| ${row.folder} | ${row.mutants} | ${row.noticed} | ${row.timedOut} | ${row.score.toFixed(1)}% |`,
    );
  const score = rows.at(-1)?.score ?? 100;
  if (score < GOAL) fail(`\nThe score of ${FOLDERS.join(", ")} must be at least ${GOAL}%.`);
}

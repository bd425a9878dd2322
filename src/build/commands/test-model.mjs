// `npm run test:model`: the model of the purchase (tests/model/) with other runs than `npm test` makes. A run that fails prints its
// command.
//   -- --runs 100000          how many sequences, half of them in one tab and half in two
//   -- --seed 7               the same sequences again
//   -- --limit 60             fails above so many seconds: for a machine that does nothing else
//   -- --tabs=2 --seed=-7 --path=12:0:1 --replay=AB:C   the one sequence that failed
import { randomInt } from "node:crypto";
import { fail, commandArguments } from "./arguments.mjs";
import { ensureInstalled, run } from "./install.mjs";

const DEFAULT_RUNS = "100000";
const FILES = { 1: "tests/model/one-tab.test.ts", 2: "tests/model/two-tabs.test.ts" };

const text = { type: "string" };
const options = { runs: text, seed: text, limit: text, path: text, replay: text, tabs: text };
const wanted = commandArguments({ options }).values;
for (const name of ["runs", "seed"])
  if (wanted[name] !== undefined && !/^-?\d+$/.test(wanted[name])) fail(`--${name} takes a whole number.`);
if (wanted.limit !== undefined && !/^[1-9]\d*$/.test(wanted.limit))
  fail("--limit takes whole seconds, from 1.");
if (wanted.tabs !== undefined && !Object.hasOwn(FILES, wanted.tabs)) fail("--tabs takes 1 or 2.");
ensureInstalled();
const started = Date.now();
run(
  "npx",
  ["vitest", "run", "--maxWorkers=2", ...(wanted.tabs ? [FILES[wanted.tabs]] : Object.values(FILES))],
  {
    MODEL_RUNS: wanted.runs ?? DEFAULT_RUNS,
    MODEL_SEED: wanted.seed ?? String(randomInt(2 ** 31)),
    MODEL_PATH: wanted.path ?? "",
    MODEL_REPLAY: wanted.replay ?? "",
  },
);
const seconds = Math.round((Date.now() - started) / 1_000);
console.log(`The model took ${seconds} s.`);
const limit = Number(wanted.limit ?? Infinity);
if (seconds > limit) fail(`That is more than the limit of ${limit} s.`);

// `npm run monkey`: random actions on dist/ (e2e/demo/monkey.spec.ts), in visits of a hundred actions. A visit that fails prints its
// seed, its actions, and the command that repeats these very actions from a file.
//   -- --seed 7          the seed of the first visit; each later visit has the next number
//   -- --actions 10000   how many actions in all
//   -- --browser firefox
//   -- --replay <file>   the actions of one visit, instead of random ones
import { existsSync } from "node:fs";
import { fail, commandArguments } from "./arguments.mjs";
import { ensureInstalled, run } from "./install.mjs";
import { portProblem } from "./journey-sites.mjs";

/** The projects of e2e/playwright.config.ts that visit the demo. */
const PROJECTS = { chromium: "demo", firefox: "firefox" };

const text = (value) => ({ type: "string", default: value });
const options = { seed: text("1"), actions: text("10000"), browser: text("chromium"), replay: text("") };
const { seed, actions, browser, replay } = commandArguments({ options }).values;
if (!/^\d+$/.test(seed)) fail("--seed takes a whole number.");
if (!/^[1-9]\d*$/.test(actions)) fail("--actions takes a number from 1.");
if (!Object.hasOwn(PROJECTS, browser)) fail("--browser takes chromium or firefox.");
if (replay && !existsSync(replay)) fail(`--replay: there is no file ${String(replay)}.`);
const busy = await portProblem(["demo"]);
if (busy) fail(busy);
ensureInstalled();
const { ensureChromium, ensureFirefox } = await import("./browser.mjs");
if (!(await (browser === "firefox" ? ensureFirefox() : ensureChromium()))) fail("The browser was not found.");
run("npx", ["vite", "build", "--logLevel", "warn"]);
run(
  "npx",
  `playwright test --config e2e/playwright.config.ts e2e/demo/monkey.spec.ts --project ${PROJECTS[browser]} --retries 0 --workers 2`.split(
    " ",
  ),
  { E2E_SITES: "demo", MONKEY_SEED: seed, MONKEY_ACTIONS: actions, MONKEY_REPLAY: replay },
);

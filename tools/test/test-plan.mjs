// Which steps `npm test` takes, from its arguments, the test files and the browsers that there are.
import { parseArgs } from "node:util";
import { BUILDS } from "./journey-sites.mjs";

/** The journeys of each folder below e2e/, and the built site that they visit. */
const SITE_OF_FOLDER = {
  demo: "demo",
  shop: "shop",
  development: "development",
  "strict-firefox": "demo",
  webkit: "demo",
};

/**
 * Beginnings of paths: what only `--every` and their names run. e2e/every.ts has the rules, and marks single journeys in the
 * other files.
 */
export const FILES_AT_NIGHT = [
  // Tests of commands and tools that start processes, or parse all content hundreds of times. docs/decisions/test-command.md has their time.
  "tests/tools/shop/check.test",
  "tests/tools/shop/commissions",
  "tests/tools/content/film.",
  "tests/tools/test/machine",
  "tests/tools/content/new-article",
  "tests/tools/content/pictures",
  "tests/plugins/config/configuration-",
  "tests/plugins/content/build-stops",
  "tests/plugins/content/editor-hints",
  "tests/plugins/content/misspelled-fields",
  "tests/plugins/dev-server",
  "tests/plugins/click-to-edit/content-places",
  "tests/plugins/host/builds-at-once",
  "tests/plugins/rename-brand",
  // A server and a build, or a start of Firefox, of their own.
  "e2e/development/",
  "e2e/strict-firefox/",
  // What eases or adorns a visit.
  "e2e/demo/arrival-and-payment",
  "e2e/demo/bros",
  "e2e/demo/demo-checkout",
  "e2e/demo/faq-search",
  "e2e/demo/landing-story",
  "e2e/demo/popup-tear",
  "e2e/demo/wall",
  "e2e/demo/wipe",
  // Where things stand, at further widths and text sizes.
  "e2e/demo/buy-bar-layout",
  "e2e/demo/in-page-hashes",
  "e2e/demo/long-name",
  "e2e/demo/open-cart",
  "e2e/demo/text-size",
  "e2e/demo/typesetting",
  // When files load. The budgets of bytes and requests stay.
  "e2e/demo/growth",
  "e2e/demo/main-thread",
  "e2e/demo/next-page",
  "e2e/demo/pictures",
  "e2e/shop/field-measurements",
  // Longer ways of what other journeys do as well.
  "e2e/demo/campaign",
  "e2e/demo/doctor",
  "e2e/demo/three-taps",
  "e2e/demo/traces",
  "e2e/shop/campaign",
  "e2e/shop/choice",
  "e2e/shop/code-answers",
  "e2e/shop/doctor",
  "e2e/shop/sold-out",
];

/** The browsers, each with the projects of e2e/playwright.config.ts that run in it, and the folder of their journeys. */
const BROWSERS = {
  chromium: {
    name: "Chromium",
    folderOf: { demo: "demo", shop: "shop", development: "development" },
    advice: "Install one, or set CHROMIUM_PATH to its program.",
  },
  firefox: {
    name: "Firefox ESR",
    folderOf: { firefox: "demo", "strict-firefox": "strict-firefox" },
    advice: "Install firefox-esr, or set FIREFOX_PATH to its program.",
  },
  webkit: {
    name: "WebKitGTK",
    folderOf: { webkit: "webkit" },
    advice:
      "Install webkit2gtk-driver and gstreamer1.0-libav, or set WEBKIT_DRIVER_PATH to the driver; without a display it needs xvfb.",
  },
};

/** In one of two lanes. With more threads, types take 1.9 and lint 1.3 times the processor's time (2026-11-23). */
const ONE_THREAD = { GOMAXPROCS: "1" };
const ALWAYS = [
  { name: "types", command: ["tsc", "--noEmit"], environment: ONE_THREAD },
  { name: "lint", command: ["oxlint", "--type-aware", "--deny-warnings"], environment: ONE_THREAD },
  { name: "format", command: ["oxfmt", "--check"] },
  { name: "dead code", command: ["knip"] },
];
/** Each part is one process for each of two lanes. Its files share one jsdom, and it compiles what they import. */
const UNIT_TEST_PARTS = 2;
/** 10,000 random purchases, half of them in each part. */
const MODEL_PARTS = ["two tabs", "one tab"].map((tabs) => ({
  name: `model of the purchase, ${tabs}`,
  command: ["vitest", "run", `tests/model/${tabs.replace(" ", "-")}`],
  environment: { MODEL_RUNS: "10000" },
}));
const JOURNEYS = ["playwright", "test", "--config", "e2e/playwright.config.ts"];

/** Returns what the arguments ask for, or one line about the first that means nothing. */
export function readArguments(args) {
  const options = {
    headed: { type: "boolean", default: false },
    trace: { type: "boolean", default: false },
    watch: { type: "boolean", default: false },
    every: { type: "boolean", default: false },
  };
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    return { ...values, words: positionals };
  } catch {
    return {
      problem: `npm test takes parts of file names, --every, --headed, --trace and --watch. It was given: ${args.join(" ")}`,
    };
  }
}

/**
 * `files` are the paths of all tests and journeys from the project's root, with slashes. Returns the steps, each with a command
 * of node_modules/.bin, and a line for each browser that is missing; or one line that says why there is nothing to run.
 */
export function planTests({ words, headed, trace, watch, every }, files, browsers) {
  const matches = (file) => words.length === 0 || words.some((word) => file.includes(word));
  const unitTests = files.filter((file) => file.startsWith("tests/") && matches(file));
  const isWhole = words.length === 0;
  // Journeys that are asked for by name are few, so all of them run.
  const isEvery = every || !isWhole;
  const journeys = files.filter(
    (file) => file.startsWith("e2e/") && matches(file) && (isEvery || !isAtNight(file)),
  );
  if (unitTests.length + journeys.length === 0)
    return { problem: `No test file has ${words.join(" or ")} in its path.` };
  if (watch) {
    if (unitTests.length === 0) return { problem: "--watch is for unit tests, and none of these is one." };
    return {
      steps: [{ name: "unit tests", command: ["vitest", ...(isWhole ? [] : unitTests)] }],
      missing: [],
    };
  }

  // The longest begin first, so that both lanes end together.
  const steps = isWhole ? [...ALWAYS, ...unitTestParts(every), ...MODEL_PARTS] : [];
  if (!isWhole && unitTests.length > 0)
    steps.push({ name: "unit tests", command: ["vitest", "run", ...unitTests] });

  const sites = [...new Set(journeys.map((file) => SITE_OF_FOLDER[file.split("/")[1]]))];
  steps.push(...sites.map((site) => BUILDS[site]));
  const { projects, missing } = chooseProjects(journeys, browsers);
  if (projects.length > 0)
    steps.push({
      name: "end to end",
      command: [
        ...JOURNEYS,
        ...(isEvery ? [] : ["--grep-invert", "@at-night"]),
        ...(isWhole && every ? [] : journeys),
        ...projects.map((project) => `--project=${project}`),
        ...(headed ? ["--headed"] : []),
        ...(trace ? ["--trace", "on"] : []),
      ],
      environment: { E2E_SITES: sites.join(",") },
      alone: true,
    });
  return { steps, missing };
}

const isAtNight = (file) => FILES_AT_NIGHT.some((beginning) => file.startsWith(beginning));

/** Vitest takes patterns and no beginnings. */
const excluded = (beginnings) => beginnings.flatMap((beginning) => ["--exclude", `${beginning}*`]);

function unitTestParts(isEvery) {
  const atNight = FILES_AT_NIGHT.filter((beginning) => beginning.startsWith("tests/"));
  const leftOut = ["tests/model/", ...(isEvery ? [] : atNight)];
  return Array.from({ length: UNIT_TEST_PARTS }, (_, index) => {
    const part = `${index + 1}/${UNIT_TEST_PARTS}`;
    return {
      name: `unit tests ${part}`,
      command: ["vitest", "run", ...excluded(leftOut), "--shard", part],
    };
  });
}

/** The projects that can run, and a line for each browser that others of these journeys need. */
function chooseProjects(journeys, browsers) {
  const folders = new Set(journeys.map((file) => file.split("/")[1]));
  const projects = [];
  const missing = [];
  for (const [browser, { name, folderOf, advice }] of Object.entries(BROWSERS)) {
    const wanted = Object.keys(folderOf).filter((project) => folders.has(folderOf[project]));
    if (browsers[browser]) projects.push(...wanted);
    else if (wanted.length > 0)
      missing.push(`There is no ${name}, so these projects did not run: ${wanted.join(", ")}. ${advice}`);
  }
  return { projects, missing };
}

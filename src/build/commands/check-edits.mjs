// `npm run test:edits`: tests that a marketer's edits break no test. Makes four copies of the project and runs the tests in each.
// One copy has all texts, prices and dates changed that the specification leaves open, one has a bundle more, one has two bundles,
// and one has the recipes of docs/marketers.md carried out, all but that for two bundles. The film needs ffmpeg.
//   -- --journeys      run all end-to-end tests, not only those that depend most on prices, bundles and texts
//   -- --only=fourth   make one kind of edit only: texts, fourth, two or recipes
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { copyProject } from "./copy-project.mjs";
import { ensureInstalled } from "./install.mjs";

ensureInstalled();
const { addBundle, editTexts, leaveTwoBundles, quotedTexts, removeQuotes, replaceLinks } =
  await import("./content-edits.mjs");
const { recipes } = await import("./recipe-edits.mjs");
const { importSource } = await import("./import-source.mjs");
const { bundlePath } = await importSource("lib/bundle-path.ts");
const { dropPathFromPages } = await importSource("lib/paths.ts");
const { ensureChromium } = await import("./browser.mjs");
if (!(await ensureChromium())) {
  console.error("npm run test:edits needs Chromium. Install one, or set CHROMIUM_PATH to its program.");
  process.exit(1);
}

const { values } = parseArgs({
  options: { journeys: { type: "boolean", default: false }, only: { type: "string" } },
});

const SPECIFICATION = "tests/content/specification.test.ts";
const JOURNEYS = [
  "budget",
  "bundle-links",
  "buy",
  "demo-checkout",
  "discount",
  "faq-search",
  "landing",
  "navigation",
  "no-script",
  "referral-cart-links",
  "screenshots",
  "static-pages",
  "three-taps",
  "typesetting",
];

/** Applies an edit to the source of every content file. */
function editContent(root, edit) {
  const folder = join(root, "src/content");
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!name.endsWith(".ts") || name.startsWith("schema")) continue;
    const path = join(folder, name);
    writeFileSync(path, edit(name, readFileSync(path, "utf8")));
  }
}

const EDITS = {
  texts(root) {
    const pinned = quotedTexts(SPECIFICATION, readFileSync(SPECIFICATION, "utf8"));
    editContent(root, (name, source) => editTexts(name, source, pinned));
  },
  fourth(root) {
    editContent(root, (name, source) => (name === "bundles.ts" ? addBundle(name, source) : source));
  },
  two(root) {
    const { gone } = leaveTwoBundles("bundles.ts", readFileSync("src/content/bundles.ts", "utf8"));
    editContent(root, (name, source) =>
      name === "bundles.ts"
        ? leaveTwoBundles(name, source).source
        : replaceLinks(removeQuotes(name, source, gone), gone.map(bundlePath), dropPathFromPages),
    );
  },
  async recipes(root) {
    for (const apply of Object.values(recipes)) await apply(root);
  },
};

const journeys = values.journeys ? [] : ["--project=demo", ...JOURNEYS.map((name) => `demo/${name}.spec.ts`)];
/** @type {[step: string, command: string[]][]} */
const STEPS = [
  ["types", ["tsc", "--noEmit"]],
  // The changed texts are not English words.
  ["unit tests", ["vitest", "run", "--reporter=dot", "--exclude", "tests/content/spelling.test.ts"]],
  ["build", ["vite", "build", "--logLevel", "warn"]],
  ["journeys", ["playwright", "test", "--config", "e2e/playwright.config.ts", ...journeys]],
];

const failed = [];
for (const [name, apply] of Object.entries(EDITS)) {
  if (values.only !== undefined && values.only !== name) continue;
  const root = copyProject();
  await apply(root);
  const failures = STEPS.filter(([step, command]) => {
    console.log(`\n── ${name}: ${step}`);
    return (
      spawnSync("npx", command, { cwd: root, stdio: "inherit", shell: process.platform === "win32" })
        .status !== 0
    );
  });
  for (const [step] of failures) failed.push(`${name}: ${step} failed`);
}

console.log(failed.length === 0 ? "\nAll tests passed after each edit." : `\n${failed.join("\n")}`);
process.exitCode = failed.length === 0 ? 0 : 1;

// `npm run test:edits`: shows that a marketer's edit breaks no test. In a copy of the project it changes every text, price
// and date that the specification leaves open, adds a bundle, and leaves two, each by itself, and tests each copy.
//   -- --journeys      every journey instead of those that meet prices, bundles and texts most
//   -- --only=fourth   one kind of edit: texts, fourth or two
import { spawnSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ensureInstalled } from "./install.mjs";

ensureInstalled();
const { addBundle, editTexts, leaveTwoBundles, quotedTexts, removeQuotes } =
  await import("./content-edits.mjs");
const { ensureChromium } = await import("./browser.mjs");
await ensureChromium();

const { values } = parseArgs({
  options: { journeys: { type: "boolean", default: false }, only: { type: "string" } },
});

const SPECIFICATION = "tests/content/specification.test.ts";
const NOT_COPIED = new Set([".git", "node_modules", "dist"]);
const JOURNEYS = ["buy", "landing", "navigation", "no-script", "referral-cart-links", "static-pages"];

/** Every file of the content: its path, and its source after an edit. */
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
      name === "bundles.ts" ? leaveTwoBundles(name, source).source : removeQuotes(name, source, gone),
    );
  },
};

/** The project without what is built, and with the packages of this one. */
function copyProject() {
  const root = mkdtempSync(join(tmpdir(), "mugworks-edits-"));
  for (const name of readdirSync("."))
    if (!NOT_COPIED.has(name)) cpSync(name, join(root, name), { recursive: true });
  // A folder of its own, so that builds of the copy have their own cache.
  mkdirSync(join(root, "node_modules"));
  for (const name of readdirSync("node_modules"))
    if (!name.startsWith(".cache") && !name.startsWith(".vite"))
      symlinkSync(join(process.cwd(), "node_modules", name), join(root, "node_modules", name));
  return root;
}

const journeys = values.journeys ? [] : ["--project=demo", ...JOURNEYS.map((name) => `demo/${name}.spec.ts`)];
/** @type {[step: string, command: string[]][]} */
const STEPS = [
  ["types", ["tsc", "--noEmit"]],
  ["unit tests", ["vitest", "run", "--reporter=dot"]],
  ["build", ["vite", "build", "--logLevel", "warn"]],
  ["journeys", ["playwright", "test", "--config", "e2e/playwright.config.ts", ...journeys]],
];

const failed = [];
for (const [name, apply] of Object.entries(EDITS)) {
  if (values.only !== undefined && values.only !== name) continue;
  const root = copyProject();
  apply(root);
  const failures = STEPS.filter(([step, command]) => {
    console.log(`\n── ${name}: ${step}`);
    return (
      spawnSync("npx", command, { cwd: root, stdio: "inherit", shell: process.platform === "win32" })
        .status !== 0
    );
  });
  if (failures.length === 0) rmSync(root, { recursive: true });
  for (const [step] of failures) failed.push(`${name}: ${step} failed in ${root}`);
}

console.log(failed.length === 0 ? "\nNo edit breaks a test." : `\n${failed.join("\n")}`);
process.exitCode = failed.length === 0 ? 0 : 1;

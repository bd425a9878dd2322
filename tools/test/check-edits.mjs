// `npm run test:edits`: tests that a marketer's edits break no test. Makes four copies of the project and runs the tests in each.
// One copy has all texts, prices and dates changed that the specification leaves open, one has a bundle more, one has two bundles,
// and one has the recipes of docs/marketers.md carried out, all but that for two bundles. The film needs ffmpeg.
//   -- --journeys         run all journeys of the demo store, not only those that depend most on prices, bundles and texts
//   -- --only=fourth      make one kind of edit only: texts, fourth, two or recipes, or one recipe, such as "a price"
//   -- --each             carry out each recipe alone, with the unit tests and the build; with --journeys, these as well
import { spawnSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { parseArgs } from "node:util";
import { copyProject } from "./copy-project.mjs";
import { editSteps } from "./edit-steps.mjs";
import { ensureInstalled } from "./install.mjs";

ensureInstalled();
const { addBundle, editContent, editTexts, quotedTexts } = await import("./content-edits.mjs");
const { recipes } = await import("./recipe-edits.mjs");
const { ensureChromium } = await import("./browser.mjs");

const { values } = parseArgs({
  options: {
    journeys: { type: "boolean", default: false },
    each: { type: "boolean", default: false },
    only: { type: "string" },
  },
});

const SPECIFICATION = "tests/content/specification.test.ts";

const EDITS = {
  texts(root) {
    const pinned = quotedTexts(SPECIFICATION, readFileSync(SPECIFICATION, "utf8"));
    editContent(root, (name, source) => editTexts(name, source, pinned));
  },
  fourth(root) {
    editContent(root, (name, source) => (name === "bundles.ts" ? addBundle(name, source) : source));
  },
  two: recipes["two bundles"],
  async recipes(root) {
    for (const [name, apply] of Object.entries(recipes)) if (name !== "two bundles") await apply(root);
  },
};
const names = values.each
  ? Object.keys(recipes)
  : values.only === undefined
    ? Object.keys(EDITS)
    : [values.only];
const edits = names.map((name) => [name, EDITS[name] ?? recipes[name]]);
const withJourneys = values.journeys || !values.each;
if (!edits.every(([, apply]) => apply)) {
  const known = [...Object.keys(EDITS), ...Object.keys(recipes)].join(", ");
  console.error(`--only=${values.only} is no edit; it should be one of: ${known}.`);
  process.exit(1);
}
if (withJourneys && !(await ensureChromium())) {
  console.error("npm run test:edits needs Chromium. Install one, or set CHROMIUM_PATH to its program.");
  process.exit(1);
}

const failed = [];
for (const [name, apply] of edits) {
  const root = copyProject();
  await apply(root);
  const failures = editSteps(name, { withJourneys, withAll: values.journeys }).filter(
    ({ name: step, command }) => {
      console.log(`\n── ${name}: ${step}`);
      return (
        spawnSync("npx", command, { cwd: root, stdio: "inherit", shell: process.platform === "win32" })
          .status !== 0
      );
    },
  );
  rmSync(root, { recursive: true, force: true });
  for (const { name: step } of failures) failed.push(`${name}: ${step} failed`);
}

console.log(failed.length === 0 ? "\nAll tests passed after each edit." : `\n${failed.join("\n")}`);
process.exitCode = failed.length === 0 ? 0 : 1;

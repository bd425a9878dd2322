// `npm test -- --edits`: tests that a marketer's edits break no test. Makes four copies of the project and runs the tests in each.
// One copy has all texts, prices and dates changed that the specification leaves open, one has a bundle more, one has two bundles,
// and one has the recipes of docs/marketers.md carried out, all but that for two bundles. The film needs ffmpeg.
//   --each             carry out each recipe alone, with the unit tests and the build
import { spawnSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { copyProject } from "../copy-project.ts";
import { addBundle, editContent, editTexts, quotedTexts, withoutHash } from "./content-edits.ts";
import { type Edit, recipes } from "./recipes.ts";
import { Refusal } from "../../tools/refusal.ts";
import { BROWSERS, prepareBrowsers } from "../../tools/test/browsers.ts";
import type { Step } from "../../tools/test/steps.ts";

const SPECIFICATION = ["tests/content/specification.test.ts", "tests/content/specification-lists.test.ts"];
const SPELLING = "tests/content/spelling.test.ts";
const TWO_BUNDLES = "two bundles";
/** Those that depend most on prices, bundles and texts. */
const JOURNEYS = `buy demo-checkout navigation no-script page-weight picker-window screenshots
  static-pages typesetting ways-to-buy`.split(/\s+/);

const EDITS: Readonly<Record<string, Edit>> = {
  texts(root) {
    const pinned = SPECIFICATION.flatMap((file) => quotedTexts(file, readFileSync(file, "utf8")));
    editContent(root, (name, source) => editTexts(name, withoutHash(source), pinned));
  },
  fourth(root) {
    editContent(root, (name, source) => (name === "bundles.ts" ? addBundle(name, source) : source));
  },
  two: (root) => recipes[TWO_BUNDLES]?.(root),
  async recipes(root) {
    for (const [name, apply] of Object.entries(recipes)) if (name !== TWO_BUNDLES) await apply(root);
  },
};

/** Returns the status of the command. */
export async function testEdits(each: boolean): Promise<number> {
  const install = await prepareBrowsers(each ? [] : ["chromium"]);
  await install();
  if (!each && !BROWSERS.chromium.isThere())
    throw new Refusal("--edits needs Chromium. Install one, or set CHROMIUM_PATH to its program.");
  const failed: string[] = [];
  for (const [name, apply] of Object.entries(each ? recipes : EDITS)) {
    const root = copyProject();
    await apply(root);
    for (const { name: step, command } of editSteps(name, !each)) {
      console.log(`\n── ${name}: ${step}`);
      const options = { cwd: root, stdio: "inherit", shell: process.platform === "win32" } as const;
      if (spawnSync("npx", command, options).status !== 0) failed.push(`${name}: ${step} failed`);
    }
    rmSync(root, { recursive: true, force: true });
  }
  console.log(failed.length === 0 ? "\nAll tests passed after each edit." : `\n${failed.join("\n")}`);
  return failed.length === 0 ? 0 : 1;
}

function editSteps(edit: string, withJourneys: boolean): Step[] {
  // The copy builds no other site, so the journeys of other projects would visit ports on which nothing is served.
  const files = JOURNEYS.map((name) => `demo/${name}.spec.ts`);
  const playwright = ["playwright", "test", "--config", "e2e/playwright.config.ts", "--project=demo"];
  // The changed texts of the first copy are not English words.
  const excluded = edit === "texts" ? [`--exclude=${SPELLING}`] : [];
  return [
    { name: "types", command: ["tsc", "--noEmit"] },
    { name: "unit tests", command: ["vitest", "run", "--reporter=dot", ...excluded] },
    { name: "build", command: ["vite", "build", "--logLevel", "warn"] },
    ...(withJourneys ? [{ name: "journeys", command: [...playwright, ...files] }] : []),
  ];
}

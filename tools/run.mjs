// Starts each tool of package.json by tsx: `node tools/run.mjs shop check`. This is the only file here that is no TypeScript, because
// it runs without packages and in any Node.js: it says which version the project needs, and `start` and `test` install the packages.
// Without a tool, it only makes sure of both.
import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const INSTALLED = join(ROOT, "node_modules/.package-lock.json");
const TOOLS = {
  start: "site/start.ts",
  test: "test/test.ts",
  content: "content/content.ts",
  shop: "shop/shop.ts",
  site: "site/site.ts",
  bench: "bench/bench.ts",
  screenshots: "test/screenshots.ts",
};
const INSTALLING = ["start", "test"];
const WITHOUT_WORDS = ["start", "screenshots"];

const [tool, ...words] = process.argv.slice(2);
if (tool !== undefined && words.some((word) => word === "--help" || word === "-h")) printHelp(TOOLS[tool]);
if (WITHOUT_WORDS.includes(tool) && words.length > 0)
  fail(
    `npm ${tool === "start" ? "" : "run "}${tool} does not take ${words.join(" ")}:\n${helpOf(TOOLS[tool])}`,
  );
checkNode();
checkFolder();
if (INSTALLING.includes(tool)) installPackages();
else if (!existsSync(INSTALLED)) fail("The packages are not installed. Run this first: npm ci");
if (tool !== undefined) await run(TOOLS[tool], words);

/** A tool's `run` takes its words, and returns its status, or nothing where it goes on. What it refuses is one line. */
async function run(file, given) {
  const { register } = await import("tsx/esm/api");
  register({ tsconfig: join(ROOT, "tsconfig.json") });
  try {
    const module = await import(new URL(file, import.meta.url).href);
    const status = await module.run(given);
    if (typeof status === "number") process.exitCode = status;
  } catch (error) {
    if (error.name !== "Refusal" && !String(error.code).startsWith("ERR_PARSE_ARGS")) throw error;
    fail(error.message);
  }
}

function checkNode() {
  const { engines } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
  const found = process.versions.node;
  if (engines.node.split("||").some((range) => isIn(found, range))) return;
  const versions = engines.node.match(/\d[\d.]*/g).join(", ");
  fail(
    `This project needs Node.js ${versions} or newer, and this is ${found}: install a newer one from https://nodejs.org.`,
  );
}

/** Vite takes what follows these characters in a path for a query or a fragment. */
function checkFolder() {
  const [character] = /[#?]/.exec(ROOT) ?? [];
  if (character !== undefined)
    fail(`This folder cannot be built in, because its path has a "${character}": rename it. ${ROOT}`);
  try {
    accessSync(ROOT, constants.W_OK);
  } catch {
    fail(`This user may not write into this folder: copy it to one of your own, and run it there. ${ROOT}`);
  }
}

/** `range` is such as "^20.19.0" or ">=24.0.0". */
function isIn(version, range) {
  const [found, least] = [version, range].map((text) => text.match(/\d+/g).map(Number));
  const place = [0, 1, 2].find((index) => found[index] !== least[index]);
  const isLater = place === undefined || found[place] > least[place];
  return isLater && (!range.includes("^") || found[0] === least[0]);
}

/** Unless they are installed: npm writes a lockfile of its own when an installation has finished. An older one is of other packages. */
function installPackages() {
  if (
    existsSync(INSTALLED) &&
    statSync(INSTALLED).mtimeMs >= statSync(join(ROOT, "package-lock.json")).mtimeMs
  )
    return;
  console.log("Installing packages…");
  const { status } = spawnSync("npm", ["ci"], {
    cwd: ROOT,
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  if (status !== 0)
    fail(
      "The packages were not installed (see above): connect this machine to the network, and run the command again.",
    );
}

/** Each tool begins with a comment that says how to call it. */
function helpOf(file) {
  const [comment] = /^(?:\/\/.*\n)+/.exec(readFileSync(join(ROOT, "tools", file), "utf8"));
  return comment.replaceAll(/^\/\/ ?/gm, "").trim();
}

function printHelp(file) {
  console.log(helpOf(file));
  process.exit();
}

function fail(message) {
  console.error(message);
  process.exit(1);
}

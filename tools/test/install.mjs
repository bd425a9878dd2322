// Installs the packages of package-lock.json, unless they are installed already.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { isInRange } from "./node-range.mjs";

const INSTALLED_STAMP = "node_modules/.cache/mugworks/installed";

/** When npm fails, the process ends with npm's status, after what npm says of it. */
export function ensureInstalled() {
  checkNode();
  const lockHash = createHash("sha256").update(readFileSync("package-lock.json")).digest("hex");
  // npm writes this lockfile when an installation has finished.
  if (
    existsSync(INSTALLED_STAMP) &&
    readFileSync(INSTALLED_STAMP, "utf8") === lockHash &&
    existsSync("node_modules/.package-lock.json")
  )
    return;
  console.log("Installing packages…");
  run(
    "npm",
    ["ci"],
    {},
    "The packages were not installed (see above): connect this machine to the network, and run the command again.",
  );
  mkdirSync(dirname(INSTALLED_STAMP), { recursive: true });
  writeFileSync(INSTALLED_STAMP, lockHash);
}

/** Runs a command and shows its output. When it fails, the process ends with its status, after a line that says what to do. */
export function run(command, args, environment = {}, advice = "") {
  const { status, error } = spawnSync(command, args, {
    stdio: "inherit",
    env: { ...process.env, ...environment },
    shell: process.platform === "win32",
  });
  if (error) console.error(`${command} could not be run: ${error.message}`);
  if (status === 0) return;
  if (advice !== "") console.error(advice);
  process.exit(status ?? 1);
}

/** Ends the process with one line when package.json does not name this Node.js. */
export function checkNode() {
  const { engines } = JSON.parse(readFileSync("package.json", "utf8"));
  if (isInRange(process.versions.node, engines.node)) return;
  const versions = engines.node.match(/\d[\d.]*/g);
  console.error(
    `This project needs Node.js ${versions.join(", ")} or newer, and this is ${process.versions.node}: install a newer one from https://nodejs.org.`,
  );
  process.exit(1);
}

// Installs the packages of package-lock.json, unless they are installed already.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

const INSTALLED_STAMP = "node_modules/.cache/mugworks/installed";

/** When npm fails, the process ends with npm's status, and npm's output says why. */
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
  run("npm", ["ci"]);
  mkdirSync(dirname(INSTALLED_STAMP), { recursive: true });
  writeFileSync(INSTALLED_STAMP, lockHash);
}

/** Runs a command and shows its output. When it fails, the process ends with its status. */
export function run(command, args, environment = {}) {
  const { status, error } = spawnSync(command, args, {
    stdio: "inherit",
    env: { ...process.env, ...environment },
    shell: process.platform === "win32",
  });
  if (error) console.error(`${command} could not be run: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
}

/** Ends the process with one line when this Node.js is too old. */
export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(
    `This project needs Node.js 20.19 or newer, but this is version ${process.versions.node}. Install a newer one from https://nodejs.org.`,
  );
  process.exit(1);
}

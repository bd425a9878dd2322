// Installs what package-lock.json asks for, unless it stands already.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

const MARK = "node_modules/.cache/mugworks/installed";

/** Ends the process with npm's own words when npm fails. */
export function ensureInstalled() {
  checkNode();
  const wanted = createHash("sha256").update(readFileSync("package-lock.json")).digest("hex");
  // npm keeps a lock of its own beside what it installed, so an install by hand counts too.
  if (
    existsSync(MARK) &&
    readFileSync(MARK, "utf8") === wanted &&
    existsSync("node_modules/.package-lock.json")
  )
    return;
  console.log("Installing packages…");
  run("npm", ["ci"]);
  mkdirSync(dirname(MARK), { recursive: true });
  writeFileSync(MARK, wanted);
}

/** Runs a command in the open; ends the process with its status when it fails. */
export function run(command, args, environment = {}) {
  const { status, error } = spawnSync(command, args, {
    stdio: "inherit",
    env: { ...process.env, ...environment },
    shell: process.platform === "win32",
  });
  if (error) console.error(`${command} could not be run: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(
    `Mugworks needs Node.js 20.19 or newer; this is ${process.versions.node}. See https://nodejs.org`,
  );
  process.exit(1);
}

// Installs what only some commands need: Debian packages where that is possible without a password, a package of npm in a cache.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { delimiter, join, resolve } from "node:path";
import { createInterface } from "node:readline/promises";

/** The places where a program may be, the first one first. @param {string} name */
export function inPath(name) {
  return (process.env.PATH ?? "").split(delimiter).map((folder) => join(folder, name));
}

/**
 * Installs Debian packages when run as root on Linux; does nothing elsewhere. In a terminal it asks before.
 * @param {string} name the program's package @param {string[]} more what it needs
 */
export async function installPackage(name, ...more) {
  if (process.platform !== "linux" || process.getuid?.() !== 0) return;
  const packages = [name, ...more].join(", ");
  if (!process.env.CI && process.stdin.isTTY && !(await isAllowed(name, packages))) return;
  console.log(`${name} was not found. Installing from Debian: ${packages}…`);
  const quietly = { stdio: "inherit", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } };
  spawnSync("apt-get", ["update", "-qq"], quietly);
  spawnSync("apt-get", ["install", "-y", "-qq", name, ...more], quietly);
}

/**
 * The `node_modules` with a package of npm such as `deno@2.9.6`; undefined where npm could not install it. Its peers are this project's
 * packages, which Node.js finds from there as well.
 * @param {string} specifier @param {string[]} more packages that it loads from beside it
 */
export function cachedPackages(specifier, ...more) {
  // The name of a scope begins with the same character.
  const name = specifier.slice(0, specifier.lastIndexOf("@"));
  const folder = resolve("node_modules/.cache/mugworks/packages", specifier.replaceAll(/[@/]/g, "-"));
  const modules = join(folder, "node_modules");
  if (existsSync(join(modules, name))) return modules;
  console.log(`Installing ${specifier}…`);
  mkdirSync(folder, { recursive: true });
  const options = ["--silent", "--no-save", "--omit=peer", "--prefix", folder];
  spawnSync("npm", ["install", ...options, specifier, ...more], { stdio: "inherit" });
  return existsSync(join(modules, name)) ? modules : undefined;
}

/** @param {string} name @param {string} packages */
async function isAllowed(name, packages) {
  const terminal = createInterface(process.stdin, process.stdout);
  const answer = await terminal.question(
    `${name} was not found. Install from Debian on this machine: ${packages}? [y/N] `,
  );
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}

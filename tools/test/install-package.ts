// Installs what only some commands need: Debian packages where that is possible without a password, a package of npm in a cache.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { delimiter, join, resolve } from "node:path";
import { createInterface } from "node:readline/promises";

/** The places where a program may be, the first one first. */
export function inPath(name: string): string[] {
  return (process.env.PATH ?? "").split(delimiter).map((folder) => join(folder, name));
}

/** Whether the lists of Debian's packages were asked for already. */
let listsUpdated: Promise<number> | null = null;

/**
 * Asks in a terminal whether Debian packages may be installed. Resolves to a function that installs them; it does nothing where they
 * may not be, or where this process is not root on Linux. The first is the program's package, the others are what it needs.
 */
export async function prepareInstallation(
  names: readonly [name: string, ...more: string[]],
): Promise<() => Promise<void>> {
  const [name] = names;
  const packages = names.join(", ");
  const isPossible = process.platform === "linux" && process.getuid?.() === 0;
  const mustAsk = !process.env.CI && process.stdin.isTTY;
  if (!isPossible || (mustAsk && !(await isAllowed(name, packages)))) return () => Promise.resolve();
  return async () => {
    console.log(`${name} was not found. Installing from Debian: ${packages}…`);
    listsUpdated ??= runQuietly("apt-get", ["update", "-qq"]);
    await listsUpdated;
    await runQuietly("apt-get", ["install", "-y", "-qq", ...names]);
  };
}

export async function installPackage(name: string): Promise<void> {
  const install = await prepareInstallation([name]);
  await install();
}

/**
 * Resolves to the status of a command, whose output is shown only when it fails. Asynchronous: the steps of `npm test` run beside it.
 */
export function runQuietly(command: string, words: readonly string[], limitMs?: number): Promise<number> {
  const child = spawn(command, words, {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    // The timer of spawn's own limit keeps the process alive where the program is missing.
    ...(limitMs !== undefined && { signal: AbortSignal.timeout(limitMs) }),
    shell: process.platform === "win32",
  });
  const texts: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text: Buffer) => texts.push(text));
  return new Promise((done) => {
    const end = (status: number): void => {
      if (status !== 0) console.error(Buffer.concat(texts).toString());
      done(status);
    };
    // A program that cannot be run is closed as well, with a status below zero.
    child.once("error", (error) => texts.push(Buffer.from(`${command} could not be run: ${error.message}`)));
    child.once("close", (status) => end(status ?? 1));
  });
}

/**
 * The `node_modules` with a package of npm such as `deno@2.9.6`; undefined where npm could not install it. Its peers are this project's
 * packages, which Node.js finds from there as well. `more`: packages that it loads from beside it.
 */
export function cachedPackages(specifier: string, ...more: string[]): string | undefined {
  // The name of a scope begins with the same character.
  const name = specifier.slice(0, specifier.lastIndexOf("@"));
  const folder = resolve("node_modules/.cache/mugworks/packages", specifier.replaceAll(/[@/]/g, "-"));
  const modules = join(folder, "node_modules");
  if (existsSync(join(modules, name))) return modules;
  console.log(`Installing ${specifier}…`);
  mkdirSync(folder, { recursive: true });
  const options = ["--silent", "--no-save", "--omit=peer", "--prefix", folder];
  spawnSync("npm", ["install", ...options, specifier, ...more], {
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  return existsSync(join(modules, name)) ? modules : undefined;
}

async function isAllowed(name: string, packages: string): Promise<boolean> {
  const terminal = createInterface(process.stdin, process.stdout);
  const answer = await terminal.question(
    `${name} was not found. Install from Debian on this machine: ${packages}? [y/N] `,
  );
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}

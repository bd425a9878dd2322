// Builds this commit and another one. The other one is built in a folder that is named after its commit, and only once.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { loadEnv } from "vite";
import { linkPackages } from "../../tests/copy-project.ts";
import { Refusal } from "../refusal.ts";

export interface Build {
  name: string;
  root: string;
  outDir: string;
}

const THIS_OUT = "node_modules/.cache/mugworks/bench/dist";

/** Builds the files of this folder as they are. */
export function buildThis(): Build {
  runBuild(resolve("."), ["--", "--outDir", THIS_OUT]);
  return { name: nameOfThis(), root: resolve("."), outDir: resolve(THIS_OUT) };
}

/** The full name of a commit. */
export function commitOf(ref: string): string {
  const commit = git("rev-parse", "--verify", "--quiet", "--end-of-options", `${ref}^{commit}`);
  if (commit !== null) return commit;
  throw new Refusal(
    git("rev-parse", "--git-dir") === null
      ? "--against needs git and this folder's history: clone the repository, or leave --against out."
      : `git knows no commit "${ref}": fetch it, or name one of "git log --oneline".`,
  );
}

/** Builds a commit, which is named in full, or takes its earlier build. */
export function buildCommit(commit: string): Build {
  const root = join(tmpdir(), "mugworks-bench", commit);
  const build = { name: commit.slice(0, 7), root, outDir: join(root, "dist") };
  if (existsSync(root)) return build;
  // Built beside the final folder, which therefore never has half a build.
  const unfinished = `${root}.${process.pid}`;
  process.once("exit", () => rmSync(unfinished, { recursive: true, force: true }));
  writeTree(commit, unfinished);
  installPackages(build.name, unfinished);
  runBuild(unfinished, []);
  try {
    renameSync(unfinished, root);
  } catch (error) {
    // Another run has built the same commit in the meantime.
    if (!existsSync(root)) throw error;
  }
  return build;
}

function nameOfThis(): string {
  const commit = git("rev-parse", "--short=7", "HEAD");
  if (commit === null) return "this folder";
  if (git("status", "--porcelain") === "") return commit;
  console.warn("There are changes that are not committed: commit them before you write the figures down.");
  return `${commit} and changes`;
}

/** Runs git and returns what it prints; null when it fails or is missing. */
function git(...args: string[]): string | null {
  const { status, stdout } = spawnSync("git", args, { encoding: "utf8" });
  return status === 0 ? stdout.trim() : null;
}

/** Writes the files of a commit into a folder: the checkout here stays as it is. */
function writeTree(commit: string, folder: string): void {
  const isWritten =
    git("clone", "--quiet", "--shared", "--no-checkout", ".", folder) !== null &&
    git("-C", folder, "checkout", "--quiet", commit) !== null;
  if (!isWritten)
    throw new Refusal(`git could not write ${commit} to ${folder}: see whether the disk is full.`);
}

/** Uses the installed packages when the commit has the same ones, and installs its own otherwise. */
function installPackages(name: string, folder: string): void {
  const lock = (root: string): string => readFileSync(join(root, "package-lock.json"), "utf8");
  if (lock(folder) === lock(".")) {
    linkPackages(folder);
    return;
  }
  console.log(`Installing the packages of ${name}…`);
  if (runNpm(folder, ["ci", "--prefer-offline", "--no-audit", "--no-fund"]).status !== 0)
    throw new Refusal(
      `The packages of ${name} were not installed: connect to the network, and run the command again.`,
    );
}

function runBuild(root: string, args: readonly string[]): void {
  console.log(`Building ${root}…`);
  const empty = Object.keys(loadEnv("production", root, "VITE_")).map((name) => [name, ""] as const);
  const { status, stdout, stderr } = runNpm(root, ["run", "build", ...args], Object.fromEntries(empty));
  if (status !== 0) throw new Refusal(`The build in ${root} failed:\n${stdout}${stderr}`);
}

/** Without NODE_ENV, which Vite sets to "development" in this process when it runs a module: builds would have React's warnings. */
function runNpm(cwd: string, args: readonly string[], environment: Record<string, string> = {}) {
  const { NODE_ENV: _, ...own } = process.env;
  return spawnSync("npm", args, {
    cwd,
    encoding: "utf8",
    env: { ...own, ...environment },
    shell: process.platform === "win32",
  });
}

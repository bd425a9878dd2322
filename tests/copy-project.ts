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
import { join, resolve } from "node:path";

const NOT_COPIED = new Set([".git", "node_modules", "dist"]);

/**
 * Copies the project without built files into a new folder, links the installed packages, and returns the folder. It is removed when
 * the process ends.
 */
export function copyProject(): string {
  const root = mkdtempSync(join(tmpdir(), "copied-project-"));
  process.once("exit", () => rmSync(root, { recursive: true, force: true }));
  for (const name of readdirSync("."))
    // A package-lock.json that is younger than the packages would have them installed again, in place of the links.
    if (!NOT_COPIED.has(name)) cpSync(name, join(root, name), { recursive: true, preserveTimestamps: true });
  linkPackages(root);
  return root;
}

/** Links the installed packages. The folder has a node_modules folder of its own, because builds write their caches into it. */
export function linkPackages(root: string): void {
  mkdirSync(join(root, "node_modules"));
  for (const name of readdirSync("node_modules"))
    if (!name.startsWith(".cache") && !name.startsWith(".vite"))
      symlinkSync(resolve("node_modules", name), join(root, "node_modules", name));
}

/** Edits content files of a copy by patterns, so that a marketer's edit of their texts breaks no test. */
export const editIn =
  (root: string) =>
  (file: string, from: RegExp, to: string): void => {
    const path = join(root, "src/content", file);
    const source = readFileSync(path, "utf8");
    if (!from.test(source)) throw new Error(`${file} does not hold ${from}`);
    writeFileSync(path, source.replace(from, to));
  };

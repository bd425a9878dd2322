// Reads and writes files, for all plugins.
import { randomUUID } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), "../");
/** The file with the values of the design, from the root of the repository. */
export const TOKENS_FILE = "tailwind.config.ts";

/**
 * What systems and editors leave in a folder: Finder's `.DS_Store` and `._x.webp`, the Explorer's `Thumbs.db` and `desktop.ini`, and
 * editors' copies. The lists of https://github.com/github/gitignore, Global/macOS, Windows, Vim and Emacs.
 */
const LITTER =
  /^(\.DS_Store|\._.*|\.(AppleDouble|LSOverride|localized)|(ehthumbs|Thumbs)(_vista)?\.db|desktop\.ini|.*~|\.#.*|#.*#|\..*\.sw[a-p])$/i;

export function isLitter(path: string): boolean {
  return LITTER.test(path.split("/").at(-1) ?? "");
}

/** The paths of all files in a folder from there, such as `/assets/app-abc.js`, without what systems leave there. */
export function filesIn(folder: string): string[] {
  return allFilesIn(folder).filter((path) => !isLitter(path));
}

export function allFilesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replaceAll("\\", "/"));
}

/** The files with one of these suffixes that use content and tokens: their paths from the root, and their texts. */
export function* sourceFiles(root: string, suffixes: RegExp): Generator<{ file: string; text: string }> {
  const inFolders = ["src", "plugins"]
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) => filesIn(join(root, folder)).map((path) => folder + path));
  for (const file of ["index.html", ...inFolders].filter((name) => suffixes.test(name)))
    if (existsSync(join(root, file))) yield { file, text: readFileSync(join(root, file), "utf8") };
}

/**
 * Whether there is the file below `folder`, in exactly these letters. macOS and Windows also find `Gym.webp` by the name `gym.webp`, and
 * the host, which is a Linux machine, does not. `realPath` returns the letters of the disk on both (microsoft/TypeScript#41292), and the
 * target of a symbolic link, which may have any name. Lists of the folders took a second of a build with 200 affiliates.
 */
export function hasFile(
  folder: string,
  path: string,
  realPath: (path: string) => string = realpathSync.native,
): boolean {
  try {
    const asked = join(realPath(folder), path);
    const found = realPath(asked);
    return found === asked || found.toLowerCase() !== asked.toLowerCase();
  } catch {
    return false;
  }
}

/** Synchronous: for thousands of small files, a promise and a thread for each call take three times the processor time. */
export function write(folder: string, file: string, content: string): void {
  const target = join(folder, file);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, content);
}

/** Builds of the demo and of the shop may run at the same time, so the file is renamed when it is complete. */
export function writeWhole(file: string, content: string | Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true });
  const incomplete = `${file}.${randomUUID()}.incomplete`;
  writeFileSync(incomplete, content);
  renameSync(incomplete, file);
}

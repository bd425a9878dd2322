import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { dirname, extname, join } from "node:path";

/** Imports of our own modules: `./` within a folder, `@/` between folders. The linter allows no other form in src/lib. */
const OWN_IMPORT = /\b(?:from|import)\s*"(\.{1,2}|@)\/([^"]+)"/g;
const LOCK_FILE = "package-lock.json";

/**
 * A hash of the source of a module and of all modules of ours that it imports, of the versions of the packages, and of Node.
 * `module`: its path from the root, such as `src/lib/blog/sanitize-html.ts`.
 */
export async function versionOfModule(root: string, module: string): Promise<string> {
  const hash = createHash("sha256").update(process.version);
  hash.update(await readFile(join(root, LOCK_FILE)));
  const files = new Set([module]);
  for (const file of files) {
    const source = await readFile(join(root, file), "utf8");
    hash.update(file).update(source);
    for (const [, from = "", path = ""] of source.matchAll(OWN_IMPORT))
      files.add(withExtension(from === "@" ? join("src", path) : join(dirname(file), from, path)));
  }
  return hash.digest("hex");
}

function withExtension(path: string): string {
  return extname(path) === "" ? `${path}.ts` : path;
}

import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Writes files below a folder, and the folders that they need. */
export function writeFiles(
  root: string,
  files: Iterable<readonly [path: string, content: string | Uint8Array]>,
): void {
  for (const [path, content] of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
}

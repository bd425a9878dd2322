// Which content the accepted pictures were taken of, and what of it was edited since. A page whose content was edited cannot be
// compared with its picture; a page of any other commit can.
import { createHash, type Hash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";

/** Types and checks of the content. Nobody edits a page there. */
const SCHEMA = "src/content/schema/";

/** Path -> hash: each file of `src/content/`, and the files of each folder of `public/` together. */
export type ContentHashes = Readonly<Record<string, string>>;

/** The hashes of everything that a marketer edits in the project at `root`. */
export function hashContent(root = "."): ContentHashes {
  const hashes = new Map<string, Hash>();
  for (const file of filesIn(root, "src/content").filter((name) => !name.startsWith(SCHEMA))) add(file, file);
  for (const file of filesIn(root, "public")) add(dirname(file), file);
  return Object.fromEntries([...hashes].map(([path, hash]) => [path, hash.digest("base64url").slice(0, 12)]));

  function add(path: string, file: string): void {
    const hash = hashes.get(path) ?? createHash("sha256");
    hashes.set(path, hash.update(file).update(readFileSync(join(root, file))));
  }
}

/** The paths that were added, removed or changed. */
export function editedSince(accepted: ContentHashes, now: ContentHashes): string[] {
  const paths = new Set([...Object.keys(accepted), ...Object.keys(now)]);
  return [...paths].filter((path) => accepted[path] !== now[path]).toSorted();
}

function filesIn(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll("\\", "/"))
    .toSorted();
}

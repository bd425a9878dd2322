import { readdirSync } from "node:fs";
import { join } from "node:path";

/**
 * Whether there is the file below `folder`, in exactly these letters. macOS and Windows also find `Gym.webp` by the name `gym.webp`, and
 * the host, which is a Linux machine, does not.
 */
export function hasFile(folder: string, path: string, list: (folder: string) => string[] = listOf): boolean {
  let parent = folder;
  return path
    .split("/")
    .filter(Boolean)
    .every((name) => {
      const found = list(parent).includes(name);
      parent = join(parent, name);
      return found;
    });
}

function listOf(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

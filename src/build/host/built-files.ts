import { readdirSync } from "node:fs";
import { join } from "node:path";

/** Paths of all files in a folder from there, such as `/assets/app-abc.js`. */
export function builtFiles(dist: string): string[] {
  return readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(dist.length).replaceAll("\\", "/"));
}

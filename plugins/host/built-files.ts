import { readdirSync } from "node:fs";
import { join } from "node:path";

/** GitHub Pages leaves out names that begin with a dot, such as `.well-known`, unless there is this empty file. */
export const NO_JEKYLL = ".nojekyll";

/** Paths of all files in a folder from there, such as `/assets/app-abc.js`. */
export function builtFiles(dist: string): string[] {
  return readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(dist.length).replaceAll("\\", "/"));
}

/** The page that an HTML file is, by its own mark; null for files that are no page. */
export function pageOf(html: string): string | null {
  const [, page = null] = /<[^>]* data-page="([^"]+)"/.exec(html) ?? [];
  return page;
}

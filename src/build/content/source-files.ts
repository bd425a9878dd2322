import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** The files of `src` with one of these suffixes, and index.html, as paths from the root. */
export function sourceFiles(root: string, suffixes: RegExp): readonly string[] {
  const sources = readdirSync(join(root, "src"), { recursive: true, encoding: "utf8" })
    .map((name) => `src/${name.replaceAll("\\", "/")}`)
    .filter((name) => suffixes.test(name));
  return existsSync(join(root, "index.html")) ? ["index.html", ...sources] : sources;
}

import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** The file with the values of the design, from the root of the repository. */
export const TOKENS_FILE = "tailwind.config.ts";

/** The files with one of these suffixes that use content and tokens, as paths from the root. */
export function sourceFiles(root: string, suffixes: RegExp): readonly string[] {
  const sources = ["src", "plugins"]
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map(
        (name) => `${folder}/${name.replaceAll("\\", "/")}`,
      ),
    )
    .filter((name) => suffixes.test(name));
  return existsSync(join(root, "index.html")) ? ["index.html", ...sources] : sources;
}

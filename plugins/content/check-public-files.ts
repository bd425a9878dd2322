// Checks that the files below public/ that HTML, components and the build name exist. Content has checks of its own.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ContentProblem } from "./content-problem";
import { lineAt } from "./content-source";
import { hasFile } from "./has-file";
import { sourceFiles } from "./source-files";

/** An address as the value of `href` or `src`, and the path of a file that the build reads, which begins with `public/`. */
const REFERENCE = /(?:\b(?:src|href)[=:]\s*"|"public)(\/[\w./-]+\.(?:svg|png|jpe?g|webp|avif|ico|mp4|vtt))"/g;

export function checkPublicFiles(root: string, publicDir: string): ContentProblem[] {
  // Each missing file is reported once, where it is named first.
  const missing = new Map<string, ContentProblem>();
  for (const file of sourceFiles(root, /\.(?:tsx?|html)$/)) {
    if (file.startsWith("src/content/")) continue;
    const text = readFileSync(join(root, file), "utf8");
    for (const { index, 1: address = "" } of text.matchAll(REFERENCE))
      if (!missing.has(address) && !hasFile(publicDir, address))
        missing.set(address, {
          file,
          line: lineAt(text, index),
          field: "this line",
          found: `"${address}", but there is no file public${address}`,
          expected: `a file that exists: put it back (git restore public${address}), or name another one here`,
        });
  }
  return [...missing.values()];
}

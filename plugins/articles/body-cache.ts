// Keeps the sanitized bodies of articles for the next build. Sanitizing takes some 6 ms for each, in jsdom.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod";
import type { SanitizeHtml } from "../../src/lib/blog/sanitize-html.ts";
import { filesIn, writeWhole } from "../files.ts";

const stored = z.object({ version: z.string(), bodies: z.record(z.string(), z.string()) });

/** `version` names everything that sanitizing depends on apart from the body. With another one, nothing is reused. */
export async function openBodyCache(file: string, version: string) {
  const last = await read(file);
  const known = last?.version === version ? last.bodies : {};
  const used = new Map<string, string>();
  return {
    /** Returns a sanitizer that calls the given one only for what the last build did not sanitize. */
    around:
      (sanitize: SanitizeHtml): SanitizeHtml =>
      (html) => {
        const key = createHash("sha256").update(html).digest("hex");
        const clean = used.get(key) ?? known[key] ?? sanitize(html);
        used.set(key, clean);
        return clean;
      },
    /** Replaces the file by what `around` was asked for since. */
    save: () => writeWhole(file, JSON.stringify({ version, bodies: Object.fromEntries(used) })),
  };
}

/** Null when there is no file yet, or when it is damaged. */
async function read(file: string): Promise<z.infer<typeof stored> | null> {
  try {
    return stored.parse(JSON.parse(await readFile(file, "utf8")));
  } catch {
    return null;
  }
}

/** A hash of all that sanitizing depends on, and of some more: src/lib, which has the sanitizer, the packages, and Node. */
export function versionOfSanitizer(root: string): string {
  const hash = createHash("sha256").update(process.version);
  const lib = join(root, "src/lib");
  for (const file of [
    join(root, "package-lock.json"),
    ...filesIn(lib)
      .sort()
      .map((path) => lib + path),
  ])
    hash.update(readFileSync(file));
  return hash.digest("hex");
}

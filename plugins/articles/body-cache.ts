// Keeps the sanitized bodies of articles for the next build. Sanitizing takes some 6 ms for each, in jsdom.
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { dirname, extname, join } from "node:path";
import * as z from "zod";
import type { SanitizeHtml } from "../../src/lib/blog/sanitize-html.ts";
import { writeWhole } from "../files.ts";

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

/** Imports of our own modules: `./` within a folder, `@/` between folders. The linter allows no other form in src/lib. */
const OWN_IMPORT = /\b(?:from|import)\s*"(\.{1,2}|@)\/([^"]+)"/g;

/**
 * A hash of the source of a module and of all modules of ours that it imports, of the versions of the packages, and of Node.
 * `module`: its path from the root, such as `src/lib/blog/sanitize-html.ts`.
 */
export async function versionOfModule(root: string, module: string): Promise<string> {
  const hash = createHash("sha256").update(process.version);
  hash.update(await readFile(join(root, "package-lock.json")));
  const files = new Set([module]);
  for (const file of files) {
    const source = await readFile(join(root, file), "utf8");
    hash.update(file).update(source);
    for (const [, from = "", path = ""] of source.matchAll(OWN_IMPORT)) {
      const imported = from === "@" ? join("src", path) : join(dirname(file), from, path);
      files.add(extname(imported) === "" ? `${imported}.ts` : imported);
    }
  }
  return hash.digest("hex");
}

// Keeps the sanitized bodies of articles for the next build. Sanitizing takes some 6 ms for each, in jsdom.
import { createHash, randomUUID } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import * as z from "zod";
import type { SanitizeHtml } from "../../src/lib/blog/sanitize-html.ts";

const stored = z.object({ version: z.string(), bodies: z.record(z.string(), z.string()) });

export interface BodyCache {
  /** Returns a sanitizer that calls the given one only for what the last build did not sanitize. */
  around: (sanitize: SanitizeHtml) => SanitizeHtml;
  /** Replaces the file by what `around` was asked for since. */
  save: () => Promise<void>;
}

/** `version` names everything that sanitizing depends on apart from the body. With another one, nothing is reused. */
export async function openBodyCache(file: string, version: string): Promise<BodyCache> {
  const last = await read(file);
  const known = last?.version === version ? last.bodies : {};
  const used = new Map<string, string>();
  return {
    around: (sanitize) => (html) => {
      const key = createHash("sha256").update(html).digest("hex");
      const clean = used.get(key) ?? known[key] ?? sanitize(html);
      used.set(key, clean);
      return clean;
    },
    save: async () => {
      await mkdir(dirname(file), { recursive: true });
      // Builds of the demo and of the shop may run at the same time, so the file is renamed when it is complete.
      const incomplete = `${file}.${randomUUID()}.incomplete`;
      await writeFile(incomplete, JSON.stringify({ version, bodies: Object.fromEntries(used) }));
      await rename(incomplete, file);
    },
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

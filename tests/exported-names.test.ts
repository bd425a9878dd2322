import { expect, it } from "vitest";

/** All modules except tests and articles: every article exports the same two names. */
const sources = import.meta.glob<string>(
  ["/src/**/*.{ts,tsx}", "/functions/**/*.ts", "!/src/content/articles/*", "!**/*.d.*"],
  { eager: true, query: "?raw", import: "default" },
);
/** Each page that preloads something exports the first name, and Cloudflare calls each of its functions by the second. */
const ALLOWED_NAMES = new Set(["preload", "onRequest"]);

const EXPORTED =
  /^export (?:async )?(?:function\*? (\w+)|class (\w+)|const (\w+)[^=\n]*= (?:async )?(?:<|\())/gm;

it("every exported function, component and class has a name of its own", () => {
  const files = new Map<string, string[]>();
  for (const [file, source] of Object.entries(sources)) {
    for (const [, ...found] of source.matchAll(EXPORTED)) {
      const name = found.find((candidate) => candidate !== undefined);
      if (name !== undefined) files.set(name, [...(files.get(name) ?? []), file]);
    }
  }
  expect(files.size).toBeGreaterThan(100);
  const duplicates = [...files].filter(([name, modules]) => modules.length > 1 && !ALLOWED_NAMES.has(name));
  expect(duplicates).toEqual([]);
});

import { expect, it } from "vitest";

/** Every module but the tests. The articles export the same two names by rule, and so do the pages their `preload`. */
const sources = import.meta.glob<string>(
  ["/src/**/*.{ts,tsx,mjs}", "/functions/**/*.ts", "!/src/content/articles/*", "!**/*.d.*"],
  { eager: true, query: "?raw", import: "default" },
);
const SHARED_BY_RULE = new Set(["preload"]);

const EXPORTED =
  /^export (?:async )?(?:function\*? (\w+)|class (\w+)|const (\w+)[^=\n]*= (?:async )?(?:<|\())/gm;

it("no two modules export a function, component or class of the same name", () => {
  const files = new Map<string, string[]>();
  for (const [file, source] of Object.entries(sources)) {
    for (const [, ...found] of source.matchAll(EXPORTED)) {
      const name = found.find((candidate) => candidate !== undefined);
      if (name !== undefined) files.set(name, [...(files.get(name) ?? []), file]);
    }
  }
  expect(files.size).toBeGreaterThan(100);
  const twice = [...files].filter(([name, holders]) => holders.length > 1 && !SHARED_BY_RULE.has(name));
  expect(twice).toEqual([]);
});

// @vitest-environment node
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { newFolder } from "../../write-files";
import { openBodyCache, versionOfSanitizer } from "../../../plugins/articles/body-cache";

let folder = "";
beforeEach(() => {
  folder = newFolder();
});

describe("the cache of sanitized bodies", () => {
  const file = () => join(folder, "cache/bodies.json");

  /** Sanitizes the bodies as one build does. Returns the results, and the bodies that were not taken from the cache. */
  async function build(version: string, ...bodies: string[]) {
    const sanitized: string[] = [];
    const cache = await openBodyCache(file(), version);
    const sanitize = cache.around((html) => {
      sanitized.push(html);
      return `${version}: ${html}`;
    });
    const results = bodies.map((body) => sanitize(body));
    cache.save();
    return { results, sanitized };
  }

  it("sanitizes a body once, and then only what has changed", async () => {
    const first = await build("1", "a", "b", "a");
    expect(first).toEqual({ results: ["1: a", "1: b", "1: a"], sanitized: ["a", "b"] });
    expect(await build("1", "a", "b2")).toEqual({ results: ["1: a", "1: b2"], sanitized: ["b2"] });
  });

  it("reuses nothing when the version is another one, not even when an earlier one comes back", async () => {
    await build("1", "a");
    expect(await build("2", "a")).toEqual({ results: ["2: a"], sanitized: ["a"] });
    expect(await build("1", "a")).toEqual({ results: ["1: a"], sanitized: ["a"] });
  });

  it.each(["", "{", `{"version":"1","bodies":{"a":1}}`])("is built anew from the file %j", async (text) => {
    folder = newFolder({ "cache/bodies.json": text });
    expect((await build("1", "a")).sanitized).toEqual(["a"]);
    expect((await build("1", "a")).sanitized).toEqual([]);
    expect(readdirSync(join(folder, "cache"))).toEqual(["bodies.json"]);
  });
});

it.each(["package-lock.json", "src/lib/blog/sanitize-html.ts"])(
  "the version of the sanitizer changes with %s",
  (edited) => {
    const files = { "package-lock.json": "{}", "src/lib/blog/sanitize-html.ts": "export {};" };
    const before = versionOfSanitizer(newFolder(files));
    expect(versionOfSanitizer(newFolder(files))).toBe(before);
    expect(versionOfSanitizer(newFolder({ ...files, [edited]: "// edited" }))).not.toBe(before);
  },
);

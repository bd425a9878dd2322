// @vitest-environment node
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { editedSince, hashContent } from "../../e2e/accepted-content";

const FILES = {
  "src/content/faq.ts": "values",
  "src/content/articles/one.ts": "text",
  "src/content/schema/faq-labels.ts": "types",
  "src/content/schema/index.ts": "types",
  "public/pictures/pack.avif": "picture",
};

/** What differs after these files were written over a project with FILES. */
function editsBy(files: Readonly<Record<string, string>>): string[] {
  const root = mkdtempSync(join(tmpdir(), "content-"));
  const write = (entries: Readonly<Record<string, string>>): void => {
    for (const [path, text] of Object.entries(entries)) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
  };
  write(FILES);
  const accepted = hashContent(root);
  write(files);
  return editedSince(accepted, hashContent(root));
}

describe("content that was edited since the pictures were accepted", () => {
  it.each([
    ["nothing", {}, []],
    ["a text", { "src/content/faq.ts": "other" }, ["src/content/faq.ts"]],
    ["an article", { "src/content/articles/two.ts": "text" }, ["src/content/articles/two.ts"]],
    ["a picture", { "public/pictures/pack.avif": "other" }, ["public/pictures"]],
    ["no type", { "src/content/schema/faq-labels.ts": "other", "src/content/schema/new.ts": "" }, []],
    ["no code", { "src/features/faq.tsx": "other" }, []],
  ])("is %s", (_, files, edited) => {
    expect(editsBy(files)).toEqual(edited);
  });
});

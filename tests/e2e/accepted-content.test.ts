// @vitest-environment node
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { editedSince, hashContent } from "../../e2e/accepted-content";
import { writeFiles } from "../write-files";

const FILES = ["content/faq", "content/articles/one", "content/schema/faq-labels", "features/faq"];

it.each<[what: string, file: string, edited: string[]]>([
  ["a text", "src/content/faq.ts", ["src/content/faq.ts"]],
  ["an article", "src/content/articles/two.ts", ["src/content/articles/two.ts"]],
  ["a picture", "public/pictures/pack.avif", ["public/pictures"]],
  ["no type", "src/content/schema/faq-labels.ts", []],
  ["no new type", "src/content/schema/new.ts", []],
  ["no code", "src/features/faq.ts", []],
])("content that was edited since the pictures were accepted is %s: %s", (_, file, edited) => {
  const root = mkdtempSync(join(tmpdir(), "content-"));
  writeFiles(root, [
    ["public/pictures/pack.avif", "before"],
    ...FILES.map((name) => [`src/${name}.ts`, "before"] as const),
  ]);
  const accepted = hashContent(root);
  writeFiles(root, [[file, "after"]]);
  expect(editedSince(accepted, hashContent(root))).toEqual(edited);
});

// Checks of affiliates with a page of their own, beyond their schema.
import { existsSync } from "node:fs";
import { basename, join } from "node:path";
import { field } from "@/lib/field";
import { filesIn } from "../files";
import { type ContentProblem, shown, type Finding } from "./content-problem";

export const isBro = (file: string): boolean => file.startsWith("src/content/bros/");

/** A code has one file, which is named as it. `files`: all content files. */
export function* checkBro(
  file: string,
  bro: unknown,
  files: readonly { file: string }[],
): Generator<Finding> {
  const path = ["bro", "code"];
  const [code, name] = [field(bro, "code"), basename(file, ".ts")];
  const other = files.find((each) => each.file !== file && each.file.toLowerCase() === file.toLowerCase());
  if (code !== name) yield { path, found: shown(code), expected: `"${name}", as the file is named` };
  if (other) yield { path, found: `the code of ${other.file}`, expected: "another code in any letter case" };
}

/**
 * Faces that no content names go online with the rest of `public/`: of an affiliate who was removed, or whose page was never written.
 * `files`: all content files that could be read.
 */
export function* facesOfNobody(
  publicDir: string,
  files: readonly { source: { text: string } }[],
): Generator<ContentProblem> {
  const folder = join(publicDir, "pictures/bros");
  const seen = new Set<string>();
  for (const file of existsSync(folder) ? filesIn(folder).toSorted() : []) {
    const name = file.slice(1).replace(/-\d+\.\w+$/, "");
    if (seen.has(name) || files.some(({ source }) => source.text.includes(`"bros/${name}"`))) continue;
    seen.add(name);
    yield {
      file: `public/pictures/bros${file}`,
      line: 1,
      field: "this picture",
      found: "a face that no file in src/content/bros/ names",
      expected: `no picture of somebody who has no page: delete the files that begin with public/pictures/bros/${name}-, or write his file (npm run content bro)`,
    };
  }
}

// Checks of affiliates with a page of their own, beyond their schema.
import { basename } from "node:path";
import { field } from "@/lib/field";
import { shown, type Finding } from "./content-problem";

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

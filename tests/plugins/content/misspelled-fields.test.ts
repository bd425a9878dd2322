// @vitest-environment node
// Misspells every field of every content file, one by one.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync, Visitor, type ESTree } from "vite";
import { describe, expect, it } from "vitest";
import { checkWritten, type WrittenProblem } from "../../../plugins/content/written-values";
import { readSource } from "../../../plugins/content/content-source";

const FOLDER = "src/content";
const files = readdirSync(FOLDER)
  .filter((name) => name.endsWith(".ts") && !name.startsWith("schema"))
  .map((name) => [`${FOLDER}/${name}`, readFileSync(join(FOLDER, name), "utf8")] as const);

/** The names of fields in the file, but those in functions, which are code: marketers do not edit it. */
function fieldNames(file: string, text: string): ESTree.Span[] {
  const { program } = parseSync(file, text);
  const functions: ESTree.Span[] = [];
  const names: ESTree.Span[] = [];
  const skip = (node: ESTree.Span): void => void functions.push(node);
  new Visitor({
    ArrowFunctionExpression: skip,
    FunctionDeclaration: skip,
    CallExpression: skip,
    VariableDeclarator: ({ id }) => void (id.type === "ObjectPattern" && functions.push(id)),
    Property: ({ key, shorthand }) => void (key.type === "Identifier" && !shorthand && names.push(key)),
  }).visit(program);
  return names.filter(
    ({ start, end }) =>
      // A name of one letter is too short to guess; its message lists the names that there are.
      end - start > 1 && !functions.some((span) => span.start < start && start < span.end),
  );
}

function problemsOf(file: string, text: string): WrittenProblem[] {
  const source = readSource(file, text);
  if (!("program" in source)) throw new Error(`${file} cannot be parsed`);
  return checkWritten(file, source);
}

describe("each field that is misspelled is the only problem, named at its line with the right name, in", () => {
  it.each(files)("%s", (file, text) => {
    expect(problemsOf(file, text)).toEqual([]);
    const unnamed = fieldNames(file, text).flatMap(({ start, end }) => {
      const name = text.slice(start, end);
      const misspelled = `${name}${name.at(-1)}`;
      const line = text.slice(0, start).split("\n").length;
      const problems = problemsOf(file, `${text.slice(0, start)}${misspelled}${text.slice(end)}`);
      const isNamed = problems.every(
        (problem) =>
          problem.line === line &&
          problem.field.endsWith(`.${misspelled}`) &&
          problem.expected === `the name ${name}: there is no field ${misspelled}`,
      );
      return isNamed && problems.length > 0 ? [] : [{ misspelled, line, problems }];
    });
    expect(unnamed).toEqual([]);
  });
});

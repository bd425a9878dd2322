// @vitest-environment node
// A misspelled field of any content file, also of values from which the file computes what it exports.
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { parseSync, Visitor, type ESTree } from "vite";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { checkContent } from "@/build/content/check-content";
import { checkWritten, type WrittenProblem } from "@/build/content/check-written";
import { readSource } from "@/build/content/content-source";
import { writeSampleContent } from "./sample-content";
import { load, sampleSite } from "./sample-site";

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

describe("a misspelled field is the only problem in all of the content", () => {
  const BUNDLES = "src/content/bundles.ts";
  const PAGE = "src/content/page.ts";
  const site = sampleSite();

  beforeEach(() => writeSampleContent(site));
  afterEach(() => rmSync(join(site.root, PAGE), { force: true }));

  const edit = (file: string, from: string, to: string): void =>
    site.write(file, site.read(file).replace(from, to));

  /** Bundles that are computed from entries, as those of the site are. */
  const computed = (from: string): void => {
    edit(BUNDLES, "export const bundles: readonly Bundle[]", "const entries: readonly Bundle[]");
    edit(BUNDLES, "\n];", `\n];\nexport const bundles = entries.map((entry) => (${from}));`);
  };

  it.each([
    ["the file stops", "pitch", "{ ...entry, pitch: entry.pitch.replaceAll(/p/g, String) }"],
    ["another value is computed", "packs", "{ ...entry, sheets: entry.packs * 100 }"],
    ["a quote names the bundle", "id", "{ ...entry }"],
  ])("where %s", async (_, name, from) => {
    computed(from);
    expect(await site.problems()).toEqual([]);
    edit(BUNDLES, ` ${name}:`, ` ${name}s:`);
    expect(await site.problems()).toMatchObject([
      {
        file: BUNDLES,
        field: `entries[0].${name}s`,
        expected: `the name ${name}: there is no field ${name}s`,
      },
    ]);
  });

  it.each<[string, () => object]>([
    [
      "stops",
      () => {
        throw new TypeError("Cannot read properties of undefined (reading 'days')");
      },
    ],
    [
      "computes an empty text and a wrong link",
      () => ({ page: { heading: "", links: ["[undefined](mailto:undefined)"] } }),
    ],
  ])("where a file that imports the one with the field %s", async (_, exports) => {
    site.write(
      PAGE,
      'import { returns } from "./promises";\nexport const page = { heading: headingOf(returns), links: [mail] };\n',
    );
    edit("src/content/promises.ts", "days: 30", "dayss: 30");
    const problems = await checkContent(
      site.root,
      async (file) => (file === PAGE ? exports() : load(join(site.root, file))),
      site.surroundings,
    );
    expect(problems).toMatchObject([{ file: "src/content/promises.ts", field: "returns.dayss" }]);
  });

  it("and what is written in a file that imports it is checked all the same", async () => {
    site.write(PAGE, 'import { returns } from "./promises";\nexport const page = { heading: "" };\n');
    edit("src/content/promises.ts", "days: 30", "dayss: 30");
    const problems = await checkContent(
      site.root,
      async (file) => (file === PAGE ? { page: { heading: "" } } : load(join(site.root, file))),
      site.surroundings,
    );
    expect(problems.map(({ field }) => field)).toEqual(["page.heading", "returns.dayss"]);
  });
});

// @vitest-environment node
import { expect, it } from "vitest";
import {
  FOLDERS,
  isMutated,
  type MutatedFile,
  scoresByFolder,
  survivorsOf,
} from "../../../src/build/mutants/figures.mjs";

const [folder = "", other = ""] = FOLDERS;

/** A module in which `a < b` was replaced, once for each status. */
function moduleWith(...statuses: string[]): MutatedFile {
  const location = { start: { line: 2, column: 10 }, end: { line: 2, column: 15 } };
  return {
    source: "const a = 1;\n  return a < b;\n",
    mutants: statuses.map((status) => ({ status, replacement: "a\n  <= b", location })),
  };
}

it("counts what a test noticed, and separately what made the tests run forever, of all mutants that could be noticed", () => {
  const files = {
    [`${folder}/a.ts`]: moduleWith("Killed", "Timeout", "Survived", "Ignored", "CompileError"),
    [`${folder}/b.ts`]: moduleWith("NoCoverage"),
    [`${other}/c.ts`]: moduleWith("Killed"),
  };
  expect(scoresByFolder(files)).toEqual([
    { folder, mutants: 4, noticed: 2, timedOut: 1, score: 50 },
    { folder: other, mutants: 1, noticed: 1, timedOut: 0, score: 100 },
    { folder: "all", mutants: 5, noticed: 3, timedOut: 1, score: 60 },
  ]);
});

it("has no row for a folder without mutants", () => {
  const rows = scoresByFolder({ [`${folder}/a.ts`]: moduleWith("Ignored") });
  expect(rows).toEqual([{ folder: "all", mutants: 0, noticed: 0, timedOut: 0, score: 100 }]);
});

it("names the place of each mutant that no test noticed, what stood there, and what stood there instead", () => {
  expect(survivorsOf({ "a.ts": moduleWith("Killed", "Survived", "NoCoverage") })).toEqual([
    "a.ts:2:10 a < b → a <= b",
    "a.ts:2:10 a < b → a <= b (no test runs it)",
  ]);
});

it("has mutants of modules only, and of no other folder", () => {
  expect(isMutated(`${folder}/money.ts`)).toBe(true);
  expect(isMutated(`${folder}/money.tsx`)).toBe(true);
  for (const path of [
    `${folder}/types.d.ts`,
    `${folder}/style.css`,
    "src/app/app.tsx",
    `${folder}-more/a.ts`,
  ])
    expect(isMutated(path), path).toBe(false);
});

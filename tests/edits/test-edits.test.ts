// @vitest-environment node
import { existsSync } from "node:fs";
import { expect, it } from "vitest";
import { editSteps } from "./test-edits";

function journeysOf(options: { withJourneys: boolean; withAll: boolean }): readonly string[] {
  return editSteps("texts", options).find(({ name }) => name === "journeys")?.command ?? [];
}

it.each([true, false])(
  "an edited copy is visited in the demo store only, the one site that it builds: all journeys %s",
  (withAll) => {
    const projects = journeysOf({ withJourneys: true, withAll }).filter((argument) =>
      /^--project\b/.test(argument),
    );
    expect(projects).toEqual(["--project=demo"]);
  },
);

it("the journeys that are chosen for an edit exist, and all of them run where all are asked for", () => {
  const chosen = journeysOf({ withJourneys: true, withAll: false }).filter((argument) =>
    argument.endsWith(".spec.ts"),
  );
  expect(chosen.length).toBeGreaterThan(0);
  expect(chosen.filter((name) => !existsSync(`e2e/${name}`))).toEqual([]);
  const all = journeysOf({ withJourneys: true, withAll: true });
  expect(all.filter((argument) => argument.endsWith(".spec.ts"))).toEqual([]);
});

it("an edit without journeys is built and tested by units", () => {
  const names = editSteps("a price", { withJourneys: false, withAll: false }).map(({ name }) => name);
  expect(names).toEqual(["types", "unit tests", "build"]);
});

it("only changed texts are not checked for their spelling", () => {
  const excludes = (edit: string) =>
    editSteps(edit, { withJourneys: false, withAll: false }).some(({ command }) =>
      command.some((argument) => argument.startsWith("--exclude")),
    );
  expect([excludes("texts"), excludes("fourth")]).toEqual([true, false]);
});

// @vitest-environment node
import { statSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { copyProject } from "./copy-project";

it("no command installs the packages of a copy again: its lock file is as old as the project's", () => {
  const changed = (root: string) => Math.floor(statSync(join(root, "package-lock.json")).mtimeMs / 1_000);
  expect(changed(copyProject())).toBe(changed("."));
});

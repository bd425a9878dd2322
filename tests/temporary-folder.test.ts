// @vitest-environment node
import { existsSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { setup } from "./temporary-folder";

it("the system's temporary folder is one of this run, for tests and for the commands that they start", () => {
  expect(dirname(mkdtempSync(join(tmpdir(), "any-")))).toMatch(/unit-tests-\w+$/);
});

it("what was written into it is gone when the run has ended", () => {
  const before = tmpdir();
  const finish = setup();
  const left = mkdtempSync(join(tmpdir(), "left-by-a-test-"));
  expect(dirname(left)).not.toBe(before);
  finish();
  expect(existsSync(dirname(left))).toBe(false);
  expect(tmpdir()).toBe(before);
});

// @vitest-environment node
import { spawnSync } from "node:child_process";
import { expect, it } from "vitest";

const run = (...words: string[]) =>
  spawnSync(process.execPath, ["tools/run.mjs", ...words], { encoding: "utf8", timeout: 30_000 });

it.each([
  ["start", "PORT"],
  ["test", "--every"],
  ["content", "picture"],
  ["shop", "--paid"],
  ["site", "doctor"],
  ["bench", "--against"],
  ["screenshots", "takes no options"],
])("%s --help says its options, and does nothing", (tool, option) => {
  const { status, stdout, stderr } = run(tool, "--help");
  expect([status, stderr]).toEqual([0, ""]);
  expect(stdout).toContain(option);
});

it.each([
  ["start", "--port", "PORT=4180 npm start"],
  ["screenshots", "--only", "takes no options"],
])("%s refuses %s, and says what there is instead", (tool, option, instead) => {
  const { status, stderr } = run(tool, option);
  expect([status, stderr]).toEqual([1, expect.stringContaining(instead)]);
});

it.each(["content", "shop", "site", "bench"])(
  "%s refuses a command that it does not have, in one line",
  (tool) => {
    const { status, stderr } = run(tool, "nonsense");
    expect([status, stderr.trim()]).toEqual([1, expect.stringMatching(/nonsense.*$/)]);
  },
);

it("shop refuses what a command does not take", () => {
  const { status, stderr } = run("shop", "schema", "--x");
  expect([status, stderr.trim()]).toEqual([1, expect.stringMatching(/does not take --x/)]);
});

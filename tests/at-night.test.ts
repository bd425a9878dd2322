// @vitest-environment node
import { filesIn } from "../plugins/files";
import { expect, it } from "vitest";
import { FILES_AT_NIGHT } from "./at-night";

it("what only the night runs is there: a file with a new name would run by day", () => {
  const files = filesIn("tests").map((path) => `tests${path}`);
  expect(FILES_AT_NIGHT.filter((start) => !files.some((file) => file.startsWith(start)))).toEqual([]);
});

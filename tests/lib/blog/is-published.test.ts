import { expect, it } from "vitest";
import { isPublished } from "@/lib/blog/is-published";

it.each([
  ["a day before today", { date: "2026-03-08" }, true],
  ["today", { date: "2026-03-09" }, true],
  ["tomorrow", { date: "2026-03-10" }, false],
  ["a day before today, marked as a draft", { date: "2026-03-08", draft: true }, false],
])("decides whether an article of %s is published", (_, meta, expected) => {
  expect(isPublished(meta, "2026-03-09")).toBe(expected);
});

import { expect, it } from "vitest";
import { contentTable } from "@/build/content/content-table";
import { field } from "@/lib/field";

const modules = import.meta.glob<object>("/src/content/*.ts", { eager: true });

const rows = Object.entries(contentTable).flatMap(([file, exports]) =>
  Object.keys(exports).map((name) => [file, name] as const),
);

it.each(rows)("the export that the table names exists: %s, %s", (file, name) => {
  expect(field({ ...modules[`/src/content/${file}`] }, name)).toBeDefined();
});

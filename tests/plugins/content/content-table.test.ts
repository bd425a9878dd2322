import { describe, expect, it } from "vitest";
import { declaredType, readSource } from "../../../plugins/content/content-source";
import { contentTable, schemaOf } from "../../../plugins/content/content-table";
import { schemaFindings } from "../../../plugins/content/schema-findings";
import { labelSchemas } from "@/content/schema-labels";
import { field } from "@/lib/field";

const modules = import.meta.glob<object>("/src/content/*.ts", { eager: true });
const sources = import.meta.glob<string>("/src/content/*.ts", {
  eager: true,
  query: "?raw",
  import: "default",
});

const files = Object.keys(modules).filter((path) => !path.includes("/schema"));
const exported = files.flatMap((path) =>
  Object.entries({ ...modules[path] }).map(
    ([name, value]) => [path.split("/").at(-1) ?? "", name, value] as const,
  ),
);
/** Computed from the bundles, which have a schema. */
const COMPUTED = new Set(["lowestPerDay"]);

describe("the schemas of content", () => {
  it.each(
    [contentTable, labelSchemas].flatMap((table) =>
      Object.entries(table).flatMap(([file, schemas]) =>
        Object.keys(schemas).map((name) => [file, name] as const),
      ),
    ),
  )("are about exports that exist: %s, %s", (file, name) => {
    expect(field({ ...modules[`/src/content/${file}`] }, name)).toBeDefined();
  });

  it("cover every export; a new one is declared with a type of the schema, or named in schema-labels.ts", () => {
    const without = exported.filter(([file, name, value]) => {
      const source = readSource(file, sources[`/src/content/${file}`] ?? "");
      const type = "program" in source ? declaredType(source, name) : null;
      return typeof value !== "function" && !COMPUTED.has(name) && schemaOf(file, name, type) === null;
    });
    expect(without.map(([file, name]) => `${file}: ${name}`)).toEqual([]);
  });

  const groups = exported.filter(
    ([file, name, value]) => labelSchemas[file]?.[name] && typeof value === "object" && !Array.isArray(value),
  );
  it.each(groups)("report a misspelled name in %s, %s", (file, name, value) => {
    const [[first, label] = ["", ""], ...rest] = Object.entries(value ?? {});
    const misspelled = { [`${first}x`]: label, ...Object.fromEntries(rest) };
    const schema = schemaOf(file, name, null);
    const [finding] = schema === null ? [] : schemaFindings(schema, misspelled, [name]);
    expect(finding?.expected).toContain(first);
  });
});

import { describe, expect, it } from "vitest";
import { declaredType, readSource } from "../../../plugins/content/content-source";
import { schemaFindings, labelTypes, schemaOf } from "../../../plugins/content/schema-check";

const modules = import.meta.glob<object>("/src/content/*.ts", { eager: true });
const sources = import.meta.glob<string>(["/src/content/*.ts", "/src/content/schema/*.ts"], {
  eager: true,
  query: "?raw",
  import: "default",
});

const exported = Object.entries(modules).flatMap(([path, module]) => {
  const source = readSource(path, sources[path] ?? "");
  return Object.entries(module).flatMap(([name, value]: [string, unknown]) =>
    typeof value === "function"
      ? []
      : [{ path, name, value, type: "program" in source ? declaredType(source, name) : null }],
  );
});
/** Computed from the bundles, which have a schema. */
const COMPUTED = new Set(["lowestPerDay", "lowestPrice"]);

describe("every export of a content file", () => {
  it("is declared with a type of src/content/schema, or as a text or a list of texts", () => {
    const without = exported.filter(({ name, type }) => !COMPUTED.has(name) && schemaOf(type) === null);
    expect(without.map(({ path, name }) => `${path}: ${name}`)).toEqual([]);
  });

  const groups = exported.filter(({ value }) => typeof value === "object" && !Array.isArray(value));
  it.each(groups)("has a misspelled name reported: $path, $name", ({ name, value, type }) => {
    const [[first, label] = ["", ""], ...rest] = Object.entries(value ?? {});
    const schema = schemaOf(type);
    const misspelled = { [`${first}x`]: label, ...Object.fromEntries(rest) };
    const [finding] = schema === null ? [] : schemaFindings(schema, misspelled, [name]);
    expect(finding?.expected).toContain(first);
  });
});

it("every label type is declared for a value, or is part of another one", () => {
  const all = Object.values(sources).join("\n");
  const unused = [...labelTypes.keys()].filter(
    (name) => !new RegExp(`(: (readonly )?|extends )${name}\\b`).test(all),
  );
  expect(unused).toEqual([]);
});

it("the fields of the type that a label type extends are its own, too", () => {
  const source = readSource("src/content/any.ts", "export const notFound: NotFound = {};");
  const schema = "program" in source ? schemaOf(declaredType(source, "notFound")) : null;
  const missing = schema === null ? [] : schemaFindings(schema, {}, ["notFound"]);
  expect(missing.map(({ path }) => path.join("."))).toEqual(
    expect.arrayContaining(["notFound.title", "notFound.heading"]),
  );
});

it("what is no list is told the fields of an item", () => {
  const source = readSource("src/content/any.ts", "export const links: readonly Link[] = {};");
  const schema = "program" in source ? schemaOf(declaredType(source, "links")) : null;
  const [finding] = schema === null ? [] : schemaFindings(schema, "one", ["links"]);
  expect(finding?.expected).toBe("a list: [{ to, label }, { … }]");
});

// @vitest-environment node
import { resolve } from "node:path";
import { format } from "oxfmt";
import { expect, it } from "vitest";
import * as z from "zod";
import { contentTypes } from "../../../plugins/content/content-types";
import { exportedSchemas, namedSchemas } from "./named-schemas";

const FILE = "src/content/schema-types.ts";
const HEADER =
  "// Written by `npx vitest run content-types -u` from the schemas, whose explanations editors show. Change them there.";

it("each field that marketers write has an explanation", () => {
  const lists = exportedSchemas.filter(({ schema }) => !(schema instanceof z.ZodObject));
  const all = { ...namedSchemas, ...Object.fromEntries(lists.map(({ name, schema }) => [name, schema])) };
  expect(contentTypes(HEADER, all).problems).toEqual([]);
});

it("the types of the content are those of the schemas", async () => {
  const { code } = await format(FILE, contentTypes(HEADER, namedSchemas).source, { printWidth: 110 });
  await expect(code, "The schemas have changed: run `npx vitest run content-types -u`.").toMatchFileSnapshot(
    resolve(FILE),
  );
});

it("a field without an explanation is named in a sentence, also within another one", () => {
  const link = z.strictObject({ label: z.string() });
  const page = z.strictObject({
    heading: z.string().describe("A heading."),
    links: z.array(link).readonly().describe("Links."),
  });
  expect(contentTypes("", { Page: page }).problems).toEqual([
    'Page.links.label has no explanation: add .describe("…") to it in the schema.',
  ]);
});

it("a field whose name is no identifier is quoted in the type", () => {
  const problems = z.strictObject({ "sold-out": z.string().describe("Where the shop has none.") });
  expect(contentTypes("", { Problems: problems }).source).toContain('"sold-out": string;');
});

it("a schema that extends another one has a type that extends the other's", () => {
  const pack = z.strictObject({ name: z.string().describe("The name.") });
  const priced = pack.extend({ price: z.number().describe("The price.") });
  const { source } = contentTypes("", { Pack: pack, Priced: priced });
  expect(source).toContain("interface Priced extends Pack {");
  expect(source.match(/"name": string/g)).toHaveLength(1);
  expect(source).toContain('"price": number');
});

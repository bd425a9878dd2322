// Writes the types of the content from its schemas, with an explanation of each field for the editor. The types that zod infers
// have none: TypeScript's language server drops comments where a type is mapped from another.
import * as z from "zod";

/** The schemas whose types have names, in the order of the file. */
export type NamedSchemas = Readonly<Record<string, z.ZodType>>;

export interface TypesFile {
  source: string;
  /** One sentence for each field without an explanation. */
  problems: readonly string[];
}

/** `header`: the first lines of the file. */
export function contentTypes(header: string, schemas: NamedSchemas): TypesFile {
  const names = new Map<unknown, string>(
    Object.entries(schemas).map(([name, schema]) => [shapeOf(schema) ?? schema, name]),
  );
  const problems: string[] = [];
  const declarations = Object.entries(schemas).map(([name, schema]) => {
    const shape = shapeOf(schema);
    if (shape === null) return `export type ${name} = ${typeOf(schema, name, true)};`;
    const [base, inherited] = baseOf(shape);
    const own = Object.entries(shape).filter(([key]) => !(key in inherited));
    const start = base === null ? name : `${name} extends ${base}`;
    return `export interface ${start} ${fieldsOf(Object.fromEntries(own), name)}`;
  });
  return { source: `${header}\n\n${declarations.join("\n\n")}\n`, problems };

  /** The named type that a schema was made of by zod's `extend`, which takes over the schemas of the fields. */
  function baseOf(shape: z.core.$ZodShape): [string | null, z.core.$ZodShape] {
    for (const [name, schema] of Object.entries(schemas)) {
      const fields = shapeOf(schema) ?? {};
      const keys = Object.keys(fields);
      const isPart = keys.length > 0 && keys.length < Object.keys(shape).length;
      if (isPart && keys.every((key) => fields[key] === shape[key])) return [name, fields];
    }
    return [null, {}];
  }

  function fieldsOf(shape: z.core.$ZodShape, owner: string): string {
    const lines = Object.entries(shape).map(([key, field]) => {
      if (!(field instanceof z.ZodType))
        throw new TypeError(`${owner}.${key} is no schema of zod's classic API.`);
      const explanation = field.description;
      if (explanation === undefined)
        problems.push(`${owner}.${key} has no explanation: add .describe("…") to it in the schema.`);
      const isOptional = field instanceof z.ZodExactOptional;
      const comment = [explanation ?? "", limitsOf(field)].filter((line) => line !== "").join("\n *\n * ");
      return `/**\n * ${comment}\n */\n${JSON.stringify(key)}${isOptional ? "?" : ""}: ${typeOf(field, `${owner}.${key}`)};`;
    });
    return `{\n${lines.join("\n")}\n}`;
  }

  /** `isOwn`: whether the declaration of the type itself is wanted, and not its name. */
  function typeOf(schema: unknown, owner: string, isOwn = false): string {
    const name = names.get(shapeOf(schema) ?? schema);
    if (name !== undefined && !isOwn) return name;
    const shape = shapeOf(schema);
    if (shape !== null) return fieldsOf(shape, owner);
    if (schema instanceof z.ZodExactOptional) return typeOf(schema.unwrap(), owner);
    if (schema instanceof z.ZodNullable) return `${typeOf(schema.unwrap(), owner)} | null`;
    if (schema instanceof z.ZodReadonly) return `readonly ${typeOf(schema.unwrap(), owner)}`;
    if (schema instanceof z.ZodArray) return `(${typeOf(schema.element, owner)})[]`;
    if (schema instanceof z.ZodTuple)
      return `[${schema.def.items.map((item) => typeOf(item, owner)).join(", ")}]`;
    if (schema instanceof z.ZodUnion)
      return schema.options.map((option) => typeOf(option, owner)).join(" | ");
    if (schema instanceof z.ZodEnum)
      return schema.options.map((option) => JSON.stringify(option)).join(" | ");
    if (schema instanceof z.ZodNumber) return "number";
    if (schema instanceof z.ZodBoolean) return "boolean";
    if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat) return "string";
    throw new TypeError(`${owner} is a kind of schema that plugins/content/content-types.ts does not know.`);
  }
}

function shapeOf(schema: unknown): z.core.$ZodShape | null {
  return schema instanceof z.ZodObject ? schema.shape : null;
}

/** What the build expects of a value, with an example: the end of its sentence "Expected …". */
function limitsOf(field: z.ZodType): string {
  const { limits } = field.meta() ?? {};
  if (typeof limits === "string") return `Expected: ${limits}.`;
  const inner =
    field instanceof z.ZodExactOptional || field instanceof z.ZodNullable ? field.unwrap() : field;
  if (inner instanceof z.ZodObject || inner instanceof z.ZodEnum || !(inner instanceof z.ZodType)) return "";
  const [issue] = inner.safeParse(undefined).error?.issues ?? [];
  return issue ? `Expected: ${issue.message}.` : "";
}

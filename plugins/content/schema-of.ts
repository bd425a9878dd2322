// Gives the schema of a content type: what the build checks of a value that is declared with it. A judged type, such as TextPage,
// has a zod schema of the same name, and a list of them may have one too. The label types hold only texts and such types, so their
// schemas are read from the types themselves.
import { type ESTree, parseSync } from "vite";
import * as z from "zod";
import { wordForms } from "@/content/schema/articles";
import * as evidence from "@/content/schema/evidence";
import { group, list, text, texts } from "@/content/schema/fields";
import * as figures from "@/content/schema/figures";
import * as pages from "@/content/schema/pages";
import * as pictures from "@/content/schema/pictures";
import * as shop from "@/content/schema/shop";
import * as shopDays from "@/content/schema/shop-days";
import { field } from "@/lib/field";

const judged = { ...evidence, ...figures, ...pages, ...pictures, ...shop, ...shopDays, wordForms };

const sources = import.meta.glob<string>("/src/content/schema/*-labels.ts", {
  eager: true,
  query: "?raw",
  import: "default",
});

/** The label types by their names. */
export const labelTypes: ReadonlyMap<string, ESTree.TSInterfaceDeclaration> = new Map(
  Object.entries(sources).flatMap(([file, source]) =>
    parseSync(file, source).program.body.flatMap((statement) => {
      const declared = statement.type === "ExportNamedDeclaration" ? statement.declaration : null;
      return declared?.type === "TSInterfaceDeclaration" ? [[declared.id.name, declared] as const] : [];
    }),
  ),
);

/** `type`: with which a constant is declared, such as `TextPage` or `readonly Quote[]`. Null where no content has this type. */
export function schemaOf(type: ESTree.TSType | null): z.ZodType | null {
  if (type?.type === "TSStringKeyword") return text;
  if (type?.type === "TSTypeOperator") return schemaOf(type.typeAnnotation);
  if (type?.type === "TSTypeLiteral") return group(fieldsOf(type.members));
  if (type?.type === "TSArrayType") {
    const whole = judgedSchema(`${nameOf(type.elementType)}s`);
    const item = whole === null ? schemaOf(type.elementType) : null;
    return item === text ? texts : item === null ? whole : list(item, "a list: [{ … }, { … }]");
  }
  return type === null ? null : schemaNamed(nameOf(type));
}

function schemaNamed(name: string): z.ZodType | null {
  const labels = labelTypes.get(name);
  if (!labels) return judgedSchema(name);
  const inherited = labels.extends.map(({ expression }) =>
    expression.type === "Identifier" ? schemaNamed(expression.name) : null,
  );
  const shapes = inherited.map((schema) => (schema instanceof z.ZodObject ? schema.shape : {}));
  return group(Object.assign({}, ...shapes, fieldsOf(labels.body.body)));
}

function judgedSchema(name: string): z.ZodType | null {
  const schema = field(judged, `${name.charAt(0).toLowerCase()}${name.slice(1)}`);
  return schema instanceof z.ZodType ? schema : null;
}

function fieldsOf(members: readonly ESTree.TSSignature[]): Record<string, z.ZodType> {
  return Object.fromEntries(
    members.map((member) => {
      if (member.type !== "TSPropertySignature") throw new TypeError("A label type has fields only.");
      const { key, typeAnnotation } = member;
      const name = key.type === "Identifier" ? key.name : key.type === "Literal" ? String(key.value) : "";
      const schema = schemaOf(typeAnnotation?.typeAnnotation ?? null);
      if (schema === null) throw new TypeError(`The label "${name}" is neither text nor of a known type.`);
      return [name, member.optional ? schema.exactOptional() : schema];
    }),
  );
}

/** Empty where the type has no name. */
export function nameOf(type: ESTree.TSType): string {
  return type.type === "TSTypeReference" && type.typeName.type === "Identifier" ? type.typeName.name : "";
}

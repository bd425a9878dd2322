// Checks values by the schemas of their types: what the build checks of a value that is declared with a type. A judged type, such as TextPage or
// Slug, has a zod schema of the same name, and a list of them may have one too. All other types hold only texts and such types, so
// their schemas are read from the types themselves.
import { type ESTree, parseSync } from "vite";
import * as z from "zod";
import { wordForms } from "@/content/schema/articles";
import { flag, group, list, text, texts } from "@/content/schema/fields";
import { field } from "@/lib/field";
import { listWithOr } from "@/lib/text/wording";
import { fieldName, nearest, shown, suggestion, type FieldPath, type Finding } from "./content-problem";
import { nameOfKey } from "./content-source";

const modules = import.meta.glob<object>(["/src/content/schema/*.ts", "!**/articles.ts"], { eager: true });
const judged: unknown = Object.assign({ wordForms }, ...Object.values(modules));

const sources = import.meta.glob<string>(["/src/content/schema/*.ts", "!**/{articles,fields}.ts"], {
  eager: true,
  query: "?raw",
  import: "default",
});

/** The types whose schemas are read from them, by their names. */
export const labelTypes: ReadonlyMap<string, ESTree.TSInterfaceDeclaration> = new Map(
  Object.entries(sources).flatMap(([file, source]) =>
    parseSync(file, source).program.body.flatMap((statement) => {
      const declared = statement.type === "ExportNamedDeclaration" ? statement.declaration : null;
      const isRead = declared?.type === "TSInterfaceDeclaration" && judgedSchema(declared.id.name) === null;
      return isRead ? [[declared.id.name, declared] as const] : [];
    }),
  ),
);

/** `type`: with which a constant is declared, such as `TextPage` or `readonly Quote[]`. Null where no content has this type. */
export function schemaOf(type: ESTree.TSType | null): z.ZodType | null {
  if (type?.type === "TSStringKeyword") return text;
  if (type?.type === "TSBooleanKeyword") return flag;
  if (type?.type === "TSTypeOperator") return schemaOf(type.typeAnnotation);
  if (type?.type === "TSTypeLiteral") return group(fieldsOf(type.members));
  if (type?.type === "TSArrayType") {
    const whole = judgedSchema(`${nameOf(type.elementType)}s`);
    const item = whole === null ? schemaOf(type.elementType) : null;
    if (item === text) return texts;
    const fields = item instanceof z.ZodObject ? Object.keys(item.shape).join(", ") : "…";
    return item === null ? whole : list(item, `a list: [{ ${fields} }, { … }]`);
  }
  if (type?.type === "TSUnionType") {
    const [own = null, ...others] = type.types.filter((member) => member.type !== "TSNullKeyword");
    return others.length > 0 ? null : (schemaOf(own)?.nullable() ?? null);
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
      const name = nameOfKey(key) ?? "";
      const schema = schemaOf(typeAnnotation?.typeAnnotation ?? null);
      if (schema === null) throw new TypeError(`The label "${name}" is neither text nor of a known type.`);
      return [name, member.optional ? schema.exactOptional() : schema];
    }),
  );
}

/** Empty where the type has no name. */
function nameOf(type: ESTree.TSType): string {
  return type.type === "TSTypeReference" && type.typeName.type === "Identifier" ? type.typeName.name : "";
}

type Issue = z.core.$ZodIssue;

/** Returns all problems of a value, by the issues that zod reports. `start`: the path of the value in the content. */
export function schemaFindings(schema: z.ZodType, root: unknown, start: FieldPath): Finding[] {
  const issues = schema.safeParse(root).error?.issues ?? [];
  const meant = new Set<string>();
  const findings = issues.flatMap((issue) => findingsOf(issue, []));
  // A misspelled field is one mistake, not two: the field that it was meant to be is not reported as missing.
  const reported = new Set(meant);
  return findings.filter(({ path, expected }) => {
    if (reported.has(fieldName(path)) || reported.has(`${fieldName(path)}: ${expected}`)) return false;
    reported.add(`${fieldName(path)}: ${expected}`);
    return true;
  });

  function findingsOf(issue: Issue, outer: FieldPath): Finding[] {
    const inner = [...outer, ...issue.path];
    const value = inner.reduce<unknown>((holder, key) => field(holder, String(key)), root);
    const path = [...start, ...inner];
    if (issue.code === "unrecognized_keys") {
      const known = issue.message.split(", ");
      const missing = known.filter((name) => field(value, name) === undefined);
      return issue.keys.map((key) => {
        const guess = nearest(key, missing);
        if (guess !== null) meant.add(fieldName([...path, guess]));
        return {
          path: [...path, key],
          isMisnamed: true,
          found: shown(field(value, key)),
          expected: guess
            ? `the name ${guess}: there is no field ${key}`
            : `no field of this name. The fields are ${issue.message}`,
        };
      });
    }
    if (issue.code === "invalid_union") {
      // The issues of the member that the value nearly matches. When there is none, the union's own message is used.
      const near = issue.errors.find((errors) =>
        errors.every(
          (error) => error.path.length > 0 || error.code === "custom" || isMisspelledMember(error),
        ),
      );
      if (near) return near.flatMap((error) => findingsOf(error, inner));
    }
    // The schema's description of what it found, for values that do not explain the problem by themselves.
    const found = issue.code === "custom" ? field(issue.params, "found") : undefined;
    return [
      { path, found: typeof found === "string" ? found : shown(value), expected: expectedBy(issue, value) },
    ];
  }
}

/** Whether a group has the names of a member of the union, of which one or more are misspelled. */
function isMisspelledMember(issue: Issue): boolean {
  return (
    issue.code === "unrecognized_keys" &&
    issue.keys.every((key) => nearest(key, issue.message.split(", ")) !== null)
  );
}

function expectedBy(issue: Issue, value: unknown): string {
  const options = issue.code === "invalid_value" ? issue.values : [];
  const expected = options.length > 0 ? listWithOr([...new Set(options.map(shown))]) : issue.message;
  if (value === undefined) return `${expected}. The field is missing`;
  return expected + (typeof value === "string" ? suggestion(value, options.map(String)) : "");
}

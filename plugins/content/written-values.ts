// The values of a content file as they are written, read from its syntax tree, and their check before the file runs. A file that computes
// from a misspelled field may throw when it runs, or compute something else: what it gives then does not show the mistake any more.
import type { ESTree } from "vite";
import { type ContentProblem, type Finding, fieldName } from "./content-problem";
import { declaredType, lineOfValue, nameOfKey, propertiesOf, type ContentSource } from "./content-source";
import { schemaFindings, schemaOf } from "./schema-check";

/** Stands for a value that only running the code gives. */
const COMPUTED = Symbol("a computed value");

/** The value of an expression as it is written. `named`: that of a name. */
export function valueOfLiteral(
  node: ESTree.Node,
  named: (name: string) => unknown = () => COMPUTED,
): unknown {
  const valueOf = (inner: ESTree.Node): unknown => valueOfLiteral(inner, named);
  if (node.type === "Literal") return node.value;
  if (node.type === "TemplateLiteral")
    return node.expressions.length === 0 ? (node.quasis[0]?.value.cooked ?? "") : COMPUTED;
  if (node.type === "UnaryExpression" && node.operator === "-") {
    const value = valueOf(node.argument);
    return typeof value === "number" ? -value : COMPUTED;
  }
  if (node.type === "TSAsExpression" || node.type === "TSSatisfiesExpression")
    return valueOf(node.expression);
  if (node.type === "Identifier") return named(node.name);
  if (node.type === "ArrayExpression")
    return node.elements.map((element) => (element === null ? COMPUTED : valueOf(element)));
  if (node.type !== "ObjectExpression") return COMPUTED;
  // Which fields a group has is not known where a name is computed, or another group is spread into it.
  const properties = propertiesOf(node).filter(({ computed }) => !computed);
  return properties.length < node.properties.length
    ? COMPUTED
    : Object.fromEntries(properties.map(({ key, value }) => [nameOfKey(key), valueOf(value)]));
}

/** Every constant of the file by its name, also those that it does not export. */
export function writtenValues({ declarations }: ContentSource): Readonly<Record<string, unknown>> {
  // A constant is computed while its own value is read, so that two that name each other end.
  const values: Record<string, unknown> = Object.fromEntries(
    [...declarations.keys()].map((name) => [name, COMPUTED]),
  );
  const isRead = new Set<string>();
  for (const name of declarations.keys()) valueOfConstant(name);
  return values;

  function valueOfConstant(name: string): unknown {
    const init = declarations.get(name)?.init;
    if (!init) return COMPUTED;
    if (!isRead.has(name)) {
      isRead.add(name);
      values[name] = valueOfLiteral(init, valueOfConstant);
    }
    return values[name];
  }
}

/** Whether a finding is about something that is known without running the file: a value, a name, or that it is missing. */
export function isAboutWritten(
  values: Readonly<Record<string, unknown>>,
  { path, isMisnamed = false }: Pick<Finding, "path" | "isMisnamed">,
): boolean {
  let value: unknown = values;
  for (const key of isMisnamed ? path.slice(0, -1) : path) {
    if (typeof value !== "object" || value === null) break;
    // Lists that are spread into this one have more items when the file runs.
    if (Array.isArray(value) && Number(key) >= value.length) return false;
    value = Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined;
  }
  return value !== COMPUTED;
}

export interface WrittenProblem extends ContentProblem {
  /** Whether the constant is exported. Its value is checked again after the file has run, by more rules. */
  isExported: boolean;
}

export function checkWritten(file: string, source: ContentSource): WrittenProblem[] {
  const values = writtenValues(source);
  return Object.entries(values).flatMap(([name, value]) => {
    const isExported = new RegExp(`^export const ${name}\\b`, "m").test(source.text);
    const schema = schemaOf(declaredType(source, name));
    if (schema === null || !isAboutWritten(values, { path: [name] })) return [];
    return schemaFindings(schema, value, [name])
      .filter((finding) => isAboutWritten(values, finding))
      .map(({ path, isMisnamed, found, expected }) => ({
        file,
        line: lineOfValue(source, values, path, isMisnamed) ?? 1,
        field: fieldName(path),
        found,
        expected,
        isExported,
      }));
  });
}

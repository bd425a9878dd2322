// The values of a content file as they are written, read from its syntax tree, and their check before the file runs. A file that computes
// from a misspelled field may throw when it runs, or compute something else: what it gives then does not show the mistake any more.
import type { ESTree } from "vite";
import { type ContentProblem, type Finding, fieldName } from "./content-problem";
import { declaredType, lineOfValue, type ContentSource } from "./content-source";
import { schemaFindings, schemaOf } from "./schema-check";

/** Stands for a value that only running the file gives. */
const COMPUTED = Symbol("a computed value");

/** Every constant of the file by its name, also those that it does not export. */
export function writtenValues({ declarations }: ContentSource): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    [...declarations.keys()].map((name) => [name, valueOfConstant(name, [])] as const),
  );

  /** `within`: the constants whose values need this one, so that two that name each other end. */
  function valueOfConstant(name: string, within: readonly string[]): unknown {
    const init = declarations.get(name)?.init;
    return init && !within.includes(name) ? valueOf(init, [...within, name]) : COMPUTED;
  }

  function valueOf(node: ESTree.Node, within: readonly string[]): unknown {
    if (node.type === "Literal") return node.value;
    if (node.type === "TemplateLiteral")
      return node.expressions.length === 0 ? (node.quasis[0]?.value.cooked ?? "") : COMPUTED;
    if (node.type === "UnaryExpression" && node.operator === "-") {
      const value = valueOf(node.argument, within);
      return typeof value === "number" ? -value : COMPUTED;
    }
    if (node.type === "TSAsExpression" || node.type === "TSSatisfiesExpression")
      return valueOf(node.expression, within);
    if (node.type === "Identifier") return valueOfConstant(node.name, within);
    if (node.type === "ArrayExpression")
      return node.elements.map((element) => (element === null ? COMPUTED : valueOf(element, within)));
    return node.type === "ObjectExpression" ? groupOf(node, within) : COMPUTED;
  }

  function groupOf({ properties }: ESTree.ObjectExpression, within: readonly string[]): unknown {
    const fields: [string, unknown][] = [];
    for (const property of properties) {
      // Which fields a group has is not known where another group is spread into it.
      if (property.type !== "Property" || property.computed) return COMPUTED;
      const { key, value } = property;
      const name = key.type === "Identifier" ? key.name : key.type === "Literal" ? String(key.value) : null;
      if (name === null) return COMPUTED;
      fields.push([name, valueOf(value, within)]);
    }
    return Object.fromEntries(fields);
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

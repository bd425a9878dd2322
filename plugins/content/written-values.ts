// The values of a content file as they are written, read from its syntax tree, and their check before the file runs. A file that computes
// from a misspelled field may throw when it runs, or compute something else: what it gives then does not show the mistake any more.
import { type ContentProblem, type Finding, fieldName } from "./content-problem";
import { declaredType, lineOfValue, type ContentSource } from "./content-source";
import { COMPUTED, valueOfLiteral } from "./literal-value";
import { schemaFindings, schemaOf } from "./schema-check";

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

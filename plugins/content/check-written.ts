// Checks the values of a content file by the schema before the file runs, so that a misspelled field is reported by its name, and not
// by what stops where something is computed from it.
import { declaredType, fieldName, lineOfValue, type ContentSource } from "./content-source";
import type { ContentProblem } from "./content-problem";
import { schemaFindings } from "./schema-findings";
import { schemaOf } from "./schema-of";
import { isAboutWritten, writtenValues } from "./written-values";

export interface WrittenProblem extends ContentProblem {
  /** Whether the constant is exported. Its value is checked again after the file has run, by more rules. */
  isExported: boolean;
}

/** `file`: such as `src/content/bundles.ts`. */
export function checkWritten(file: string, source: ContentSource): WrittenProblem[] {
  const values = writtenValues(source);
  const exported = new Set(exportedNames(source));
  return Object.entries(values).flatMap(([name, value]) => {
    const isExported = exported.has(name);
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

function exportedNames({ program }: ContentSource): string[] {
  return program.body.flatMap((statement) =>
    statement.type === "ExportNamedDeclaration" && statement.declaration?.type === "VariableDeclaration"
      ? statement.declaration.declarations.flatMap(({ id }) => (id.type === "Identifier" ? id.name : []))
      : [],
  );
}

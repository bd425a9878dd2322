// What the schema's library reports, in the words of the build.
import type * as z from "zod";
import { field as valueOf } from "@/lib/field";
import { either, shown, type Finding } from "./content-problem";
import { fieldName, type FieldPath } from "./content-source";
import { nearest, suggestion } from "./nearest";

type Issue = z.core.$ZodIssue;

/** All that is wrong with a value. `path`: where the value is. */
export function schemaFindings(schema: z.ZodType, value: unknown, path: FieldPath): Finding[] {
  const issues = schema.safeParse(value).error?.issues ?? [];
  const meant = new Set<string>();
  const findings = issues.flatMap((issue) => findingsOf(issue, value, path, [], meant));
  // A misspelt field is one mistake, not two: the field that it was meant to be is not reported as missing.
  const told = new Set(meant);
  return findings.filter(({ path: at, expected }) => {
    if (told.has(fieldName(at)) || told.has(`${fieldName(at)}: ${expected}`)) return false;
    told.add(`${fieldName(at)}: ${expected}`);
    return true;
  });
}

function findingsOf(
  issue: Issue,
  root: unknown,
  start: FieldPath,
  outer: FieldPath,
  meant: Set<string>,
): Finding[] {
  const inner = [...outer, ...issue.path];
  const value = inner.reduce<unknown>((holder, key) => valueOf(holder, String(key)), root);
  const path = [...start, ...inner];
  if (issue.code === "unrecognized_keys") {
    const known = issue.message.split(", ");
    const missing = known.filter((name) => valueOf(value, name) === undefined);
    return issue.keys.map((key) => {
      const guess = nearest(key, missing) ?? nearest(key, known);
      if (guess !== null && missing.includes(guess)) meant.add(fieldName([...path, guess]));
      return {
        path: [...path, key],
        found: shown(valueOf(value, key)),
        expected: guess
          ? `the name ${guess}: there is no field ${key}`
          : `no field of this name. The fields are ${issue.message}`,
      };
    });
  }
  if (issue.code === "invalid_union") {
    // The form that the value nearly has; where it has none, the union's own message.
    const near = issue.errors.find((errors) =>
      errors.every((error) => error.path.length > 0 || error.code === "custom"),
    );
    if (near) return near.flatMap((error) => findingsOf(error, root, start, inner, meant));
  }
  return [{ path, found: foundBy(issue) ?? shown(value), expected: expectedBy(issue, value) }];
}

/** Where the schema describes what it found, because the value alone would not say it. */
function foundBy(issue: Issue): string | null {
  const found = issue.code === "custom" ? valueOf(issue.params, "found") : undefined;
  return typeof found === "string" ? found : null;
}

function expectedBy(issue: Issue, value: unknown): string {
  if (value === undefined) return `${optionsOf(issue) ?? issue.message}. The field is missing`;
  const options = optionsOf(issue);
  if (options === null || issue.code !== "invalid_value") return issue.message;
  return options + (typeof value === "string" ? suggestion(value, issue.values.map(String)) : "");
}

function optionsOf(issue: Issue): string | null {
  return issue.code === "invalid_value" ? either(issue.values.map((option) => shown(option))) : null;
}

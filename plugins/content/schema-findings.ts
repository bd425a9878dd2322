// Converts the issues that zod reports to findings of the content check.
import type * as z from "zod";
import { field as valueOf } from "@/lib/field";
import { listWithOr } from "@/lib/text/wording";
import { shown, type Finding, fieldName, type FieldPath } from "./content-problem";
import { nearest, suggestion } from "./nearest";

type Issue = z.core.$ZodIssue;

/** Returns all problems of a value. `start`: the path of the value in the content. */
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
          isMisnamed: true,
          found: shown(valueOf(value, key)),
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
    const found = issue.code === "custom" ? valueOf(issue.params, "found") : undefined;
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
  const expected = options.length > 0 ? listWithOr(options.map((option) => shown(option))) : issue.message;
  if (value === undefined) return `${expected}. The field is missing`;
  return expected + (typeof value === "string" ? suggestion(value, options.map(String)) : "");
}

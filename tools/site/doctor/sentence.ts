/**
 * One finding for what is wrong in the same way at several places: the first, the number of the others, and what to do. Nothing for
 * an empty list.
 */
export function andOthers(problems: readonly string[], remedy: string): string[] {
  const [first, ...others] = problems;
  if (first === undefined) return [];
  const more = others.length === 0 ? "" : ` (and ${others.length} more like it)`;
  return [`${first.replace(/\.$/, "")}${more}: ${remedy}.`];
}

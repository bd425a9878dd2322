// Scoring within a limited time: a pull request does not wait for a change of many modules.

/**
 * Scores one module after another, and begins none when no time is left. Resolves to those that it scored.
 * @param {readonly string[]} modules @param {(path: string) => Promise<void>} score @param {() => boolean} isTimeLeft
 */
export async function scoreInTurn(modules, score, isTimeLeft) {
  const scored = [];
  for (const path of modules) {
    if (!isTimeLeft()) break;
    await score(path);
    scored.push(path);
  }
  return scored;
}

/**
 * How many of the modules were scored, and which were left.
 * @param {readonly string[]} modules @param {readonly string[]} scored
 */
export function progressOf(modules, scored) {
  const left = modules.filter((path) => !scored.includes(path));
  const names = left.length === 0 ? "" : `: ${left.join(", ")}`;
  return `Modules scored: ${scored.length} of ${modules.length}. Left without a score: ${left.length}${names}`;
}

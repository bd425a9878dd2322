// The figures of `npm run mutants`, from Stryker's report: https://github.com/stryker-mutator/mutation-testing-elements
const TIMED_OUT = "Timeout";
const NOTICED = new Set(["Killed", TIMED_OUT]);
const SURVIVED = new Set(["Survived", "NoCoverage"]);
/** Mutants in modules of these folders are counted. */
export const FOLDERS = [
  "src/lib",
  "src/features/referral",
  "src/features/checkout",
  "functions",
  "src/vendors",
];
/** The lowest score, in percent. */
export const GOAL = 90;

/** Whether a path of the repository names a module that gets mutants. @param {string} path */
export function isMutated(path) {
  return (
    FOLDERS.some((folder) => path.startsWith(`${folder}/`)) && /\.tsx?$/.test(path) && !path.endsWith(".d.ts")
  );
}

/**
 * One row for each folder that has a mutant, and one for all. A mutant whose tests ran into the time limit counts as noticed; `timedOut`
 * is the number of these, because a busy machine may cause them as well.
 * @param {Record<string, { mutants: { status: string }[] }>} files
 */
export function scoresByFolder(files) {
  const rows = FOLDERS.map((folder) =>
    rowOf(
      folder,
      Object.entries(files)
        .filter(([path]) => path.startsWith(`${folder}/`))
        .flatMap(([, { mutants }]) => mutants),
    ),
  ).filter(({ mutants }) => mutants > 0);
  return [
    ...rows,
    rowOf(
      "all",
      Object.values(files).flatMap(({ mutants }) => mutants),
    ),
  ];
}

function rowOf(folder, all) {
  const noticed = all.filter(({ status }) => NOTICED.has(status)).length;
  const timedOut = all.filter(({ status }) => status === TIMED_OUT).length;
  const mutants = noticed + all.filter(({ status }) => SURVIVED.has(status)).length;
  return { folder, mutants, noticed, timedOut, score: mutants === 0 ? 100 : (100 * noticed) / mutants };
}

/**
 * A line for each mutant that no test noticed: where it is, and what stood there instead.
 * @param {Record<string, { source: string, mutants: { status: string, replacement?: string, location: { start: { line: number, column: number }, end: { line: number, column: number } } }[] }>} files
 */
export function survivorsOf(files) {
  return Object.entries(files).flatMap(([path, { source, mutants }]) => {
    const lines = source.split("\n");
    return mutants
      .filter(({ status }) => SURVIVED.has(status))
      .toSorted((one, other) => one.location.start.line - other.location.start.line)
      .map(({ status, replacement = "", location: { start, end } }) => {
        const last = start.line === end.line ? end.column - 1 : undefined;
        const before = lines[start.line - 1]?.slice(start.column - 1, last) ?? "";
        const untested = status === "NoCoverage" ? " (no test runs it)" : "";
        return `${path}:${start.line}:${start.column} ${before.trim()} → ${oneLine(replacement)}${untested}`;
      });
  });
}

function oneLine(text) {
  return text.replace(/\s+/g, " ");
}

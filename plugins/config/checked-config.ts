import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { nearest, suggestion } from "../content/content-problem.ts";
import { readConfig, VARIABLE_NAMES, type Environment } from "./read-config.ts";

/**
 * Writes each page as a folder, for hosts that know no clean paths. The process's environment, and nothing else, turns it on for one
 * build: 1, or empty.
 */
const PAGE_FOLDERS = "PAGES_AS_FOLDERS";

/** The files that Vite reads, and the names that are easily given to them by mistake. */
const LIKE_ENV_FILE = /^\.?env(\.(production|development))?(\.local)?(\.txt)?$/i;
/** The secrets of the edge function. They belong to the host; in a file here they do nothing. */
const OF_THE_HOST = /^AFFILIATE_/;
/** The beginning of an assignment, as Vite's parser takes it apart. */
const ASSIGNED = /^(?:export\s+)?([\w.-]+)\s*(?:=|:\s)/;

export type CheckedConfig = ReturnType<typeof checkedConfig>;

/** Returns the configuration, what to warn about, and the problems of it, of the files of variables in `root` and of `PAGES_AS_FOLDERS`. */
export function checkedConfig(environment: Environment, defaultSiteUrl: string, root = process.cwd()) {
  const read = readConfig(environment, defaultSiteUrl);
  const folders = process.env[PAGE_FOLDERS] ?? "";
  const problems = [...findEnvFileProblems(root, VARIABLE_NAMES), ...read.problems];
  if (!["", "1"].includes(folders))
    problems.push(`${PAGE_FOLDERS} holds "${folders}"; it should be 1 or empty.`);
  return { ...read, problems, pageFolders: folders === "1" };
}

export function describeConfig({ problems }: Pick<CheckedConfig, "problems">): string | null {
  return problems.map((problem) => `Configuration: ${problem}`).join("\n") || null;
}

/** The message with which a build ends, with all that stops it: first the variables, because content has more lines. Null when it goes on. */
export function whatStops(
  { problems, unsourced }: Record<"problems" | "unsourced", string | null>,
  checked: Pick<CheckedConfig, "problems" | "shopDomain" | "hasDemoSignup" | "keepsSamples">,
): string | null {
  const isForSale = checked.shopDomain !== null && !checked.keepsSamples;
  const ofSale = isForSale ? [unsourced, checked.hasDemoSignup ? DEMO_SIGNUP : null] : [];
  const reasons = [describeConfig(checked), problems, ...ofSale];
  return reasons.filter((reason) => reason !== null).join("\n\n") || null;
}

const DEMO_SIGNUP =
  "The form on /bros is a demo that sends nothing: set VITE_AFFILIATE_SIGNUP_URL to the address of your affiliate service’s form (docs/hosting.md).";

/** Prints the message, and ends the process. An exception would add a stack trace, and marketers read this. */
export function stopWith(message: string): never {
  console.error(`\n${message}\n`);
  process.exit(1);
}

/** One problem for each mistake in .env files that Vite passes over in silence, so that a site would be built for the demo store. `known`: the names of all variables. */
export function findEnvFileProblems(root: string, known: readonly string[]): string[] {
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isFile() && LIKE_ENV_FILE.test(entry.name))
    .flatMap(({ name }) => problemsOfFile(root, name, known));
}

function problemsOfFile(root: string, name: string, known: readonly string[]): string[] {
  const right = `.${name
    .replace(/^\./, "")
    .replace(/\.txt$/i, "")
    .toLowerCase()}`;
  if (name !== right)
    return existsSync(join(root, right)) ? [] : [`${name} is not read; it should be named ${right}.`];
  const text = readFileSync(join(root, name), "utf8");
  if (/[\0\uFFFD]/.test(text)) return [`${name} cannot be read; it should be saved as UTF-8 text.`];
  if (text.startsWith("\uFEFF"))
    return [
      `${name} begins with an invisible byte order mark, which hides its first variable; it should be saved as UTF-8 without BOM.`,
    ];
  return text.split(/\r?\n/).flatMap((line, index) => {
    const problem = problemOfLine(line.trim(), known);
    return problem === null ? [] : [`${name}:${index + 1} ${problem}`];
  });
}

/** Lines are not quoted, because they may hold a token. */
function problemOfLine(line: string, known: readonly string[]): string | null {
  if (line === "" || line.startsWith("#")) return null;
  const [, name] = ASSIGNED.exec(line) ?? [];
  if (name === undefined) {
    const [start = ""] = /^[\w.-]*/.exec(line) ?? [];
    return start.toUpperCase().startsWith("VITE_")
      ? `has ${start} without "="; it should be ${start.toUpperCase()}=value, on one line.`
      : null;
  }
  if (name.startsWith("VITE_")) return null;
  if (OF_THE_HOST.test(name))
    return `has ${name}, which only the host of the lookup reads; it should be set there and deleted here.`;
  if (nearest(name, [PAGE_FOLDERS]) !== null)
    return `has ${name}, which is read from the environment only; run ${PAGE_FOLDERS}=1 npm run build.`;
  const meant = suggestion(name, known) || suggestion(`VITE_${name}`, known);
  return meant === "" ? null : `has ${name}, which nothing reads${meant}`;
}

// Mistakes in .env files and in names of the process's environment that Vite passes over in silence, so that a site would be built for
// the demo store.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { nearest, suggestion } from "../content/nearest.ts";
import { SITE_URL, SWITCHES, type Environment } from "./read-config.ts";

/** The files that Vite reads, and the names that are easily given to them by mistake. */
const LIKE_ENV_FILE = /^\.?env(\.(production|development))?(\.local)?(\.txt)?$/i;
/** The secrets of the edge function. They belong to the host; in a file here they do nothing. */
const OF_THE_HOST = /^AFFILIATE_/;
/** A name and what follows it, as Vite's parser takes it apart. */
const ASSIGNMENT = /^(?:export\s+)?([\w.-]+)\s*(?:=|:\s)(.*)/;

/** One problem for each mistake. `known`: the names of all variables. */
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
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  return lines.flatMap((line, index) => {
    const problem = problemOfLine(line, known) ?? problemWithEarlier(line, lines.slice(0, index));
    return problem === null ? [] : [`${name}:${index + 1} ${problem}`];
  });
}

/** Lines are not quoted, because they may hold a token. */
function problemOfLine(line: string, known: readonly string[]): string | null {
  if (line === "" || line.startsWith("#")) return null;
  const [name] = assignmentOf(line);
  if (name === undefined) {
    const [start = ""] = /^[\w.-]*/.exec(line) ?? [];
    return start.toUpperCase().startsWith("VITE_")
      ? `has ${start} without "="; it should be ${start.toUpperCase()}=value, on one line.`
      : null;
  }
  if (name.startsWith("VITE_")) return null;
  if (OF_THE_HOST.test(name))
    return `has ${name}, which only the host of the lookup reads; it should be set there and deleted here.`;
  const meantSwitch = nearest(name, SWITCHES);
  if (meantSwitch !== null)
    return `has ${name}, which is read from the environment only; run ${meantSwitch}=1 npm run build.`;
  const meant = suggestion(name, known) || suggestion(`VITE_${name}`, known);
  return meant === "" ? null : `has ${name}, which nothing reads${meant}`;
}

/** Of two values in one file the last one counts, which is easily the one that was left there. */
function problemWithEarlier(line: string, earlier: readonly string[]): string | null {
  const [name, value] = assignmentOf(line);
  if (name === undefined || !name.startsWith("VITE_")) return null;
  const index = earlier.findIndex((other) => {
    const [otherName, otherValue] = assignmentOf(other);
    return otherName === name && otherValue !== value;
  });
  return index < 0
    ? null
    : `sets ${name} to another value than line ${index + 1}; one of the lines should go.`;
}

/** The name, and the value without quotation marks and comment; nothing for a line that assigns none. */
function assignmentOf(line: string): [name?: string, value?: string] {
  const [, name, text = ""] = ASSIGNMENT.exec(line) ?? [];
  if (name === undefined) return [];
  const [, , inQuotes] = /^\s*(["'`])(.*)\1/.exec(text) ?? [];
  return [name, inQuotes ?? text.replace(/#.*/, "").trim()];
}

const PREFIX = "VITE_";
/** VITE with one letter left out, typed twice or swapped with the next. VUE and SITE are words of others. */
const TYPED = mistypings("VITE");
/** Many tools have a SITE_URL, and so have our own workflows that run the doctor. */
const OF_OTHERS = new Set([SITE_URL.name.slice(PREFIX.length)]);

/**
 * Names in the process's environment that are nearly ours. The environment is also other programs', so only these count: our whole name
 * behind a mistyped or missing VITE_, in any letter case. In .env files, which are ours, more is found. `own`: the process's environment. `all`: also the variables of .env files. `known`: the names of all variables.
 */
export function findNearMisses(own: Environment, all: Environment, known: readonly string[]): string[] {
  return Object.entries(own).flatMap(([name, value]) => {
    if (!value?.trim() || name.startsWith(PREFIX) || SWITCHES.includes(name)) return [];
    const meant = variableMeant(name.toUpperCase(), known) ?? nearest(name, SWITCHES);
    // Where ours is set as well, even to nothing, the other one is another program's.
    if (meant === null || own[meant] !== undefined || all[meant]?.trim()) return [];
    return [
      `${name} is set in the environment, and nothing reads it. Did you mean "${meant}"? If another program reads it, set ${meant} as well, or to an empty value.`,
    ];
  });
}

function variableMeant(name: string, known: readonly string[]): string | null {
  const meant = known.find((variable) => {
    const rest = variable.slice(PREFIX.length);
    if (!name.endsWith(rest)) return false;
    const start = name.slice(0, -rest.length);
    return start === "" ? !OF_OTHERS.has(rest) : TYPED.has(start.replace(/_$/, ""));
  });
  return meant ?? null;
}

function mistypings(word: string): ReadonlySet<string> {
  const typed = new Set([word]);
  for (let index = 0; index < word.length; index += 1) {
    const [before, letter, after] = [word.slice(0, index), word.charAt(index), word.slice(index + 1)];
    typed.add(before + after).add(before + letter + letter + after);
    typed.add(before + after.slice(0, 1) + letter + after.slice(1));
  }
  return typed;
}

// Names in the process's environment that are nearly ours. Nothing reads them, so that the demo store would be built in silence.
// The environment is also other programs', so only these count: our whole name behind a mistyped or missing VITE_, in any letter
// case. In .env files, which are ours, env-files.ts finds more.
import { nearest } from "../content/nearest.ts";
import { SITE_URL, SWITCHES, type Environment } from "./read-config.ts";

const PREFIX = "VITE_";
/** VITE with one letter left out, typed twice or swapped with the next. VUE and SITE are words of others. */
const TYPED = mistypings("VITE");
/** Many tools have a SITE_URL, and so have our own workflows that run the doctor. */
const OF_OTHERS = new Set([SITE_URL.name.slice(PREFIX.length)]);

/** `own`: the process's environment. `all`: also the variables of .env files. `known`: the names of all variables. */
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

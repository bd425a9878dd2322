// How a static host answers, as rules without a server: which file, which status, which headers.

export interface Answer {
  /** Path of the file below dist, with a leading slash. */
  file: string;
  status: 200 | 404;
}

/** The empty page for addresses that the build cannot know, such as a bro's link. */
export const SHELL_FILE = "/shell.html";
const NOT_FOUND_FILE = "/404.html";

/**
 * `exists` tells whether dist holds a file at that path. Clean paths, with or without a trailing slash;
 * an unknown address of one segment gets the shell, anything else that is missing a 404.
 */
export function answerFor(pathname: string, exists: (file: string) => boolean): Answer {
  const path = decode(pathname);
  if (path === "/") return { file: "/index.html", status: 200 };
  const clean = path.replace(/\/+$/, "");
  const segments = clean.split("/").slice(1);
  const last = segments.at(-1) ?? "";
  if (segments.every((segment) => segment !== "" && segment !== "." && segment !== "..")) {
    if (last.includes(".") && path === clean && exists(clean)) return { file: clean, status: 200 };
    if (clean !== "/index" && exists(`${clean}.html`)) return { file: `${clean}.html`, status: 200 };
  }
  const looksLikeFile = /\.[a-z0-9]{2,5}$/i.test(last);
  if (segments.length === 1 && !looksLikeFile) return { file: SHELL_FILE, status: 200 };
  return { file: NOT_FOUND_FILE, status: 404 };
}

function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

export interface HeaderRule {
  pattern: string;
  headers: [name: string, value: string][];
}

/** Reads the text of a `_headers` file. */
export function parseHeadersFile(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split("\n")) {
    if (line.trim() === "" || line.startsWith("#")) continue;
    if (!/^\s/.test(line)) {
      rules.push({ pattern: line.trim(), headers: [] });
      continue;
    }
    const [name = "", ...value] = line.trim().split(": ");
    rules.at(-1)?.headers.push([name, value.join(": ")]);
  }
  return rules;
}

/** The headers that the rules give a path; later rules win. */
export function headersFor(pathname: string, rules: readonly HeaderRule[]): Map<string, string> {
  const headers = new Map<string, string>();
  for (const rule of rules) {
    const matches = rule.pattern.endsWith("*")
      ? pathname.startsWith(rule.pattern.slice(0, -1))
      : pathname === rule.pattern;
    if (!matches) continue;
    for (const [name, value] of rule.headers) headers.set(name, value);
  }
  return headers;
}

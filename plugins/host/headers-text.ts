// The text of a `_headers` file, within what the hosts' parsers carry.

/** A path, or its beginning and `*`, and the headers there. */
export type HeaderSection = readonly [pattern: string, headers: Readonly<Record<string, string>>];

const EVERYWHERE = "/*";
const POLICY = "Content-Security-Policy";
/**
 * Cloudflare leaves out a longer line, with a warning in the log of the deploy, and all rules after the hundredth:
 * https://developers.cloudflare.com/pages/configuration/headers/. Netlify and Deno have no such limits.
 */
const LONGEST_LINE = 2_000;
const MOST_RULES = 100;

/**
 * Writes the sections. Two sections of one path become one: Cloudflare takes only the last. A policy that is too long for a line becomes
 * several, all of which a browser enforces. Throws where a line or the file is still too long.
 */
export function headersText(sections: readonly HeaderSection[]): string {
  const merged = new Map<string, Record<string, string>>();
  for (const [pattern, headers] of sections) merged.set(pattern, { ...merged.get(pattern), ...headers });
  if (merged.size > MOST_RULES)
    throw new Error(
      `dist/_headers has ${merged.size} rules, and Cloudflare Pages reads ${MOST_RULES}: give several paths one rule in plugins/host/headers.ts.`,
    );
  const everywhere = merged.get(EVERYWHERE) ?? {};
  // Cloudflare joins the values of all rules that match, and `!` takes the earlier one away. Netlify's parser leaves lines without
  // a colon out: https://github.com/netlify/build, packages/headers-parser/src/line_parser.ts.
  return [...merged]
    .map(([pattern, headers]) => {
      const replaced = Object.keys(headers).filter((name) => pattern !== EVERYWHERE && name in everywhere);
      const lines = Object.entries(headers).flatMap(([name, value]) => linesOf(name, value));
      return [
        pattern,
        ...[...replaced.map((name) => `! ${name}`), ...lines].map((line) => `  ${line}`),
        "",
      ].join("\n");
    })
    .join("\n");
}

function linesOf(name: string, value: string): string[] {
  const most = LONGEST_LINE - `  ${name}: `.length;
  const values = name === POLICY ? policyParts(value, most) : [value];
  const long = values.find((part) => part.length > most);
  if (long !== undefined)
    throw new Error(
      `The header ${name} has a line of ${long.length} characters, and Cloudflare Pages reads ${most}: allow fewer hosts in a vendor's facts.ts. It begins with ${long.slice(0, 80)}`,
    );
  return values.map((part) => `${name}: ${part}`);
}

/**
 * The policy as several that together allow the same. The first leaves the longest directives open, and each of the others has some of
 * them: what a browser loads must be allowed by all (Content Security Policy Level 3, "enforce multiple policies").
 */
export function policyParts(policy: string, most: number): string[] {
  if (policy.length <= most) return [policy];
  const first = policy.split("; ");
  const moved: string[] = [];
  const size = (directives: readonly string[]): number => directives.join("; ").length;
  const byLength = first
    .filter((directive) => opened(directive) !== null)
    .sort((a, b) => b.length - a.length);
  for (const directive of byLength) {
    if (size(first) <= most) break;
    first[first.indexOf(directive)] = opened(directive) ?? directive;
    moved.push(directive);
  }
  const parts: string[][] = [];
  for (const directive of moved) {
    const part = parts.find((candidate) => size([...candidate, directive]) <= most);
    if (part) part.push(directive);
    else parts.push([directive]);
  }
  return [first, ...parts].map((directives) => directives.join("; "));
}

/** A directive of sources with all hosts allowed, where that is shorter. `*` stands for hosts, not for keywords, hashes and `data:`. */
function opened(directive: string): string | null {
  const [name = "", ...sources] = directive.split(" ");
  if (!name.endsWith("-src") || sources.includes("'none'")) return null;
  const kept = sources.filter((source) => /^(?!'self')'|^[a-z]+:$/.test(source));
  const text = [name, "*", ...kept].join(" ");
  return text.length < directive.length ? text : null;
}

// The message about people's words and claims without a source, for marketers. It fits on one screen.
import { countOf } from "@/lib/text/wording";
import type { Evidence, Unsourced } from "./find-unsourced";

/** With these, the message of today's content has 24 lines. */
const MAX_WORDS = 7;

const ADVICE = `
Give each its \`source\`: docs/marketers.md, "A source for a quote or a claim", has the lines to copy.
Or take it away. To try the shop before that, set VITE_SAMPLE_CONTENT=keep: the build then keeps
search engines away from every page (noindex), and each part with samples says so.`;

/** Null where nothing is missing. */
export function describeUnsourced({ missing, words }: Evidence): string | null {
  const count = missing.length + words.length;
  if (count === 0) return null;
  const more = words.length - MAX_WORDS;
  return [
    "With a shop, the build stops for people's words and product claims without a source.",
    `${countOf(count, "place")} of the content:\n`,
    ...groupsOf(missing).map((group) => `  ${describeGroup(group)}`),
    ...words
      .slice(0, MAX_WORDS)
      .map(({ file, line, words: claim, reason }) => `  ${file}:${line}  "${claim}": ${reason}`),
    ...(more > 0 ? [`  and ${countOf(more, "more claim")} in texts`] : []),
    ADVICE,
  ].join("\n");
}

/** One group for the quotes of a file, for its films, for its tiles, and one for all else of it. */
function groupsOf(missing: readonly Unsourced[]): (readonly [Unsourced, ...Unsourced[]])[] {
  const groups = new Map<string, [Unsourced, ...Unsourced[]]>();
  for (const entry of missing) {
    const key = `${entry.file} ${"many" in entry.what ? entry.what.many : ""}`;
    const group = groups.get(key);
    if (group) group.push(entry);
    else groups.set(key, [entry]);
  }
  return [...groups.values()];
}

function describeGroup(group: readonly [Unsourced, ...Unsourced[]]): string {
  const [first] = group;
  const last = group.at(-1)?.line ?? first.line;
  const names = group.flatMap(({ what }) => ("name" in what ? [what.name] : []));
  const what = "many" in first.what ? countOf(group.length, first.what.many) : names.join(", ");
  return `${first.file}:${first.line}  ${what}${last === first.line ? "" : `, lines ${first.line}-${last}`}`;
}

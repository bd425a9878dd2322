/** Tags that stand alone. */
export const VOID = new Set([
  "area",
  "base",
  "br",
  "col",
  "embed",
  "hr",
  "img",
  "input",
  "link",
  "meta",
  "source",
  "track",
  "wbr",
]);

const LISTS = ["ul", "ol"];
const HEADINGS = ["h1", "h2", "h3", "h4", "h5", "h6"];

/** What may stand only in these. */
const PARENTS = new Map<string, readonly string[]>([
  ["li", LISTS],
  ["tr", ["thead", "tbody", "tfoot"]],
  ["td", ["tr"]],
  ["th", ["tr"]],
  ["thead", ["table"]],
  ["tbody", ["table"]],
  ["tfoot", ["table"]],
  ["caption", ["table"]],
  ["dt", ["dl"]],
  ["dd", ["dl"]],
  ["figcaption", ["figure"]],
]);

/** What may hold only these. */
const CHILDREN = new Map<string, readonly string[]>([
  ["ul", ["li"]],
  ["ol", ["li"]],
  ["table", ["caption", "thead", "tbody", "tfoot"]],
  ["thead", ["tr"]],
  ["tbody", ["tr"]],
  ["tfoot", ["tr"]],
  ["tr", ["th", "td"]],
  ["dl", ["dt", "dd"]],
]);

const BLOCKS = new Set([
  ...LISTS,
  ...HEADINGS,
  "p",
  "table",
  "blockquote",
  "dl",
  "div",
  "figure",
  "hr",
  "pre",
  "section",
]);

/** A browser ends these where a block begins, or moves the block out. */
const WITHOUT_BLOCKS = new Set([
  ...HEADINGS,
  "p",
  "a",
  "strong",
  "em",
  "b",
  "i",
  "span",
  "u",
  "small",
  "code",
]);

/** A word may go on across these. */
export const INLINE = new Set([
  "a",
  "abbr",
  "b",
  "cite",
  "code",
  "em",
  "i",
  "mark",
  "q",
  "small",
  "span",
  "strong",
  "sub",
  "sup",
  "u",
]);

/** A browser closes these at the next of their kind, so that one that is left open is one mistake. */
export const CLOSED_BY_NEXT = new Set(["p", "li", "tr", "td", "th", "dt", "dd"]);

/** `<h2>…</h3>`, `<b>…</strong>`: one mistake, not two. */
export function canBeMistyped(end: string, start: string): boolean {
  return (HEADINGS.includes(end) && HEADINGS.includes(start)) || (INLINE.has(end) && INLINE.has(start));
}

interface Nesting<Outer> {
  /** As the end of 'it should be …'. */
  should: string;
  /** The open element that is in the way, where closing it would mend it. */
  inTheWay?: Outer;
}

/** What is wrong with a tag (or `#text`) inside the elements that are open, outermost first; null where a browser keeps it there. */
export function nestingProblem<Outer extends { tag: string }>(
  tag: string,
  open: readonly Outer[],
): Nesting<Outer> | null {
  const parent = open.at(-1);
  const children = parent && CHILDREN.get(parent.tag);
  if (tag === "#text") {
    if (open.every((outer) => INLINE.has(outer.tag))) return { should: "in a paragraph: <p>…</p>" };
    return children ? { should: `inside a <${children[0]}>, not straight in <${parent.tag}>` } : null;
  }
  const parents = PARENTS.get(tag);
  if (parents && !(parent && parents.includes(parent.tag)))
    return { should: `straight inside <${parents.join("> or <")}>` };
  if (children && !children.includes(tag))
    return {
      should: `inside a <${children[0]}>: straight in <${parent.tag}> only <${children.join(">, <")}> can stand`,
    };
  const outer = open.find((element) =>
    tag === "a" ? element.tag === "a" : BLOCKS.has(tag) && WITHOUT_BLOCKS.has(element.tag),
  );
  return outer
    ? { should: `after </${outer.tag}>: a <${outer.tag}> cannot hold a <${tag}>`, inTheWay: outer }
    : null;
}

// Reads a body as a browser does, and reports where the browser has to mend it: parse5 builds the tree of the HTML standard
// and keeps where each tag was written. A tag that the tree does not have, or has without its end, is a mistake.
import { parseFragment, type DefaultTreeAdapterTypes, type ParserError } from "parse5";
import { clipped } from "../content/content-problem";
import { tagProblems, writtenTags, type HtmlProblem, type UnclosedTag } from "./html-tags";

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

export interface HtmlElement {
  tag: string;
  attributes: ReadonlyMap<string, string>;
  /** Of its start tag; the first line of the body is 1. */
  line: number;
  /** The start tag as it is written. */
  near: string;
  /** Its text and that of all in it, in single spaces. */
  text: string;
}

export interface HtmlReading {
  elements: readonly HtmlElement[];
  /** All text, in single spaces. */
  text: string;
  problems: readonly HtmlProblem[];
  /** Whether all was read: behind a lost quotation mark nothing is what it was meant to be. */
  isWhole: boolean;
}

const HEADINGS = ["h1", "h2", "h3", "h4", "h5", "h6"];
/** A word may go on across these. */
const INLINE = "a abbr b cite code em i mark q small span strong sub sup u".split(" ");
const VOID = "br col embed hr img input link meta source track wbr".split(" ");
const LISTS = ["ul", "ol"];
const BLOCKS = new Set([
  ...HEADINGS,
  ...LISTS,
  ..."p table blockquote dl div figure hr pre section".split(" "),
]);

/** What the parser's codes mean to a person, where their own names do not say it. */
const ERROR_TEXTS: Readonly<Record<string, string>> = {
  "invalid-first-character-of-tag-name": "&lt; where a 'less than' is meant",
  "eof-before-tag-name": "&lt; where a 'less than' is meant",
  "unexpected-character-in-attribute-name": "an attribute in quotes: one quotation mark is missing",
  "unexpected-character-in-unquoted-attribute-value": "an attribute in quotes: one quotation mark is missing",
  "missing-semicolon-after-character-reference": "&amp; for a plain 'and'",
  "unknown-named-character-reference": "&amp; for a plain 'and', or the name of a character, such as &nbsp;",
  "non-void-html-element-start-tag-with-trailing-solidus": "a pair of tags, such as <p>…</p>, or nothing",
};

/** Never throws. */
export function readHtml(html: string): HtmlReading {
  const { tags, cutOff } = writtenTags(html);
  const read = html.slice(0, cutOff ?? html.length);
  const errors: ParserError[] = [];
  const root = parseFragment(read, {
    sourceCodeLocationInfo: true,
    onParseError: (error) => errors.push(error),
  });

  const elements: HtmlElement[] = [];
  const problems: HtmlProblem[] = errors.map(({ code, startLine, startOffset }) => ({
    line: startLine,
    near: read.slice(startOffset, startOffset + 20).split("\n", 1)[0] ?? "",
    found: `HTML that browsers guess at: ${clipped(read.slice(Math.max(0, startOffset - 30), startOffset + 60))}`,
    expected: ERROR_TEXTS[code] ?? `HTML without '${code.replaceAll("-", " ")}'`,
  }));
  const report = (line: number, near: string, found: string, expected: string): void =>
    void problems.push({ line, near, found, expected });
  /** Offsets of the tags that the tree has. */
  const kept = new Set<number>();
  const unclosed: UnclosedTag[] = [];
  let last = { offset: -1, line: 1, near: "" };
  let wasLoose = false;

  function visitText(text: DefaultTreeAdapterTypes.TextNode, outer: readonly Element[]): void {
    const parent = outer.at(-1)?.tagName ?? "";
    const words = text.value.trim();
    if (words === "") return;
    const isLoose = outer.every(({ tagName }) => INLINE.includes(tagName));
    const expected = LISTS.includes(parent)
      ? `text inside a <li>, not straight in <${parent}>`
      : // One stretch of loose text is one mistake.
        isLoose && !wasLoose && "text in a paragraph: <p>…</p>";
    const blankLines = text.value.slice(0, text.value.indexOf(words)).split("\n").length - 1;
    if (expected)
      report(
        (text.sourceCodeLocation?.startLine ?? 1) + blankLines,
        "",
        `the text "${clipped(words)}"`,
        expected,
      );
    wasLoose ||= isLoose;
  }

  function visitElement(element: Element, outer: readonly Element[]): void {
    const { tagName: tag, sourceCodeLocation: location } = element;
    if (!INLINE.includes(tag)) wasLoose = false;
    const start = location?.startTag;
    // Browsers make up rows around cells, and open what was crossed a second time: what is in it counts.
    if (!start || kept.has(start.startOffset)) return;
    kept.add(start.startOffset);
    if (location.endTag) kept.add(location.endTag.startOffset);
    const near = read.slice(start.startOffset, start.endOffset);
    const line = start.startLine;
    elements.push({
      tag,
      attributes: new Map(element.attrs.map(({ name, value }) => [name, value])),
      line,
      near,
      text: inSingleSpaces(textOf(element)),
    });
    const isInError = errors.some(
      ({ startOffset }) => startOffset >= start.startOffset && startOffset < start.endOffset,
    );
    const isCutOff = cutOff !== null && location.endOffset >= cutOff;
    if (!location.endTag && !VOID.includes(tag) && !isInError && !isCutOff)
      unclosed.push({
        tag,
        isEnd: false,
        offset: start.startOffset,
        line,
        near,
        endOffset: location.endOffset,
      });

    const expected = placeOf(tag, outer);
    if (expected) report(line, near, clipped(near), expected);
    // In the tree, what browsers move out of a table comes before it.
    if (start.startOffset < last.offset)
      report(last.line, last.near, clipped(last.near), "this outside of the table: browsers move it out");
    else last = { offset: start.startOffset, line, near };
  }

  function visit(node: Node, outer: readonly Element[]): void {
    for (const child of "childNodes" in node ? node.childNodes : [])
      if ("tagName" in child) {
        visitElement(child, outer);
        visit(child, [...outer, child]);
      } else if ("value" in child) visitText(child, outer);
  }
  visit(root, []);

  problems.push(
    ...tagProblems(
      read,
      unclosed,
      tags.filter(({ offset }) => !kept.has(offset)),
    ),
  );
  if (cutOff !== null) {
    const near = html.slice(cutOff).split("\n", 1)[0] ?? "";
    report(
      html.slice(0, cutOff).split("\n").length,
      near.slice(0, 20),
      `a tag without an end: ${clipped(near)}`,
      "a whole tag: a quotation mark or the closing > is missing. What follows can be checked only then",
    );
  }
  return { elements, text: inSingleSpaces(textOf(root)), problems, isWhole: cutOff === null };
}

/** Where a tag should be instead, though browsers leave it; null where it may be there. */
function placeOf(tag: string, outer: readonly Element[]): string | null {
  const parent = outer.at(-1);
  if (tag === "li" && !LISTS.includes(parent?.tagName ?? "")) return "an item straight inside <ul> or <ol>";
  if (tag !== "li" && parent && LISTS.includes(parent.tagName))
    return `this inside a <li>, not straight in <${parent.tagName}>`;
  if (/^t[dh]$/.test(tag) && parent && !parent.sourceCodeLocation?.startTag)
    return "a cell straight inside <tr>";
  // Of one that is not closed, all that follows would be reported.
  const holder = outer.find(
    ({ tagName, sourceCodeLocation }) =>
      [...HEADINGS, ...INLINE].includes(tagName) && sourceCodeLocation?.endTag !== undefined,
  );
  return holder && BLOCKS.has(tag)
    ? `<${tag}> after </${holder.tagName}>: a <${holder.tagName}> cannot hold a <${tag}>`
    : null;
}

function textOf(node: Node): string {
  if ("value" in node) return node.value;
  if (!("childNodes" in node)) return "";
  const text = node.childNodes.map(textOf).join("");
  return "tagName" in node && !INLINE.includes(node.tagName) ? ` ${text} ` : text;
}

function inSingleSpaces(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

// Parses a body as a browser does, and reports where the browser has to correct it. parse5 builds the tree of the HTML standard
// with the position of each tag. A tag that is missing in the tree, or that has no end tag there, is a mistake.
import { ErrorCodes, parseFragment, Tokenizer } from "parse5";
import type { DefaultTreeAdapterTypes, ParserError, Token } from "parse5";
import { clipped, onOneLine } from "../content/content-problem";
import { lineAt } from "../content/content-source";

type TreeNode = DefaultTreeAdapterTypes.Node;
type TreeElement = DefaultTreeAdapterTypes.Element;
type TextNode = DefaultTreeAdapterTypes.TextNode;

/** Its place is that of its start tag. `text`: of the element and its descendants, with single spaces. */
export interface HtmlElement {
  tag: string;
  line: number;
  /** The start tag as it is written. */
  near: string;
  attributes: ReadonlyMap<string, string>;
  text: string;
}

interface HtmlProblem {
  line: number;
  found: string;
  expected: string;
}

type Problems = Generator<HtmlProblem>;

interface WrittenTag {
  tag: string;
  line: number;
  near: string;
  isEnd: boolean;
  offset: number;
  /** Of a start tag without an end tag: the offset before which a browser ends the element by itself. */
  endsBefore?: number;
}

const HEADINGS = ["h1", "h2", "h3", "h4", "h5", "h6"];
/** These elements do not separate words. */
const INLINE = "a abbr b cite code em i mark q small span strong sub sup u".split(" ");
const VOID = "br col embed hr img input link meta source track wbr".split(" ");
const LISTS = ["ul", "ol"];
const BLOCKS = new Set([
  ...HEADINGS,
  ...LISTS,
  ..."p table blockquote dl div figure hr pre section".split(" "),
]);

/** Explanations of the parser's error codes whose names are not clear enough. */
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
export function readHtml(html: string) {
  const { tags, cutOff } = writtenTags(html);
  const read = html.slice(0, cutOff ?? html.length);
  const errors: ParserError[] = [];
  const root = parseFragment(read, {
    sourceCodeLocationInfo: true,
    onParseError: (error) => errors.push(error),
  });

  const elements: HtmlElement[] = [];
  const offsetsInTree = new Set<number>();
  const unclosed: Required<WrittenTag>[] = [];
  let last = { offset: -1, line: 1, near: "" };
  let wasOutsideParagraph = false;

  function* visitText(text: TextNode, outer: readonly TreeElement[]): Problems {
    const parent = outer.at(-1)?.tagName ?? "";
    const words = text.value.trim();
    if (words === "") return;
    const isOutsideParagraph = outer.every(({ tagName }) => INLINE.includes(tagName));
    const expected = LISTS.includes(parent)
      ? `text inside a <li>, not straight in <${parent}>`
      : // Consecutive text outside of paragraphs is reported once.
        isOutsideParagraph && !wasOutsideParagraph && "text in a paragraph: <p>…</p>";
    const blankLines = text.value.slice(0, text.value.indexOf(words)).split("\n").length - 1;
    const line = (text.sourceCodeLocation?.startLine ?? 1) + blankLines;
    if (expected) yield { line, found: `the text "${clipped(words)}"`, expected };
    wasOutsideParagraph ||= isOutsideParagraph;
  }

  function* visitElement(element: TreeElement, outer: readonly TreeElement[]): Problems {
    const { tagName: tag, sourceCodeLocation: location } = element;
    if (!INLINE.includes(tag)) wasOutsideParagraph = false;
    const start = location?.startTag;
    // Browsers add rows around cells, and open misnested elements a second time. Such an element is skipped, but not its content.
    if (!start || offsetsInTree.has(start.startOffset)) return;
    const offset = start.startOffset;
    offsetsInTree.add(offset);
    if (location.endTag) offsetsInTree.add(location.endTag.startOffset);
    const where = { line: start.startLine, near: read.slice(offset, start.endOffset) };
    const attributes = new Map(element.attrs.map(({ name, value }) => [name, value]));
    elements.push({ tag, attributes, ...where, text: onOneLine(textOf(element)) });
    const isInError = errors.some(
      ({ startOffset }) => startOffset >= offset && startOffset < start.endOffset,
    );
    const isCutOff = cutOff !== null && location.endOffset >= cutOff;
    if (!location.endTag && !VOID.includes(tag) && !isInError && !isCutOff)
      unclosed.push({ tag, offset, ...where, isEnd: false, endsBefore: location.endOffset });

    const expected = placeOf(tag, outer);
    if (expected) yield { line: where.line, found: clipped(where.near), expected };
    // Content that browsers move out of a table comes before the table in the tree.
    if (offset < last.offset) {
      const { line, near } = last;
      yield { line, found: clipped(near), expected: "this outside of the table: browsers move it out" };
    } else last = { offset, ...where };
  }

  function* visit(node: TreeNode, outer: readonly TreeElement[]): Problems {
    for (const child of "childNodes" in node ? node.childNodes : [])
      if ("tagName" in child) {
        yield* visitElement(child, outer);
        yield* visit(child, [...outer, child]);
      } else if ("value" in child) yield* visitText(child, outer);
  }

  const problems: HtmlProblem[] = errors.map(({ code, startLine: line, startOffset }) => ({
    line,
    found: `HTML that browsers guess at: ${clipped(read.slice(Math.max(0, startOffset - 30), startOffset + 60))}`,
    expected: ERROR_TEXTS[code] ?? `HTML without '${code.replaceAll("-", " ")}'`,
  }));
  problems.push(...visit(root, []));
  const dropped = tags.filter(({ offset }) => !offsetsInTree.has(offset));
  problems.push(...problemsOfTags(read, unclosed, dropped));
  if (cutOff !== null) {
    const [near = ""] = html.slice(cutOff).split("\n", 1);
    problems.push({
      line: lineAt(html, cutOff),
      found: `a tag without an end: ${clipped(near)}`,
      expected:
        "a whole tag: a quotation mark or the closing > is missing. What follows can be checked only then",
    });
  }
  return {
    elements,
    text: onOneLine(textOf(root)),
    problems,
    /** Whether the whole body was read. After a missing quotation mark, the rest cannot be parsed correctly. */
    isComplete: cutOff === null,
  };
}

export type HtmlReading = ReturnType<typeof readHtml>;

/** `cutOff`: the offset of a tag that contains the text after it, because a quotation mark or its > is missing. */
function writtenTags(html: string): { tags: readonly WrittenTag[]; cutOff: number | null } {
  const tags: WrittenTag[] = [];
  let tagEnd = 0;
  let cutOff: number | null = null;
  const add = ({ attrs, location, tagName: tag }: Token.TagToken, isEnd: boolean): void => {
    if (cutOff !== null) return;
    const { startOffset: offset = 0, endOffset = 0, startLine: line = 1 } = location ?? {};
    if (attrs.some(({ value }) => value.includes("<"))) cutOff = offset;
    else tags.push({ tag, isEnd, offset, line, near: html.slice(offset, endOffset) });
    tagEnd = endOffset;
  };
  const ignore = (): void => undefined;
  const handler = {
    onStartTag: (token: Token.TagToken) => add(token, false),
    onEndTag: (token: Token.TagToken) => add(token, true),
    onParseError({ code }: ParserError) {
      if (code === ErrorCodes.eofInTag || code === ErrorCodes.eofInComment)
        cutOff ??= html.indexOf("<", tagEnd);
    },
    onCharacter: ignore,
    onWhitespaceCharacter: ignore,
    onNullCharacter: ignore,
    onComment: ignore,
    onDoctype: ignore,
    onEof: ignore,
  };
  new Tokenizer({ sourceCodeLocationInfo: true }, handler).write(html, true);
  return { tags, cutOff };
}

/**
 * One problem for each mistake. An unclosed start tag and a later end tag without a start tag are counted as one mistake. `dropped`: tags
 * that the browser's tree does not have.
 */
function* problemsOfTags(
  html: string,
  unclosed: readonly Required<WrittenTag>[],
  dropped: readonly WrittenTag[],
): Problems {
  // `<b>word<b>` is one mistake, too: the second tag should be the end tag of the first.
  const starts = unclosed.filter(
    ({ tag, endsBefore }, index) =>
      !unclosed.slice(index + 1).some((inner) => inner.tag === tag && inner.endsBefore === endsBefore),
  );
  const unmatchedStarts = [...starts, ...dropped.filter(({ isEnd }) => !isEnd)];
  for (const { tag, line, near, endsBefore } of starts) {
    const next = /<[^>]*>/.exec(html.slice(endsBefore))?.[0] ?? "the end of the text";
    const expected = `</${tag}> where it ends, at the latest before ${clipped(next)}`;
    yield { line, found: `${clipped(near)}, which is not closed in time`, expected };
  }
  for (const { tag, isEnd, offset, line, near } of dropped) {
    const match = unmatchedStarts.findIndex((start) => start.offset < offset);
    const found = isEnd ? `</${tag}> without a <${tag}> before it` : clipped(near);
    const expected = isEnd
      ? `no </${tag}>, or a <${tag}> before it`
      : `<${tag}> inside what it belongs to: browsers drop it here`;
    if (isEnd && match !== -1) unmatchedStarts.splice(match, 1);
    else yield { line, found, expected };
  }
}

/** Describes where a tag should be instead, although browsers accept it; null when its place is valid. */
function placeOf(tag: string, outer: readonly TreeElement[]): string | null {
  const parent = outer.at(-1);
  if (tag === "li" && !LISTS.includes(parent?.tagName ?? "")) return "an item straight inside <ul> or <ol>";
  if (tag !== "li" && parent && LISTS.includes(parent.tagName))
    return `this inside a <li>, not straight in <${parent.tagName}>`;
  if (/^t[dh]$/.test(tag) && parent && !parent.sourceCodeLocation?.startTag)
    return "a cell straight inside <tr>";
  // An unclosed element is ignored here; otherwise, every tag after it would be reported.
  const container = outer.find(
    ({ tagName, sourceCodeLocation }) =>
      [...HEADINGS, ...INLINE].includes(tagName) && sourceCodeLocation?.endTag !== undefined,
  );
  return container && BLOCKS.has(tag)
    ? `<${tag}> after </${container.tagName}>: a <${container.tagName}> cannot hold a <${tag}>`
    : null;
}

function textOf(node: TreeNode): string {
  if ("value" in node) return node.value;
  if (!("childNodes" in node)) return "";
  const text = node.childNodes.map(textOf).join("");
  return "tagName" in node && !INLINE.includes(node.tagName) ? ` ${text} ` : text;
}

// Parses a body as a browser does, and reports where the browser has to correct it. parse5 builds the tree of the HTML standard
// with the position of each tag. A tag that is missing in the tree, or that has no end tag there, is a mistake.
import { parseFragment, type DefaultTreeAdapterTypes, type ParserError } from "parse5";
import { clipped } from "../content/content-problem";
import { lineAt } from "../content/content-source";
import { reportTags, writtenTags, type PlaceInBody, type ReportAt, type UnclosedTag } from "./html-tags";

type TreeNode = DefaultTreeAdapterTypes.Node;
type TreeElement = DefaultTreeAdapterTypes.Element;

/** Its place is that of its start tag. */
export interface HtmlElement extends PlaceInBody {
  tag: string;
  attributes: ReadonlyMap<string, string>;
  /** The text of the element and its descendants, with single spaces. */
  text: string;
}

export interface HtmlReading {
  elements: readonly HtmlElement[];
  /** The text of the body, with single spaces. */
  text: string;
  problems: readonly (PlaceInBody & { found: string; expected: string })[];
  /** Whether the whole body was read. After a missing quotation mark, the rest cannot be parsed correctly. */
  isComplete: boolean;
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
export function readHtml(html: string): HtmlReading {
  const { tags, cutOff } = writtenTags(html);
  const read = html.slice(0, cutOff ?? html.length);
  const errors: ParserError[] = [];
  const root = parseFragment(read, {
    sourceCodeLocationInfo: true,
    onParseError: (error) => errors.push(error),
  });

  const elements: HtmlElement[] = [];
  const problems: HtmlReading["problems"][number][] = [];
  const report: ReportAt = ({ line, near }, found, expected) =>
    void problems.push({ line, near, found, expected });
  for (const { code, startLine: line, startOffset } of errors)
    report(
      { line, near: read.slice(startOffset, startOffset + 20).split("\n", 1)[0] ?? "" },
      `HTML that browsers guess at: ${clipped(read.slice(Math.max(0, startOffset - 30), startOffset + 60))}`,
      ERROR_TEXTS[code] ?? `HTML without '${code.replaceAll("-", " ")}'`,
    );
  /** The offsets of the tags that are in the tree. */
  const offsetsInTree = new Set<number>();
  const unclosed: UnclosedTag[] = [];
  let last = { offset: -1, line: 1, near: "" };
  let wasOutsideParagraph = false;

  function visitText(text: DefaultTreeAdapterTypes.TextNode, outer: readonly TreeElement[]): void {
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
    if (expected) report({ line, near: "" }, `the text "${clipped(words)}"`, expected);
    wasOutsideParagraph ||= isOutsideParagraph;
  }

  function visitElement(element: TreeElement, outer: readonly TreeElement[]): void {
    const { tagName: tag, sourceCodeLocation: location } = element;
    if (!INLINE.includes(tag)) wasOutsideParagraph = false;
    const start = location?.startTag;
    // Browsers add rows around cells, and open misnested elements a second time. Such an element is skipped, but not its content.
    if (!start || offsetsInTree.has(start.startOffset)) return;
    offsetsInTree.add(start.startOffset);
    if (location.endTag) offsetsInTree.add(location.endTag.startOffset);
    const where = { line: start.startLine, near: read.slice(start.startOffset, start.endOffset) };
    const attributes = new Map(element.attrs.map(({ name, value }) => [name, value]));
    elements.push({ tag, attributes, ...where, text: inSingleSpaces(textOf(element)) });
    const isInError = errors.some(
      ({ startOffset }) => startOffset >= start.startOffset && startOffset < start.endOffset,
    );
    const isCutOff = cutOff !== null && location.endOffset >= cutOff;
    if (!location.endTag && !VOID.includes(tag) && !isInError && !isCutOff)
      unclosed.push({ tag, offset: start.startOffset, ...where, endOffset: location.endOffset });

    const expected = placeOf(tag, outer);
    if (expected) report(where, clipped(where.near), expected);
    // Content that browsers move out of a table comes before the table in the tree.
    if (start.startOffset < last.offset)
      report(last, clipped(last.near), "this outside of the table: browsers move it out");
    else last = { offset: start.startOffset, ...where };
  }

  function visit(node: TreeNode, outer: readonly TreeElement[]): void {
    for (const child of "childNodes" in node ? node.childNodes : [])
      if ("tagName" in child) {
        visitElement(child, outer);
        visit(child, [...outer, child]);
      } else if ("value" in child) visitText(child, outer);
  }
  visit(root, []);

  const dropped = tags.filter(({ offset }) => !offsetsInTree.has(offset));
  reportTags(read, unclosed, dropped, report);
  if (cutOff !== null) {
    const near = html.slice(cutOff).split("\n", 1)[0] ?? "";
    report(
      { line: lineAt(html, cutOff), near: near.slice(0, 20) },
      `a tag without an end: ${clipped(near)}`,
      "a whole tag: a quotation mark or the closing > is missing. What follows can be checked only then",
    );
  }
  return { elements, text: inSingleSpaces(textOf(root)), problems, isComplete: cutOff === null };
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

function inSingleSpaces(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

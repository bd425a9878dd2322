// Reads a body the way it is written, tag by tag. A browser's parser mends in silence what a marketer should see:
// an open <strong> would run on to the end of the page.
import { ErrorCodes, Tokenizer, TokenizerMode, type Token } from "parse5";
import { clipped } from "./article-problem.ts";
import { HTML_ERROR_WORDS } from "./html-error-words.ts";
import { canBeMistyped, CLOSED_BY_NEXT, INLINE, nestingProblem, VOID } from "./html-nesting.ts";

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

export interface HtmlProblem {
  line: number;
  near: string;
  holds: string;
  should: string;
}

export interface HtmlReading {
  elements: readonly HtmlElement[];
  /** All text, in single spaces. */
  text: string;
  problems: readonly HtmlProblem[];
  /** Whether all was read: behind a lost quotation mark nothing is what it was meant to be. */
  isWhole: boolean;
}

/** Their text holds no tags: `if (a<b)`. */
const RAW = new Map([
  ["script", TokenizerMode.SCRIPT_DATA],
  ...["style", "iframe", "noembed", "noframes", "xmp"].map((tag) => [tag, TokenizerMode.RAWTEXT] as const),
  ...["textarea", "title"].map((tag) => [tag, TokenizerMode.RCDATA] as const),
]);

class OpenElement implements HtmlElement {
  text = "";
  readonly parts: string[] = [];
  constructor(
    readonly tag: string,
    readonly attributes: ReadonlyMap<string, string>,
    readonly line: number,
    readonly near: string,
  ) {}
}

const inSingleSpaces = (parts: readonly string[]): string => parts.join("").replace(/\s+/g, " ").trim();

/** Never throws. Linear in the length, but for elements within elements within elements. */
export function readHtml(html: string): HtmlReading {
  const elements: HtmlElement[] = [];
  const problems: HtmlProblem[] = [];
  const open: OpenElement[] = [];
  const all: string[] = [];
  /** Tags that were told to be open too long: their end, when it comes, is the same mistake. */
  const owed: string[] = [];
  /** Whether an unfinished tag swallowed what follows. */
  let isCutOff = false;
  /** How many problems there were behind the last tag or text. */
  let settled = 0;
  /** End of the last tag: one stretch of loose text is one mistake. */
  let tagEnd = 0;
  let looseFrom = -1;

  const write = (text: string): void => {
    all.push(text);
    for (const element of open) element.parts.push(text);
  };
  const place = ({ location }: Token.Token): { line: number; near: string } => ({
    line: location?.startLine ?? 1,
    near: html.slice(location?.startOffset ?? 0, location?.endOffset ?? 0),
  });
  const close = (): void => {
    const element = open.pop();
    if (element) element.text = inSingleSpaces(element.parts);
  };
  const unclosed = ({ tag, line, near }: OpenElement): void => {
    if (isCutOff) return;
    owed.push(tag);
    problems.push({
      line,
      near,
      holds: `${clipped(near)}, which is not closed`,
      should: `closed by </${tag}> where it ends`,
    });
  };

  /** Whether the next of a tag's starts and ends is an end: then it was closed, only too late. */
  const closesNext = (tag: string, from: number): boolean =>
    new RegExp(`<(/?)${tag}\\b`, "i").exec(html.slice(from))?.[1] === "/";
  /** Closes all that is open inside of an element, and tells it. */
  const closeWithin = (outer: OpenElement | undefined): void => {
    for (let inner = open.at(-1); inner && inner !== outer; inner = open.at(-1)) {
      unclosed(inner);
      close();
    }
  };

  const tokenizer = new Tokenizer(
    { sourceCodeLocationInfo: true },
    {
      onStartTag(token) {
        if (isCutOff) return;
        const tag = token.tagName;
        const { line, near } = place(token);
        tagEnd = token.location?.endOffset ?? tagEnd;
        if (token.attrs.some(({ value }) => value.includes("<"))) {
          isCutOff = true;
          problems.splice(settled, Infinity, {
            line,
            near: near.split("\n", 1)[0] ?? "",
            holds: `a tag without an end: ${clipped(near)}`,
            should: "a whole tag: a quotation mark is missing. What follows can be checked only then",
          });
          return;
        }
        const sibling = open.at(-1);
        if (sibling?.tag === tag && INLINE.has(tag) && tag !== "a") {
          problems.push({
            line,
            near,
            holds: `${clipped(near)} while a <${tag}> is open`,
            should: `</${tag}>, if it ends here`,
          });
          close();
          return;
        }
        if (sibling?.tag === tag && CLOSED_BY_NEXT.has(tag)) {
          unclosed(sibling);
          close();
        }
        const nesting = nestingProblem(tag, open);
        const inTheWay = nesting?.inTheWay;
        // Read on as if it were mended here: else all that follows would be told too.
        if (inTheWay) closeWithin(inTheWay);
        if (inTheWay && !closesNext(inTheWay.tag, tagEnd)) unclosed(inTheWay);
        else if (nesting) {
          problems.push({ line, near, holds: clipped(near), should: nesting.should });
          if (inTheWay) owed.push(inTheWay.tag);
        }
        if (inTheWay) close();
        const isClosedItself = token.selfClosing && !VOID.has(tag);
        if (isClosedItself)
          problems.push({
            line,
            near,
            holds: clipped(near),
            should: `a pair of tags, <${tag}>…</${tag}>, or taken away`,
          });
        const attributes = new Map(token.attrs.map(({ name, value }) => [name, value]));
        const element = new OpenElement(tag, attributes, line, near);
        elements.push(element);
        if (!INLINE.has(tag)) write(" ");
        settled = problems.length;
        if (VOID.has(tag) || isClosedItself) return;
        open.push(element);
        const state = RAW.get(tag);
        if (state !== undefined) tokenizer.state = state;
      },
      onEndTag(token) {
        if (isCutOff) return;
        const tag = token.tagName;
        const { line, near } = place(token);
        tagEnd = token.location?.endOffset ?? tagEnd;
        const outer = open.findLast((element) => element.tag === tag);
        if (outer) closeWithin(outer);
        else {
          const debt = owed.indexOf(tag);
          if (debt !== -1) {
            owed.splice(debt, 1);
            return;
          }
          const innermost = open.at(-1);
          const isMistyped = innermost !== undefined && canBeMistyped(tag, innermost.tag);
          problems.push({
            line,
            near,
            holds: isMistyped
              ? `</${tag}> where ${clipped(innermost.near)} ends`
              : `</${tag}> without a <${tag}> before it`,
            should: isMistyped ? `</${innermost.tag}>` : `taken away, or opened by <${tag}>`,
          });
          if (!isMistyped) return;
        }
        if (!INLINE.has(tag)) write(" ");
        close();
        settled = problems.length;
      },
      onCharacter(token) {
        if (isCutOff) return;
        const nesting = looseFrom === tagEnd ? null : nestingProblem("#text", open);
        if (nesting) {
          looseFrom = tagEnd;
          const text = html.slice(token.location?.startOffset).split("<", 1)[0] ?? "";
          problems.push({ ...place(token), holds: `the text "${clipped(text)}"`, should: nesting.should });
        }
        write(token.chars);
        settled = problems.length;
      },
      onWhitespaceCharacter: (token) => write(token.chars),
      onNullCharacter: () => undefined,
      onComment: () => undefined,
      onDoctype: () => undefined,
      onEof() {
        for (const element of open) unclosed(element);
        while (open.length > 0) close();
      },
      onParseError({ code, startOffset }) {
        if (isCutOff) return;
        if (code === ErrorCodes.eofInTag || code === ErrorCodes.eofInComment) isCutOff = true;
        // The end of the text says nothing of where the tag began.
        const from = isCutOff ? html.indexOf("<", tagEnd) : startOffset;
        problems.push({
          line: html.slice(0, from).split("\n").length,
          near: html.slice(from, from + 20).split("\n", 1)[0] ?? "",
          holds: `HTML that browsers guess at: ${clipped(html.slice(isCutOff ? from : Math.max(0, from - 30), from + 60))}`,
          should: HTML_ERROR_WORDS[code] ?? `HTML without '${code.replaceAll("-", " ")}'`,
        });
      },
    },
  );
  tokenizer.write(html, true);
  return { elements, text: inSingleSpaces(all), problems, isWhole: !isCutOff };
}

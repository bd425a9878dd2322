// Reads the tags of a body as they are written, and describes the mistakes in tags that the browser's tree does not have.
import { ErrorCodes, Tokenizer, type Token } from "parse5";
import { clipped } from "../content/content-problem";

export interface HtmlProblem {
  /** The first line of the body is 1. */
  line: number;
  /** The source text of the mistake. */
  near: string;
  found: string;
  expected: string;
}

export interface WrittenTag {
  tag: string;
  isEnd: boolean;
  offset: number;
  line: number;
  near: string;
}

/** A start tag without an end tag: a browser ends the element by itself. */
export interface UnclosedTag extends WrittenTag {
  /** The offset before which the browser ends the element. */
  endOffset: number;
}

export interface WrittenTags {
  tags: readonly WrittenTag[];
  /** The offset of a tag that contains the text after it, because a quotation mark or its > is missing. */
  cutOff: number | null;
}

/** Never throws. */
export function writtenTags(html: string): WrittenTags {
  const tags: WrittenTag[] = [];
  let tagEnd = 0;
  let cutOff: number | null = null;
  const add =
    (isEnd: boolean) =>
    (token: Token.TagToken): void => {
      if (cutOff !== null) return;
      const { startOffset = 0, endOffset = 0, startLine = 1 } = token.location ?? {};
      if (token.attrs.some(({ value }) => value.includes("<"))) cutOff = startOffset;
      else
        tags.push({
          tag: token.tagName,
          isEnd,
          offset: startOffset,
          line: startLine,
          near: html.slice(startOffset, endOffset),
        });
      tagEnd = endOffset;
    };
  const ignore = (): void => undefined;
  new Tokenizer(
    { sourceCodeLocationInfo: true },
    {
      onStartTag: add(false),
      onEndTag: add(true),
      onParseError({ code }) {
        if (code === ErrorCodes.eofInTag || code === ErrorCodes.eofInComment)
          cutOff ??= html.indexOf("<", tagEnd);
      },
      onCharacter: ignore,
      onWhitespaceCharacter: ignore,
      onNullCharacter: ignore,
      onComment: ignore,
      onDoctype: ignore,
      onEof: ignore,
    },
  ).write(html, true);
  return { tags, cutOff };
}

/** Returns one problem for each mistake. An unclosed start tag and a later end tag without a start tag are counted as one mistake. */
export function tagProblems(
  html: string,
  unclosed: readonly UnclosedTag[],
  /** Tags that the browser's tree does not have. */
  dropped: readonly WrittenTag[],
): HtmlProblem[] {
  const problem = ({ line, near }: WrittenTag, found: string, expected: string): HtmlProblem => ({
    line,
    near,
    found,
    expected,
  });
  // `<b>word<b>` is one mistake, too: the second tag should be the end tag of the first.
  const starts = unclosed.filter(
    (tag, index) =>
      !unclosed.slice(index + 1).some((inner) => inner.tag === tag.tag && inner.endOffset === tag.endOffset),
  );
  const unmatchedStarts = [...starts, ...dropped.filter(({ isEnd }) => !isEnd)];
  return [
    ...starts.map((start) => {
      const next = /<[^>]*>/.exec(html.slice(start.endOffset))?.[0] ?? "the end of the text";
      return problem(
        start,
        `${clipped(start.near)}, which is not closed in time`,
        `</${start.tag}> where it ends, at the latest before ${clipped(next)}`,
      );
    }),
    ...dropped.flatMap((tag) => {
      if (!tag.isEnd)
        return [
          problem(tag, clipped(tag.near), `<${tag.tag}> inside what it belongs to: browsers drop it here`),
        ];
      const match = unmatchedStarts.findIndex(({ offset }) => offset < tag.offset);
      if (match !== -1) unmatchedStarts.splice(match, 1);
      return match === -1
        ? [
            problem(
              tag,
              `</${tag.tag}> without a <${tag.tag}> before it`,
              `no </${tag.tag}>, or a <${tag.tag}> before it`,
            ),
          ]
        : [];
    }),
  ];
}

// Reads the tags of a body as they are written, and describes the mistakes in tags that the browser's tree does not have.
import { ErrorCodes, Tokenizer, type Token } from "parse5";
import { clipped } from "../content/content-problem";

export interface PlaceInBody {
  /** The first line of the body is 1. */
  line: number;
  /** The source text of the mistake. */
  near: string;
}

export type ReportAt = (where: PlaceInBody, found: string, expected: string) => void;

export interface WrittenTag extends PlaceInBody {
  tag: string;
  isEnd: boolean;
  offset: number;
}

/** A start tag without an end tag: a browser ends the element by itself. */
export interface UnclosedTag extends Omit<WrittenTag, "isEnd"> {
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

/** Reports one problem for each mistake. An unclosed start tag and a later end tag without a start tag are counted as one mistake. */
export function reportTags(
  html: string,
  unclosed: readonly UnclosedTag[],
  /** Tags that the browser's tree does not have. */
  dropped: readonly WrittenTag[],
  report: ReportAt,
): void {
  // `<b>word<b>` is one mistake, too: the second tag should be the end tag of the first.
  const starts = unclosed.filter(
    (tag, index) =>
      !unclosed.slice(index + 1).some((inner) => inner.tag === tag.tag && inner.endOffset === tag.endOffset),
  );
  const unmatchedStarts = [...starts, ...dropped.filter(({ isEnd }) => !isEnd)];
  for (const start of starts) {
    const next = /<[^>]*>/.exec(html.slice(start.endOffset))?.[0] ?? "the end of the text";
    const expected = `</${start.tag}> where it ends, at the latest before ${clipped(next)}`;
    report(start, `${clipped(start.near)}, which is not closed in time`, expected);
  }
  for (const { tag, isEnd, offset, ...where } of dropped) {
    const match = unmatchedStarts.findIndex((start) => start.offset < offset);
    if (!isEnd)
      report(where, clipped(where.near), `<${tag}> inside what it belongs to: browsers drop it here`);
    else if (match !== -1) unmatchedStarts.splice(match, 1);
    else report(where, `</${tag}> without a <${tag}> before it`, `no </${tag}>, or a <${tag}> before it`);
  }
}

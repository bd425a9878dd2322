import { Fragment, type ReactNode } from "react";
import { Link } from "react-router-dom";
import type { TextBlock } from "@/content/types";

/** Paragraphs and lists of the content files. */
export function TextBlocks({ blocks }: { blocks: readonly TextBlock[] }) {
  return blocks.map((block, index) =>
    typeof block === "string" ? (
      <p key={index}>{withLinks(block)}</p>
    ) : (
      <ul key={index} className="list-disc space-y-1.5 pl-5 marker:text-steel">
        {block.list.map((item) => (
          <li key={item}>{withLinks(item)}</li>
        ))}
      </ul>
    ),
  );
}

const LINK = /\[([^\]]+)\]\((\/(?!\/)[^)\s]*|(?:mailto:|https:\/\/)[^)\s]*)\)/g;

/** Text with `[label](/address)` as links; any other bracket stays text. */
function withLinks(text: string): ReactNode {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of text.matchAll(LINK)) {
    const [whole, label, address = ""] = match;
    parts.push(text.slice(end, match.index));
    parts.push(address.startsWith("/") ? <Link to={address}>{label}</Link> : <a href={address}>{label}</a>);
    end = match.index + whole.length;
  }
  parts.push(text.slice(end));
  return parts.map((part, index) => <Fragment key={index}>{part}</Fragment>);
}

/** The words alone, for structured data. */
export function plainText(blocks: readonly TextBlock[]): string {
  return blocks
    .flatMap((block) => (typeof block === "string" ? [block] : block.list))
    .join(" ")
    .replaceAll(LINK, "$1");
}

import { Fragment, type ReactNode } from "react";
import { SiteLink } from "./site-link";
import { WholeRanges } from "./whole-ranges";
import type { TextBlock } from "@/content/schema";

/** Renders the text blocks of the content files. */
export function TextBlocks({ blocks }: { blocks: readonly TextBlock[] }) {
  return blocks.map((block, index) => <Block key={index} block={block} />);
}

function Block({ block }: { block: TextBlock }) {
  if (typeof block === "string") return <p>{withLinks(block)}</p>;
  if ("loud" in block) return <p className="loud">{withLinks(block.loud)}</p>;
  if ("table" in block)
    return (
      <dl className="text-table">
        {block.table.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{withLinks(text)}</dd>
          </div>
        ))}
      </dl>
    );
  return (
    <ul className="flex list-disc flex-col gap-1.5 pl-5 marker:text-steel">
      {block.list.map((item) => (
        <li key={item}>{withLinks(item)}</li>
      ))}
    </ul>
  );
}

const LINK = /\[([^\]]+)\]\((\/(?!\/)[^)\s]*|(?:mailto:|https:\/\/)[^)\s]*)\)/g;

/** Turns `[label](/address)` in a text into links. Any other bracket stays as it is. */
function withLinks(text: string): ReactNode {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of text.matchAll(LINK)) {
    const [whole, label, address = ""] = match;
    parts.push(<WholeRanges text={text.slice(end, match.index)} />);
    parts.push(
      address.startsWith("/") ? <SiteLink to={address}>{label}</SiteLink> : <a href={address}>{label}</a>,
    );
    end = match.index + whole.length;
  }
  parts.push(<WholeRanges text={text.slice(end)} />);
  return parts.map((part, index) => <Fragment key={index}>{part}</Fragment>);
}

/** Returns the text without elements, for structured data and for the search. */
export function plainText(blocks: readonly TextBlock[]): string {
  return blocks
    .flatMap((block) => {
      if (typeof block === "string") return [block];
      if ("loud" in block) return [block.loud];
      if ("table" in block) return block.table.map(({ label, text }) => `${label}: ${text}`);
      return block.list;
    })
    .join(" ")
    .replaceAll(LINK, "$1");
}

import { type ReactNode, useState } from "react";
import { Filled } from "./filled";

export interface PlacardLine {
  /** May hold `{last}`. */
  text: string;
  /** The value in lime in its place. */
  last?: string;
  className?: string;
  /** Hidden during a pause: it is not true then. */
  isSelling?: boolean;
}

interface PlacardProps {
  lines: readonly PlacardLine[];
  /** When it changes, the new lettering wipes over the old; a change of the lines alone swaps them. */
  wipeKey?: string;
}

/** The placard of a mugshot: mono capitals on charcoal in a frame of bone, one value in lime. It fills its place. */
export function Placard({ lines, wipeKey = "" }: PlacardProps) {
  // What the old lettering says lies beneath until the new one covers it. A quick choice replaces both at once: nothing is queued.
  const text = JSON.stringify(lines);
  const [shown, setShown] = useState<{ key: string; text: string; lines: typeof lines; old: typeof lines }>({
    key: wipeKey,
    text,
    lines,
    old: [],
  });
  if (shown.key !== wipeKey) setShown({ key: wipeKey, text, lines, old: shown.lines });
  else if (shown.text !== text) setShown({ ...shown, text, lines });
  const isNew = shown.old.length > 0;
  return (
    <div className="placard">
      <div className="placard-frame">
        {isNew ? (
          <p className="placard-text" aria-hidden="true">
            {shown.old.map(lineOf)}
          </p>
        ) : null}
        <p
          key={wipeKey}
          className={isNew ? "placard-text wiped-in" : "placard-text"}
          onAnimationEnd={() => setShown({ ...shown, old: [] })}
        >
          {lines.map(lineOf)}
        </p>
      </div>
    </div>
  );
}

function lineOf({ text, last, className, isSelling }: PlacardLine, index: number): ReactNode {
  return (
    <span key={index} className={className} data-selling={isSelling}>
      <Filled text={text} values={last === undefined ? {} : { last }} />{" "}
    </span>
  );
}

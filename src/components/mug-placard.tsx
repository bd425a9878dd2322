import { BreakBehind } from "./break-behind";
import { BrandSymbol } from "./logo";
import type { NotFound } from "@/content/schema";

interface MugPlacardProps {
  labels: NotFound["placard"];
  /** What is missing. */
  wanted: string;
  /** The address that leads nowhere; null at the page for it itself. */
  lastSeen: string | null;
}

/** The mug before a height chart, with a placard that says what is missing. */
export function MugPlacard({ labels, wanted, lastSeen }: MugPlacardProps) {
  return (
    <div className="mug-line-up">
      <BrandSymbol className="mug-in-line-up" />
      <dl className="mug-placard">
        <div>
          <dt>{labels.caseNumber.label}</dt>
          <dd>{labels.caseNumber.text}</dd>
        </div>
        <div>
          <dt>{labels.wanted.label}</dt>
          <dd>{wanted}</dd>
        </div>
        <div>
          <dt>{labels.lastSeen.label}</dt>
          <dd className={lastSeen === null ? "" : "normal-case"}>
            {lastSeen === null ? labels.lastSeen.nowhere : <BreakBehind sign="/" text={lastSeen} />}
          </dd>
        </div>
        <div>
          <dt>{labels.status.label}</dt>
          <dd className="text-lime">{labels.status.text}</dd>
        </div>
      </dl>
    </div>
  );
}

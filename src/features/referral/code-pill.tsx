import { type Ref } from "react";
import type { CodeLabels } from "@/content/schema";
import { shownPercent } from "@/lib/referral/affiliate-percent";
import { fillText } from "@/lib/text/fill-text";
import type { Offer } from "@/lib/purchase/offer";

interface CodePillProps {
  labels: CodeLabels;
  offer: Offer;
  /** The remove button. */
  button: Ref<HTMLButtonElement>;
  onRemove: () => void;
}

/** The live referral code with a button that removes it. The percent stands behind both, so that neither moves when it arrives. */
export function CodePill({ labels, offer: { code, percent }, button, onRemove }: CodePillProps) {
  return (
    <p className="code-pill-line">
      <span className="code-pill">
        <span className="sr-only">{labels.live} </span>
        <span className="truncate" title={code} translate="no">
          {code}
        </span>
        <button
          ref={button}
          type="button"
          className="code-pill-remove"
          aria-label={fillText(labels.remove, { code })}
          onClick={onRemove}
        >
          <span aria-hidden="true">×</span>
        </button>
      </span>
      {percent ? (
        <span className="shrink-0">{fillText(labels.percentOff, { percent: shownPercent(percent) })}</span>
      ) : null}
    </p>
  );
}

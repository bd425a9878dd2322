import { type ReactNode, type Ref, useId, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Filled } from "@/components/filled";
import type { CodeLabels } from "@/content/schema";
import { CodeField } from "./code-field";
import { rememberCode } from "./capture-referral";
import { popupFlags } from "@/lib/referral/popup-flags";
import { useCodeAnswer } from "@/hooks/use-code-answer";
import { shownPercent } from "@/lib/referral/affiliate-percent";
import { fillText } from "@/lib/text/fill-text";
import { useIsCodeBeingRemoved } from "@/hooks/use-is-code-being-removed";
import { forgetCode } from "@/lib/referral/forget-code";
import { type CodeAnswer, isSameCode, type Offer } from "@/lib/purchase/offer";
import type { StoredReferrals } from "@/lib/referral/referral-code";
import { referralStore } from "@/lib/referral/referral-store";
import { restoredReferrals } from "@/lib/referral/settle-referrals";

/** Values of CartWarningCode in the schema of 2026-04. DISCOUNT_CODE_NOT_HONOURED gives no reason. */
const REFUSALS: Readonly<Record<string, keyof CodeLabels["refusals"]>> = {
  DISCOUNT_NOT_FOUND: "unknown",
  DISCOUNT_CURRENTLY_INACTIVE: "inactive",
  DISCOUNT_CUSTOMER_NOT_ELIGIBLE: "customer",
  DISCOUNT_ELIGIBLE_CUSTOMER_MISSING: "customer",
  DISCOUNT_CUSTOMER_USAGE_LIMIT_REACHED: "used",
  DISCOUNT_USAGE_LIMIT_REACHED: "used",
  DISCOUNT_INCOMPATIBLE_PURCHASE_TYPE: "goods",
  DISCOUNT_NO_ENTITLED_LINE_ITEMS: "goods",
  DISCOUNT_NO_ENTITLED_SHIPPING_LINES: "goods",
  DISCOUNT_PURCHASE_NOT_IN_RANGE: "amount",
  DISCOUNT_QUANTITY_NOT_IN_RANGE: "packs",
};

interface RemovableCodeProps {
  labels: CodeLabels;
  offer: Offer | null;
}

interface CodeAreaProps extends RemovableCodeProps {
  /** Why the shop takes nothing off for the code, as its CartWarningCode has it; null where it does not say. */
  reason?: string | null;
  /** The name of a discount that stays because it takes more off than the refused code; null without one. */
  betterDiscount: string | null;
}

/** The live referral code, or nothing. After the code is removed here, it can be restored here. */
export function RemovableCode({ labels, offer }: RemovableCodeProps) {
  const [removed, setRemoved] = useState<StoredReferrals | null>(null);
  const isOnCart = useIsCodeBeingRemoved();
  const undoButton = useRef<HTMLButtonElement>(null);
  const removeButton = useRef<HTMLButtonElement>(null);
  // A code is live again: restored here or elsewhere, or another one.
  if (offer !== null && removed !== null) setRemoved(null);

  return (
    <div className="code-line">
      {offer ? (
        <CodePill
          labels={labels}
          offer={offer}
          button={removeButton}
          onRemove={() => {
            flushSync(() => setRemoved(forgetCode().referrals));
            undoButton.current?.focus({ preventScroll: true });
          }}
        />
      ) : null}
      <p role="status">
        {removed ? (
          <Filled text={isOnCart ? labels.removing : labels.removed} values={{ code: removed.live.code }} />
        ) : null}
      </p>
      {removed ? (
        <button
          ref={undoButton}
          type="button"
          className="code-button"
          onClick={() => {
            flushSync(() => referralStore.settle(restoredReferrals(removed, referralStore.referrals())));
            removeButton.current?.focus({ preventScroll: true });
          }}
        >
          {labels.undo}
        </button>
      ) : null}
    </div>
  );
}

interface CodePillProps {
  labels: CodeLabels;
  offer: Offer;
  /** The remove button. */
  button: Ref<HTMLButtonElement>;
  onRemove: () => void;
}

/** The live referral code with a button that removes it. The percent stands behind both, so that neither moves when it arrives. */
function CodePill({ labels, offer: { code, percent }, button, onRemove }: CodePillProps) {
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

/** The live referral code, and the field for one that the shopper types. */
export function CodeArea({ labels, offer, reason = null, betterDiscount }: CodeAreaProps) {
  const id = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState("");
  const [submitted, setSubmitted] = useState<string | null>(null);
  const answer = useCodeAnswer(submitted);
  // The earlier code is live again.
  const isRejected = answer?.state === "unknown" && offer !== null && offer.code !== submitted;
  const isDone = answer !== null && !isRejected;
  const isShown = isOpen && !isDone;
  const refusal = refusalText(labels, offer, reason, betterDiscount);
  const result =
    submitted === null || isRejected ? null : resultText(labels, submitted, answer, offer, refusal);

  useLayoutEffect(() => {
    const hasFocus = field.current?.contains(document.activeElement);
    if (!isShown && hasFocus) toggle.current?.focus({ preventScroll: true });
    // In a low window the footer of the cart would cover it.
    if (isShown) field.current?.scrollIntoView({ block: "nearest" });
  }, [isShown]);

  return (
    <div className="code-area">
      <div className="code-row">
        <RemovableCode labels={labels} offer={offer} />
        <button
          ref={toggle}
          type="button"
          className="code-button"
          aria-expanded={isShown}
          aria-controls={id}
          onClick={() => {
            setOpen(!isShown);
            setSubmitted(null);
            if (isDone) setTyped("");
          }}
        >
          {offer ? labels.openAnother : labels.open}
        </button>
      </div>
      <div ref={field} id={id} hidden={!isShown}>
        <CodeField
          labels={labels}
          typed={typed}
          refusal={
            isRejected ? (
              <Filled text={labels.unknown} values={{ code: submitted ?? "", kept: offer.code }} />
            ) : null
          }
          onType={setTyped}
          onSubmit={(code) => {
            // Its answer is shown here and not in the popup.
            popupFlags.markShown(code);
            rememberCode(code);
            setSubmitted(code);
          }}
        />
      </div>
      <p role="status" className="code-note">
        {result}
      </p>
      {refusal !== null && result === null ? <p className="code-note">{refusal}</p> : null}
    </div>
  );
}

/** That the shop takes nothing off for the live code, and why; null where it does. */
function refusalText(
  labels: CodeLabels,
  offer: Offer | null,
  reason: string | null,
  discount: string | null,
): ReactNode {
  if (!offer?.refused) return null;
  const { code } = offer;
  if (discount !== null) return <Filled text={labels.outdone} values={{ code, discount }} />;
  const known = reason !== null && Object.hasOwn(REFUSALS, reason) ? REFUSALS[reason] : undefined;
  return known === undefined ? (
    <Filled text={labels.refused} values={{ code }} />
  ) : (
    <Filled text={labels.refusedBecause} values={{ code, reason: labels.refusals[known] }} />
  );
}

/** What came of a typed code, which the affiliate service may spell in other letter case. Null when another code is live. */
function resultText(
  labels: CodeLabels,
  submitted: string,
  answer: CodeAnswer | null,
  offer: Offer | null,
  refusal: ReactNode,
): ReactNode {
  if (offer === null || !isSameCode(offer.code, submitted)) return null;
  const { code, percent } = offer;
  if (answer === null) return <Filled text={labels.lookingUp} values={{ code }} />;
  if (refusal !== null) return refusal;
  if (percent) return <Filled text={labels.added} values={{ code, percent: shownPercent(percent) }} />;
  if (answer.state === "unknown") return <Filled text={labels.addedUnknown} values={{ code }} />;
  return <Filled text={percent === null ? labels.addedUnread : labels.addedForNothing} values={{ code }} />;
}

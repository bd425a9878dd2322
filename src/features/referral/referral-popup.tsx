import { type Ref, useEffect, useRef, useState } from "react";
import { buttonClasses } from "@/components/button-link";
import { BrandSymbol } from "@/components/logo";
import type { ReferralPopupLabels } from "@/content/schema";
import { CloseButton } from "./close-button";
import { type Redeemed, RedeemToast } from "./redeem-toast";
import { tearPopup } from "./tear-popup";
import { useReferralPopup } from "@/hooks/use-referral-popup";
import { shownPercent } from "@/lib/referral/affiliate-percent";
import { copyText } from "@/lib/browser/clipboard";
import { warnOnce } from "@/lib/log";
import { nextPaint, nextTask } from "@/lib/browser/next-task";
import type { CodeAnswer } from "@/lib/purchase/offer";
import { track } from "@/vendors/analytics";

interface ReferralPopupProps {
  labels: ReferralPopupLabels;
  /** While it is asked who sent the visitor, the offer waits as for the lookup: its texts name him from the beginning. */
  isSenderAwaited?: boolean;
  /** Leads the visitor on to the checkout. */
  onRedeem: () => void;
}

/** The popup tears for so long before the page scrolls. */
const TEAR_ALONE_MS = 350;
const PRESS_CHECK_MS = 50;
const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The popup for visitors who followed a referral link. It is a modal dialog, so the browser keeps the focus in it. */
export function ReferralPopup({ labels, isSenderAwaited = false, onRedeem }: ReferralPopupProps) {
  const { code, answer, dismiss } = useReferralPopup();
  const [redeemed, setRedeemed] = useState<Redeemed | null>(null);

  async function redeem(text: string, tear: () => boolean): Promise<void> {
    const copy = copyText(text).then(
      () => true,
      () => false,
    );
    // The tap's own frame shows the pressed button. The popup's copies would take as long again.
    await nextPaint();
    const isTorn = tear();
    // Browsers restyle the whole page when a modal dialog closes. The popup is out of sight before that.
    await nextPaint();
    // A page that scrolls below the paper takes the eye off it. Nothing can be tapped meanwhile: the cart would close with the scroll.
    if (isTorn) await wait(TEAR_ALONE_MS);
    dismiss();
    await nextTask();
    // The browser may ask for permission to copy. Nobody has to answer that before going on.
    onRedeem();
    const copied = await copy;
    if (copied) track({ event: "code_copied" });
    else warnOnce("The code could not be copied.");
    setRedeemed({ code: text, copied });
  }

  return (
    <>
      {code === null ? null : (
        <PopupDialog
          // The service may spell the code with other letter case, which must not open a second popup.
          key={code.toLowerCase()}
          labels={labels}
          code={code}
          answer={isSenderAwaited ? null : answer}
          onClose={dismiss}
          onRedeem={(tear) => void redeem(code, tear)}
        />
      )}
      <RedeemToast labels={labels} redeemed={redeemed} onLeave={() => setRedeemed(null)} />
    </>
  );
}

interface PopupDialogProps {
  labels: ReferralPopupLabels;
  code: string;
  /** Null while it is looked up. */
  answer: CodeAnswer | null;
  onClose: () => void;
  /** `tear` takes the popup out of sight. */
  onRedeem: (tear: () => boolean) => void;
}

function PopupDialog({ labels, code, answer, onClose, onRedeem }: PopupDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const paper = useRef<HTMLDivElement>(null);
  const perforation = useRef<HTMLParagraphElement>(null);
  const wasTapped = useRef(false);
  const [isRedeemed, setRedeemed] = useState(false);
  // Lime paper and its tear celebrate a percent, so a code without one gets neither.
  const isPlain = answer !== null && offerLabel(answer) !== "offer";
  useEffect(() => {
    const { current } = dialog;
    if (!current) return;
    let before: Element | null = null;
    let isLeft = false;
    const show = async (): Promise<void> => {
      // Browsers restyle the whole page below a modal dialog.
      await nextTask();
      // Under a modal dialog, a press that began on the page would lose its click.
      while (document.querySelector(":active")) await wait(PRESS_CHECK_MS);
      if (isLeft) return;
      before = document.activeElement;
      current.showModal();
      track({ event: "popup_shown" });
    };
    void show();
    return () => {
      isLeft = true;
      current.close();
      // React removes the dialog instead of closing it, so the focus must be restored here.
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- The backdrop is not a control: keyboard users have Escape and the button.
    <dialog
      ref={dialog}
      aria-labelledby="referral-popup-heading"
      className={isRedeemed ? "referral-popup referral-popup-redeemed" : "referral-popup"}
      // Escape closes the dialog. The event is sent later, when a second run of the effect may have opened it again.
      onClose={(event) => {
        if (!event.currentTarget.open) onClose();
      }}
      // The popup may be over the cart. The buy button closes the cart on every click outside it and on every Escape.
      onClick={(event) => {
        event.stopPropagation();
        // A click on the backdrop has the dialog itself as its target.
        if (event.target === event.currentTarget) onClose();
      }}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <div
        ref={paper}
        className={isPlain ? "referral-popup-paper referral-popup-plain" : "referral-popup-paper"}
      >
        <CloseButton label={labels.close} onClose={onClose} />
        <h2 id="referral-popup-heading" className="referral-popup-heading">
          <BrandSymbol />
          {labels.heading}
        </h2>
        <div aria-live="polite" aria-busy={answer === null}>
          {answer === null ? (
            <div className="referral-popup-loading">
              <p className="sr-only">{labels.loading}</p>
              <span />
              <span />
              <span />
            </div>
          ) : (
            <Offer labels={labels} code={code} answer={answer} perforation={perforation} />
          )}
        </div>
        {answer === null ? null : (
          <button
            type="button"
            onClick={() => {
              if (wasTapped.current) return;
              wasTapped.current = true;
              onRedeem(() => {
                setRedeemed(true);
                const { current } = perforation;
                return !isPlain && paper.current && current ? tearPopup(paper.current, current) : false;
              });
            }}
            className={buttonClasses("ink", "mt-5 w-full")}
          >
            {labels.redeem}
          </button>
        )}
      </div>
    </dialog>
  );
}

interface OfferProps extends Pick<PopupDialogProps, "labels" | "code"> {
  answer: CodeAnswer;
  /** The element that begins with the perforated line. */
  perforation: Ref<HTMLParagraphElement>;
}

function Offer({ labels, code, answer, perforation }: OfferProps) {
  const percent = answer.state === "known" ? answer.percent : null;
  // A name that comes late would make it shorter, and the button would move under the finger.
  const [earns] = useState(labels.earns);
  return (
    <>
      <p translate="no" className="referral-popup-figure">{`${shownPercent(percent ?? 0)}%`}</p>
      <p ref={perforation} className="referral-popup-offer">
        {labels[offerLabel(answer)]}
      </p>
      <p className="referral-popup-code">
        <span className="font-mono text-mono">{labels.codeLabel}</span>
        <strong translate="no">{code}</strong>
      </p>
      {/* Nobody earns by a code that the service does not know. */}
      {answer.state === "unknown" ? null : <p className="referral-popup-earns">{earns}</p>}
    </>
  );
}

/** Only a 0 of the service may be called no discount. */
function offerLabel(answer: CodeAnswer): "offer" | "noDiscount" | "unknownCode" | "unreadDiscount" {
  if (answer.state === "unknown") return "unknownCode";
  if (answer.state === "unread" || answer.percent === null) return "unreadDiscount";
  return answer.percent > 0 ? "offer" : "noDiscount";
}

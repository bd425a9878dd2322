// Whether the code of a redeemed popup was copied.
import { useLayoutEffect, useRef } from "react";
import type { ReferralPopupLabels } from "@/content/schema";
import { useTimeout } from "@/hooks/use-timeout";
import { CloseButton } from "./close-button";

const COPIED_SHOWN_MS = 4_000;

export interface Redeemed {
  code: string;
  copied: boolean;
}

interface RedeemToastProps {
  labels: Pick<ReferralPopupLabels, "close" | "copied" | "copyByHand">;
  /** Null before the copy has an end, and after the toast has been left. */
  redeemed: Redeemed | null;
  onLeave: () => void;
}

export function RedeemToast({ labels, redeemed, onLeave }: RedeemToastProps) {
  const toast = useRef<HTMLDivElement>(null);
  /** What had the focus before the button. */
  const before = useRef<Element | null>(null);
  const isRefused = redeemed?.copied === false;
  useTimeout(onLeave, redeemed?.copied ? COPIED_SHOWN_MS : null);
  // A code to copy by hand stays until the visitor goes on: it is over the picker. Heard from the frame in which it is seen.
  useLayoutEffect(() => {
    if (!isRefused) return;
    const goOn = ({ target }: PointerEvent): void => {
      if (!(target instanceof Node && toast.current?.contains(target))) onLeave();
    };
    document.addEventListener("pointerdown", goOn);
    return () => document.removeEventListener("pointerdown", goOn);
  }, [isRefused, onLeave]);

  return (
    <div ref={toast} className={redeemed ? "toast" : "sr-only"}>
      <p role="status">
        {redeemed?.copied ? <span>{labels.copied}</span> : null}
        {/* The popup is closed. If the code was not copied, it is shown here, so that it can be selected. */}
        {redeemed && !redeemed.copied ? (
          <span>
            {labels.copyByHand}{" "}
            <strong translate="no" className="font-mono wrap-break-word select-all">
              {redeemed.code}
            </strong>
          </span>
        ) : null}
      </p>
      {isRefused ? (
        <CloseButton
          label={labels.close}
          onFocus={(event) => (before.current = event.relatedTarget)}
          onClose={() => {
            onLeave();
            // Otherwise a keyboard user would begin again at the top of the page.
            const next = before.current ?? document.getElementById("main");
            if (next instanceof HTMLElement) next.focus({ preventScroll: true });
          }}
        />
      ) : null}
    </div>
  );
}

import { useEffect, useState, useSyncExternalStore } from "react";
import { useReferralCode } from "@/hooks/use-referral-code";
import { popupFlags } from "./popup-flags";

export interface ReferralPopupState {
  /** The live code for which the popup is due; null while there is none. */
  code: string | null;
  /** Percent; null while it is looked up. */
  discount: number | null;
  /** Marks the popup as shown for this code, which hides it for good. */
  dismiss: () => void;
}

/** When the popup is due, for which code, and what the code gives. Not before the page has painted. */
export function useReferralPopup(lookUp: (code: string) => Promise<number>): ReferralPopupState {
  const live = useReferralCode();
  const painted = useHasPainted();
  const shown = useSyncExternalStore(
    popupFlags.subscribe,
    () => live !== null && popupFlags.wasShown(live),
    () => true,
  );
  const code = painted && !shown ? live : null;
  const [found, setFound] = useState<{ code: string; discount: number } | null>(null);

  useEffect(() => {
    if (code === null) return;
    let left = false;
    void lookUp(code).then((discount) => (left ? undefined : setFound({ code, discount })));
    return () => void (left = true);
  }, [code, lookUp]);

  return {
    code,
    discount: found !== null && found.code === code ? found.discount : null,
    dismiss: () => (code === null ? undefined : popupFlags.markShown(code)),
  };
}

/** True from the second frame on: then what this render drew has been shown. */
function useHasPainted(): boolean {
  const [painted, setPainted] = useState(false);
  useEffect(() => {
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setPainted(true));
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return painted;
}

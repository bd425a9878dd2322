import { useEffect, useState, useSyncExternalStore } from "react";
import { useReferralCode } from "@/hooks/use-referral-code";
import { popupFlags } from "./popup-flags";

export interface ReferralPopupState {
  /** The live code for which the popup must be shown, or null. */
  code: string | null;
  /** Percent; null while it is looked up. */
  discount: number | null;
  /** Marks the popup as shown for this code, which hides it permanently. */
  dismiss: () => void;
}

/** Returns the code for which the popup must be shown, and its discount. The code is null until the first paint. */
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
    let cancelled = false;
    void lookUp(code).then((discount) => (cancelled ? undefined : setFound({ code, discount })));
    return () => void (cancelled = true);
  }, [code, lookUp]);

  return {
    code,
    discount: found !== null && found.code === code ? found.discount : null,
    dismiss: () => (code === null ? undefined : popupFlags.markShown(code)),
  };
}

/** Returns true from the second frame on, when the browser has painted this render. */
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

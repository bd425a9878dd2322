import { useEffect, useEffectEvent } from "react";

/** Calls back once after the delay; null is off. A changed callback does not restart the clock. */
export function useTimeout(onTime: () => void, delayMs: number | null): void {
  const call = useEffectEvent(onTime);
  useEffect(() => {
    if (delayMs === null) return;
    const timer = setTimeout(() => call(), delayMs);
    return () => clearTimeout(timer);
  }, [delayMs]);
}

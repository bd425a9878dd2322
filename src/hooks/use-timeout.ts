import { useEffect, useEffectEvent } from "react";

/** Calls back once after the delay, or never when it is null. A changed callback does not restart the timer. */
export function useTimeout(onTime: () => void, delayMs: number | null): void {
  const call = useEffectEvent(onTime);
  useEffect(() => {
    if (delayMs === null) return;
    const timer = setTimeout(() => call(), delayMs);
    return () => clearTimeout(timer);
  }, [delayMs]);
}

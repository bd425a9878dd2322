import { useEffect, useState } from "react";
import { savesData } from "@/lib/browser/saves-data";
import { whenIdle } from "@/lib/browser/when-idle";
import type { Loader } from "@/lib/load-once";

/** When the load begins. Returns the function that cancels it. Pass the same function at each render until it shall begin anew. */
type Start = (run: () => void) => () => void;

const nothing = (): void => undefined;
export const atOnce: Start = (run) => {
  run();
  return nothing;
};
export const never: Start = () => nothing;
/** When the browser is idle, and never for visitors who ask for less data. */
export const whenIdleAndWelcome: Start = (run) => (savesData() ? nothing : whenIdle(run));

/**
 * Loads what a page can be shown without. Returns null until it has loaded, and where it does not load; tries again when the browser is
 * online again. It does not suspend: with
 * React 19.2.9, a promise that is rejected in a Suspense boundary while a transition waits for the next page may leave that page
 * waiting forever. https://github.com/react/react/issues/35387 is a similar fault.
 */
export function useLate<Key, Value>(
  loader: Loader<Key, Value>,
  key: Key,
  onFailure: (error: unknown) => void,
  start: Start = atOnce,
): Value | null {
  const [value, setValue] = useState(() => loader.loaded(key));
  useEffect(() => {
    if (value !== null) return;
    let isGone = false;
    const show = async (): Promise<void> => {
      try {
        const loaded = await loader.load(key);
        // No transition, which would wait for a page that is on its way.
        if (!isGone) setValue(() => loaded);
      } catch (error) {
        if (isGone) return;
        onFailure(error);
        window.addEventListener("online", again, { once: true });
      }
    };
    const again = (): void => void show();
    const cancel = start(again);
    return () => {
      isGone = true;
      window.removeEventListener("online", again);
      cancel();
    };
  }, [loader, key, value, onFailure, start]);
  return value;
}

import { useEffect, useState } from "react";
import type { Loader } from "@/lib/load-once";

/**
 * Loads what a page can be shown without. Returns null until it has loaded, and where it does not load. It does not suspend: with
 * React 19.2.9, a promise that is rejected in a Suspense boundary while a transition waits for the next page may leave that page
 * waiting forever. https://github.com/react/react/issues/35387 is a similar fault.
 */
export function useLate<Key, Value>(
  loader: Loader<Key, Value>,
  key: Key,
  onFailure: () => void,
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
      } catch {
        if (!isGone) onFailure();
      }
    };
    void show();
    return () => void (isGone = true);
  }, [loader, key, value, onFailure]);
  return value;
}

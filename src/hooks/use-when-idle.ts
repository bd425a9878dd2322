import { useEffect, useState } from "react";
import { warnOnce } from "@/lib/log";
import { savesData } from "@/lib/browser/saves-data";
import { whenIdle } from "@/lib/browser/when-idle";

/** A part that a page works without. Once loaded it stays, so that a later visit of the page has it at once. */
export interface Extra<Value> {
  load: () => Promise<void>;
  loaded: () => Value | null;
}

export function createExtra<Value>(load: () => Promise<Value>): Extra<Value> {
  let value: Value | null = null;
  return {
    async load() {
      try {
        value ??= await load();
      } catch (error) {
        warnOnce("An optional part of the page did not load.", error);
      }
    },
    loaded: () => value,
  };
}

/**
 * Loads the extra when the browser is idle after hydration. Returns null until then, where it does not load, and for
 * visitors who ask for less data.
 */
export function useWhenIdle<Value>(extra: Extra<Value>): Value | null {
  const [value, setValue] = useState(() => extra.loaded());
  useEffect(() => {
    if (savesData()) return;
    let cancelled = false;
    const start = async (): Promise<void> => {
      await extra.load();
      if (!cancelled) setValue(() => extra.loaded());
    };
    const cancel = whenIdle(() => void start());
    return () => {
      cancelled = true;
      cancel();
    };
  }, [extra]);
  return value;
}

import { useEffect, useState } from "react";
import { watchInView } from "@/lib/browser/in-view";

/** Down to 30 % of the window's height, and whatever is above the window: what begins there has been reached. */
const REACHED = "1000000px 0px -70% 0px";

/** Returns the id of the part being read, the last one whose element has been reached; null in prerendered HTML and above the first. */
export function useCurrentSection(ids: readonly string[]): string | null {
  const [reached, setReached] = useState<readonly string[]>([]);
  const key = ids.join(" ");
  useEffect(() => {
    const stops = key.split(" ").flatMap((id) => {
      const element = document.getElementById(id);
      if (!element) return [];
      return watchInView(element, { rootMargin: REACHED }, ({ isIntersecting }) =>
        setReached((before) => [...before.filter((other) => other !== id), ...(isIntersecting ? [id] : [])]),
      );
    });
    return () => {
      for (const stop of stops) stop();
    };
  }, [key]);
  return ids.findLast((id) => reached.includes(id)) ?? null;
}

import { useEffect, useState } from "react";
import { watchInView } from "@/lib/browser/in-view";

/** A band from 20 % to 30 % of the window's height: the section in it counts as the one being read. */
const READING_BAND = "-20% 0px -70% 0px";

/** Returns the id of the section being read, or null in prerendered HTML and above the first section. */
export function useCurrentSection(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  const key = ids.join(" ");
  useEffect(() => {
    const stops = key.split(" ").flatMap((id) => {
      const section = document.getElementById(id);
      if (!section) return [];
      return watchInView(section, { rootMargin: READING_BAND }, ({ isIntersecting }) =>
        setCurrent((before) => (isIntersecting ? id : before === id ? null : before)),
      );
    });
    return () => {
      for (const stop of stops) stop();
    };
  }, [key]);
  return current;
}

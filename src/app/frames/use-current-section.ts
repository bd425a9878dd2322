import { useEffect, useState } from "react";

/** A band across the upper part of the window: the section in it is the one being read. */
const READING_BAND = "-20% 0px -70% 0px";

/** The id of the section being read, or null: before the application runs, and above the first one. */
export function useCurrentSection(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  const key = ids.join(" ");
  useEffect(() => {
    if (typeof IntersectionObserver === "undefined") return;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting) setCurrent(target.id);
          else setCurrent((before) => (before === target.id ? null : before));
        }
      },
      { rootMargin: READING_BAND },
    );
    for (const id of key.split(" ")) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [key]);
  return current;
}

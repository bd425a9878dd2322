import { useEffect, useState } from "react";

/** False until the window is scrolled for the first time, true from then on. */
export function useHasScrolled(): boolean {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const note = (): void => {
      if (window.scrollY > 0) setScrolled(true);
    };
    note();
    window.addEventListener("scroll", note, { passive: true });
    return () => window.removeEventListener("scroll", note);
  }, []);
  return scrolled;
}

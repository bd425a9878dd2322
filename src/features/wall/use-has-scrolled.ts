import { useEffect, useState } from "react";

/** Returns false until the window is scrolled for the first time, and true from then on. */
export function useHasScrolled(): boolean {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const update = (): void => {
      if (window.scrollY > 0) setScrolled(true);
    };
    update();
    window.addEventListener("scroll", update, { passive: true });
    return () => window.removeEventListener("scroll", update);
  }, []);
  return scrolled;
}

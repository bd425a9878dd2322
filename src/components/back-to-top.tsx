import { useEffect, useState } from "react";
import { scrollToTop } from "@/lib/scroll";
import { watchScroll } from "@/lib/watch-scroll";

/** Returns whether the page is scrolled past half of its height. */
function isPastHalf(): boolean {
  return window.scrollY > document.documentElement.scrollHeight / 2;
}

export function BackToTop({ label }: { label: string }) {
  const [isVisible, setVisible] = useState(false);
  // Not by useSyncExternalStore, which would ask for the page's height, and so for a layout, whenever a page is being shown.
  useEffect(() => {
    const update = (): void => setVisible(isPastHalf());
    update();
    return watchScroll(update);
  }, []);
  if (!isVisible) return null;
  return (
    <button type="button" onClick={scrollToTop} className="back-to-top">
      <span className="sr-only">{label}</span>
      <svg
        viewBox="0 0 24 24"
        className="size-5"
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
        aria-hidden="true"
      >
        <path d="M12 20V5M5 11l7-7 7 7" />
      </svg>
    </button>
  );
}

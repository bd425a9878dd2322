import { useSyncExternalStore } from "react";
import { scrollToTop } from "@/lib/scroll";

function subscribe(onChange: () => void): () => void {
  window.addEventListener("scroll", onChange, { passive: true });
  window.addEventListener("resize", onChange);
  return () => {
    window.removeEventListener("scroll", onChange);
    window.removeEventListener("resize", onChange);
  };
}

/** Returns whether the page is scrolled past half of its height. */
function isPastHalf(): boolean {
  return window.scrollY > document.documentElement.scrollHeight / 2;
}

export function BackToTop({ label }: { label: string }) {
  const visible = useSyncExternalStore(subscribe, isPastHalf, () => false);
  if (!visible) return null;
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

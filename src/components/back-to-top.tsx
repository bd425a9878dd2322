import { useEffect, useSyncExternalStore } from "react";
import { scrollToTop } from "@/lib/browser/scroll";
import { createStore } from "@/lib/store";
import { watchScroll } from "@/lib/browser/watch-scroll";
import { LineIcon } from "./line-icon";

// A store, so that React shows a change at once, not as part of a transition. It is not measured when React asks, which would be a layout
// whenever a page is being shown.
const isPastHalf = createStore(false);

/** Notes whether the page is scrolled past half of its height. */
function measure(): void {
  isPastHalf.set(window.scrollY > document.documentElement.scrollHeight / 2);
}

export function BackToTop({ label }: { label: string }) {
  const isVisible = useSyncExternalStore(isPastHalf.subscribe, isPastHalf.get, () => false);
  useEffect(() => {
    measure();
    return watchScroll(["scroll", "resize"], measure);
  }, []);
  if (!isVisible) return null;
  return (
    <button type="button" onClick={scrollToTop} className="back-to-top">
      <span className="sr-only">{label}</span>
      <LineIcon className="size-5">
        <path d="M12 20V5M5 11l7-7 7 7" />
      </LineIcon>
    </button>
  );
}

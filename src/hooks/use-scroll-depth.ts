import { useEffect } from "react";
import { newDepths, type ScrollDepth } from "@/lib/browser/scroll-depth";
import { watchScroll } from "@/lib/browser/watch-scroll";
import { track } from "@/vendors/analytics";

/** Reports each depth to analytics, once while the component is mounted, which is one page. */
export function useScrollDepth(): void {
  useEffect(() => {
    const reported = new Set<ScrollDepth>();
    return watchScroll(["scroll"], () => {
      const position = {
        top: window.scrollY,
        windowHeight: window.innerHeight,
        pageHeight: document.documentElement.scrollHeight,
      };
      for (const percent of newDepths(position, reported)) {
        reported.add(percent);
        track({ event: "scroll_depth", percent });
      }
    });
  }, []);
}

import { useEffect } from "react";
import { newDepths, type ScrollDepth } from "@/lib/scroll-depth";
import { track } from "@/vendors/analytics";

/** Reports each depth to analytics, once while the component is mounted, which is one page. */
export function useScrollDepth(): void {
  useEffect(() => {
    const reported = new Set<ScrollDepth>();
    let frame = 0;
    const measure = (): void => {
      frame = 0;
      const position = {
        top: window.scrollY,
        windowHeight: window.innerHeight,
        pageHeight: document.documentElement.scrollHeight,
      };
      for (const percent of newDepths(position, reported)) {
        reported.add(percent);
        track({ event: "scroll_depth", percent });
      }
    };
    // Reading the page's height in the event itself would force a layout each time.
    const onScroll = (): void => void (frame ||= requestAnimationFrame(measure));
    window.addEventListener("scroll", onScroll, { passive: true });
    return () => {
      window.removeEventListener("scroll", onScroll);
      cancelAnimationFrame(frame);
    };
  }, []);
}

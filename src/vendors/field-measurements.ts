// How fast the visits of real visitors are, as site events. Loaded after everything else, and only where a vendor listens.
import { type CLSMetric, type INPMetric, type LCPMetric, onCLS, onINP, onLCP } from "web-vitals";
import { track } from "./analytics";

/**
 * Reports LCP, INP and CLS of this document, each once: LCP on the first user input, all at the latest when the page is
 * hidden, which is when browsers deliver. `landing` is the route's pattern of the document's first page, and `routeOf` returns that of a path.
 */
export function measureVisit(landing: string, routeOf: (pathname: string) => string): void {
  const reported = new Set<string>();
  const report = ({ name, value, rating }: LCPMetric | INPMetric | CLSMetric): void => {
    if (reported.has(name)) return;
    reported.add(name);
    const rounded = name === "CLS" ? Math.round(value * 1_000) / 1_000 : Math.round(value);
    track({ event: "web_vital", metric: name, value: rounded, rating, page: landing });
  };
  onLCP(report);
  onINP(report);
  onCLS(report);
  // Chromium measures soft navigations since version 151. web-vitals does so since version 6, with which this file would exceed its
  // limit: docs/decisions/versions-of-react-and-router.md has the figures.
  if (!("PerformanceObserver" in window)) return;
  // Browsers ignore types that they do not know.
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const painted: unknown = Reflect.get(entry, "paintTime");
      if (typeof painted !== "number") continue;
      const value = Math.round(painted - entry.startTime);
      track({ event: "soft_navigation", value, page: routeOf(new URL(entry.name).pathname) });
    }
  }).observe({ type: "soft-navigation", buffered: true });
}

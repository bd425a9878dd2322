// An analytics vendor whose code is loaded when the page is interactive and idle.
import { isAddressFreeSoon } from "@/lib/referral/code-in-address";
import { warnOnce } from "@/lib/log";
import { privacyChoice } from "@/lib/consent/privacy-choice";
import type { AnalyticsAdapter, SiteEvent } from "./analytics";

type Report = (event: SiteEvent) => void;

/** Imported late: a static import would move it into the first script of every build. */
const whenIdle = (run: () => void): void =>
  void import("@/lib/browser/when-idle").then((module) => module.whenIdle(run), run);

/**
 * `open` loads the vendor's code and returns what reports to it. It is called after the first page view, which is reported when the
 * application has hydrated, and while the address has no referral code, which the vendor would read there. Earlier events wait for it, and are dropped where it fails or the visitor has opted out by then.
 */
export function lateTag(
  open: () => Promise<Report>,
  idle: (run: () => void) => void = whenIdle,
): AnalyticsAdapter {
  let waiting: SiteEvent[] = [];
  let isOpening = false;
  let report: Report = (event) => void waiting.push(event);

  async function start(): Promise<void> {
    if (!privacyChoice.allowed()) {
      waiting = [];
      isOpening = false;
      return;
    }
    if (!(await isAddressFreeSoon())) {
      // Asked again with the next page view. Until then the events wait.
      isOpening = false;
      return;
    }
    try {
      const opened = await open();
      if (privacyChoice.allowed()) for (const event of waiting) opened(event);
      report = opened;
    } catch {
      // A content blocker refuses such files by their names.
      warnOnce("An analytics vendor did not load.");
      report = () => undefined;
    }
    waiting = [];
  }

  return {
    report(event) {
      report(event);
      if (isOpening || event.event !== "page_view") return;
      isOpening = true;
      idle(() => void start());
    },
    // The measurements of visits would cost every visitor 2.3 KB, and no such vendor reads them by itself.
    isListening: () => false,
  };
}

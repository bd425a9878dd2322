// How long a page has been visible. The first one is before the application runs.
import { firstPage } from "./first-page";

let isFirst = true;

/** Returns for how many milliseconds the current page has been visible. Call it once when a page appears. */
export function sinceShownMs(): number {
  const since = isFirst ? performance.now() - firstPage.shownAt : 0;
  isFirst = false;
  return since;
}

/** Call this when the first page is left. Later pages are rendered by the application, at 0 ms. */
export function leaveFirstPage(): void {
  isFirst = false;
}

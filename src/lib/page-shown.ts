// How long a page has been visible. The boot script runs when the first one appears, the application later.
import { bootedAt } from "./boot-time";

let firstPage = true;

/** Returns for how many milliseconds the current page has been visible. Call it once when a page appears. */
export function sinceShownMs(): number {
  const since = firstPage ? performance.now() - bootedAt : 0;
  firstPage = false;
  return since;
}

/** Call this when the first page is left. Later pages are rendered by the application, at 0 ms. */
export function leaveFirstPage(): void {
  firstPage = false;
}

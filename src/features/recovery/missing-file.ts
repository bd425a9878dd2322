// A file of the application that does not load. Kept apart from stale-chunk.ts, because boot has only what it needs itself.
import { isLeaving } from "@/lib/browser/leaving";
import { withTimeLimit } from "@/lib/time-limit";
import { reloadOnce } from "./stale-chunk";

const ANSWER_LIMIT_MS = 8_000;

/** Chromium, Firefox and Safari each have a message of their own for a module that did not load. */
export function isMissingFile(error: unknown): boolean {
  return /dynamically imported module|importing a module script|preload CSS/i.test(String(error));
}

/**
 * For a page whose file does not load although the visitor has asked for it again. Browsers before the middle of 2026 never request a
 * failed module twice: they repeat the failure until the page is reloaded (whatwg/html#6768; Chromium 150 does so, 156 does not).
 * A sheet of styles that failed is not requested again either (`src/app/whole-sheet.ts`). The page is reloaded where the site
 * answers: otherwise the browser's error page would take the place of the message, which has links that buy. What a visitor asks
 * for is no loop, so it may be done again within the minute.
 *
 * `path`: of the page. `isWanted`: whether the visitor still looks at the failure that this is for.
 */
export async function reloadForRetry(
  path: string,
  isWanted: () => boolean,
  now: () => number = Date.now,
  reload: () => void = () => window.location.reload(),
  ask: typeof fetch = (...request) => fetch(...request),
): Promise<void> {
  const answers = await withTimeLimit(
    // A host answers 404 where there is no such page, and that page has new files as well.
    async (signal) => (await ask(path, { cache: "no-store", signal })).status < 500,
    ANSWER_LIMIT_MS,
    () => new Error("The site did not answer."),
  ).catch(() => false);
  // The address changes before the next page is shown.
  const isThere = window.location.pathname === path && isWanted() && !isLeaving(now());
  if (answers && isThere) reloadOnce(now(), reload);
}

// A file of the application that does not load. Kept apart from stale-chunk.ts, because boot has only what it needs itself.
import { isLeaving } from "@/lib/leaving";
import { withTimeLimit } from "@/lib/time-limit";
import { reloadOnce } from "./stale-chunk";

const ANSWER_LIMIT_MS = 8_000;

/** Chromium, Firefox and Safari each have a message of their own for a module that did not load. */
export function isMissingFile(error: unknown): boolean {
  return /dynamically imported module|importing a module script|preload CSS/i.test(String(error));
}

/**
 * For a page whose file does not load although the visitor has asked for it again. Many browsers never request a failed module twice:
 * they repeat the failure until the page is reloaded (whatwg/html#6768; Chromium 150 does so, 156 does not). The page is reloaded
 * where the site answers: otherwise the browser's error page would take the place of the message, which has links that buy. What a
 * visitor asks for is no loop, so it may be done again within the minute.
 */
export async function reloadForRetry(
  now: () => number = Date.now,
  reload: () => void = () => window.location.reload(),
  ask: typeof fetch = (...request) => fetch(...request),
): Promise<void> {
  const { pathname } = window.location;
  const answers = await withTimeLimit(
    async (signal) => (await ask(pathname, { cache: "no-store", signal })).ok,
    ANSWER_LIMIT_MS,
    () => new Error("The site did not answer."),
  ).catch(() => false);
  // Meanwhile the visitor may have gone on to another page.
  if (answers && window.location.pathname === pathname && !isLeaving(now())) reloadOnce(now(), reload);
}

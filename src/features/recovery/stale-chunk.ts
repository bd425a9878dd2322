import { isLeaving } from "@/lib/leaving";
import { STORAGE_KEYS, visitStore } from "@/lib/storage";

/** One reload mends a page whose files a redeploy removed; a second within this time would be a loop. */
const RELOAD_AGAIN_AFTER_MS = 60_000;

/**
 * Reloads the page for its new files, at most once a minute. Returns false when a reload was just tried; without a
 * network, where it would take away the page that is there; and on the way to another page, which it would call off.
 */
export function reloadForStaleChunk(
  now: number = Date.now(),
  reload: () => void = () => window.location.reload(),
  isOnline: boolean = navigator.onLine,
  isLeft: boolean = isLeaving(now),
): boolean {
  if (!isOnline || isLeft) return false;
  const last = Number(visitStore.get(STORAGE_KEYS.reloadedForChunk));
  // A time in the future was written by a clock that has been set back since.
  if (last > 0 && last <= now && now - last < RELOAD_AGAIN_AFTER_MS) return false;
  visitStore.set(STORAGE_KEYS.reloadedForChunk, String(now));
  // Storage that forgets would let the page reload for ever.
  if (!visitStore.lasting()) return false;
  reload();
  return true;
}

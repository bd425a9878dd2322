import { STORAGE_KEYS, visitStore } from "@/lib/storage";

/** One reload mends a page whose files a redeploy removed; a second within this time would be a loop. */
const RELOAD_AGAIN_AFTER_MS = 60_000;

/**
 * Reloads the page for its new files, at most once a minute. Returns false when a reload was just tried, and without a
 * network, where it would take away the page that is there.
 */
export function reloadForStaleChunk(
  now: number = Date.now(),
  reload: () => void = () => window.location.reload(),
  isOnline: boolean = navigator.onLine,
): boolean {
  if (!isOnline) return false;
  const last = Number(visitStore.get(STORAGE_KEYS.reloadedForChunk));
  // A time in the future was written by a clock that has been set back since.
  if (last > 0 && last <= now && now - last < RELOAD_AGAIN_AFTER_MS) return false;
  visitStore.set(STORAGE_KEYS.reloadedForChunk, String(now));
  // Storage that forgets would let the page reload for ever.
  if (!visitStore.lasting()) return false;
  reload();
  return true;
}

import { isLeaving } from "@/lib/browser/leaving";
import { localStore, STORAGE_KEYS, visitStore } from "@/lib/browser/storage";

/** If a deployment has removed the files of a page, one reload repairs it. A second one within this time is a loop. */
const RELOAD_AGAIN_AFTER_MS = 60_000;

/**
 * Reloads the page to get its new files, by itself at most once a minute. Returns false without a reload if one was just tried,
 * if the browser is offline (a reload would discard the page that is shown), or if the user is leaving the page (a reload
 * would cancel the navigation).
 */
export function reloadForStaleChunk(
  now: number = Date.now(),
  reload: () => void = () => window.location.reload(),
  isOnline: boolean = navigator.onLine,
  isLeft: boolean = isLeaving(now),
): boolean {
  if (!isOnline || isLeft) return false;
  const last = Number(visitStore.get(STORAGE_KEYS.reloadedForChunk));
  // A time in the future means that the clock has been set back, so it does not count.
  if (last > 0 && last <= now && now - last < RELOAD_AGAIN_AFTER_MS) return false;
  return reloadOnce(now, reload);
}

/**
 * Reloads the page, unless that would lose what only memory holds: a referral code, or the time of this reload, without which the page
 * would reload forever.
 */
export function reloadOnce(now: number, reload: () => void): boolean {
  if (!localStore.lasting()) return false;
  visitStore.set(STORAGE_KEYS.reloadedForChunk, String(now));
  if (!visitStore.lasting()) return false;
  reload();
  return true;
}

/** A page whose files did not load because the network was away starts when it is back. */
export function reloadWhenOnline(reload: () => boolean = reloadForStaleChunk): void {
  window.addEventListener("online", () => reload(), { once: true });
}

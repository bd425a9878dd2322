import { type RefObject, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { onceInView } from "@/lib/browser/in-view";
import { warnOnce } from "@/lib/log";
import { onMotionChange, prefersReducedMotion } from "@/lib/browser/reduced-motion";
import { savesData } from "@/lib/browser/saves-data";

type VideoPlayers = Awaited<ReturnType<typeof loadVideoPlayers>>;

/** The script is loaded within one window height of the viewport, so that it is ready before the cards are in view. */
const LOAD_MARGIN = "100% 0px";

/** Loads the script of the players when the strip is within `LOAD_MARGIN`. Returns null until it has loaded. */
export function useVideoPlayers(strip: RefObject<HTMLElement | null>): VideoPlayers | null {
  const [players, setPlayers] = useState<VideoPlayers | null>(null);
  useEffect(() => {
    const element = strip.current;
    if (!element) return;
    let canceled = false;
    const show = async (): Promise<void> => {
      try {
        const loaded = await loadVideoPlayers();
        if (!canceled) keepFocus(element, () => setPlayers(loaded));
      } catch (error) {
        warnOnce("The video player did not load. The links to the videos remain.", error);
      }
    };
    const stop = onceInView(element, LOAD_MARGIN, () => void show());
    return () => {
      canceled = true;
      stop();
    };
  }, [strip]);
  useEffect(
    () =>
      onMotionChange(() =>
        setPlayers((before) => (before ? { ...before, autoplay: mayAutoplay() } : before)),
      ),
    [],
  );
  return players;
}

/** Each player replaces the link to its video. If the link had the focus, it moves to the player of the same card. */
function keepFocus(strip: HTMLElement, change: () => void): void {
  const link = strip.querySelector("a:focus");
  const card = link?.closest("figure");
  flushSync(change);
  card?.querySelector("button")?.focus({ preventScroll: true });
}

/** Whether videos may play automatically: not if the visitor's system is set to less motion or less data. */
export function mayAutoplay(): boolean {
  return !savesData() && !prefersReducedMotion();
}

/** `autoplay`: whether videos play automatically, until the visitor uses the button. */
async function loadVideoPlayers() {
  const [{ VideoPlayer }, { StripControls }] = await Promise.all([
    import("./video-player"),
    import("./strip-controls"),
  ]);
  return { VideoPlayer, StripControls, autoplay: mayAutoplay() };
}

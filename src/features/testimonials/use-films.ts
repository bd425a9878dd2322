import { type RefObject, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import type { StripControls } from "./strip-controls";
import type { VideoPlayer } from "./video-player";
import { onceInView } from "@/lib/in-view";
import { warnOnce } from "@/lib/log";
import { mayAutoplay } from "./may-autoplay";
import { onMotionChange } from "@/lib/reduced-motion";

interface Films {
  VideoPlayer: typeof VideoPlayer;
  StripControls: typeof StripControls;
  /** Whether videos play automatically, until the visitor uses the button. */
  autoplay: boolean;
}

/** The script is loaded within one window height of the viewport, so that it is ready before the cards are in view. */
const LOAD_MARGIN = "100% 0px";

/** Loads the script of the players when the strip is within `LOAD_MARGIN`. Returns null until it has loaded. */
export function useFilms(strip: RefObject<HTMLElement | null>): Films | null {
  const [films, setFilms] = useState<Films | null>(null);
  useEffect(() => {
    const element = strip.current;
    if (!element) return;
    let cancelled = false;
    const show = async (): Promise<void> => {
      try {
        const loaded = await loadFilms();
        if (!cancelled) keepFocus(element, () => setFilms(loaded));
      } catch (error) {
        warnOnce("The video player did not load. The links to the videos remain.", error);
      }
    };
    const stop = onceInView(element, LOAD_MARGIN, () => void show());
    return () => {
      cancelled = true;
      stop();
    };
  }, [strip]);
  useEffect(
    () =>
      onMotionChange(() => setFilms((before) => (before ? { ...before, autoplay: mayAutoplay() } : before))),
    [],
  );
  return films;
}

/** Each player replaces the link to its video. If the link had the focus, it moves to the player of the same card. */
function keepFocus(strip: HTMLElement, change: () => void): void {
  const link = strip.querySelector("a:focus");
  const card = link?.closest("figure");
  flushSync(change);
  card?.querySelector("button")?.focus({ preventScroll: true });
}

async function loadFilms(): Promise<Films> {
  const [player, controls] = await Promise.all([import("./video-player"), import("./strip-controls")]);
  return { ...player, ...controls, autoplay: mayAutoplay() };
}

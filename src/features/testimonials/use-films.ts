import { type RefObject, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import type { StripControls } from "./strip-controls";
import type { VideoPlayer } from "./video-player";
import { onceInView } from "@/lib/in-view";
import { warnOnce } from "@/lib/log";
import { playsUnasked } from "./plays-unasked";
import { onMotionChange } from "@/lib/reduced-motion";

interface Films {
  VideoPlayer: typeof VideoPlayer;
  StripControls: typeof StripControls;
  /** Whether they start by themselves here, until the visitor says otherwise. */
  autoplay: boolean;
}

/** The script is loaded when the strip is less than one window height away, so that it is there before the cards are. */
const LOAD_MARGIN = "100% 0px";

/** The script that plays, loaded when the strip comes near; null before, and if it does not come. */
export function useFilms(strip: RefObject<HTMLElement | null>): Films | null {
  const [films, setFilms] = useState<Films | null>(null);
  useEffect(() => {
    const element = strip.current;
    if (!element) return;
    let left = false;
    const show = async (): Promise<void> => {
      try {
        const loaded = await loadFilms();
        if (!left) keepFocus(element, () => setFilms(loaded));
      } catch (error) {
        warnOnce("The films' player did not load; their links stay.", error);
      }
    };
    const stop = onceInView(element, LOAD_MARGIN, () => void show());
    return () => {
      left = true;
      stop();
    };
  }, [strip]);
  useEffect(
    () =>
      onMotionChange(() => setFilms((before) => (before ? { ...before, autoplay: playsUnasked() } : before))),
    [],
  );
  return films;
}

/** The players take the place of the films' links; the focus goes on from the link to the player of its card. */
function keepFocus(strip: HTMLElement, change: () => void): void {
  const link = strip.querySelector("a:focus");
  const card = link?.closest("figure");
  flushSync(change);
  card?.querySelector("button")?.focus({ preventScroll: true });
}

async function loadFilms(): Promise<Films> {
  const [player, controls] = await Promise.all([import("./video-player"), import("./strip-controls")]);
  return { ...player, ...controls, autoplay: playsUnasked() };
}

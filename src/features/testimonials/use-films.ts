import { type RefObject, useEffect, useState } from "react";
import type { StripControls } from "@/features/testimonials/strip-controls";
import type { VideoPlayer } from "@/features/testimonials/video-player";
import { warnOnce } from "@/lib/log";
import { onMotionChange, playsUnasked } from "@/lib/plays-unasked";

interface Films {
  VideoPlayer: typeof VideoPlayer;
  StripControls: typeof StripControls;
  /** Whether they start by themselves here, until the visitor says otherwise. */
  autoplay: boolean;
}

/** In screens: the script is there before the cards are. */
const NEAR = "100% 0px";

/** The script that plays, loaded when the strip comes near; null before, and if it does not come. */
export function useFilms(strip: RefObject<HTMLElement | null>): Films | null {
  const [films, setFilms] = useState<Films | null>(null);
  useEffect(() => {
    const element = strip.current;
    if (!element) return;
    let left = false;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        loadFilms().then(
          (loaded) => (left ? undefined : setFilms(loaded)),
          (error: unknown) => warnOnce("The films' player did not load; their links stay.", error),
        );
      },
      { rootMargin: NEAR },
    );
    observer.observe(element);
    return () => {
      left = true;
      observer.disconnect();
    };
  }, [strip]);
  useEffect(
    () =>
      onMotionChange(() => setFilms((before) => (before ? { ...before, autoplay: playsUnasked() } : before))),
    [],
  );
  return films;
}

async function loadFilms(): Promise<Films> {
  const [player, controls] = await Promise.all([import("./video-player"), import("./strip-controls")]);
  return { ...player, ...controls, autoplay: playsUnasked() };
}

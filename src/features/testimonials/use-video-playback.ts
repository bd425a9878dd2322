import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { useTimeout } from "@/hooks/use-timeout";
import { watchInView } from "@/lib/in-view";
import { visibleShare } from "./visible-share";

const VISIBLE_SHARE = 0.6;
const AUTOPLAY_DELAY_MS = 100;

/** Every twentieth: of a card that is taller than the screen, less is in sight when enough of it is. */
const THRESHOLDS = [VISIBLE_SHARE, ...Array.from({ length: 21 }, (_, step) => step / 20)];

type PlaybackStatus = "paused" | "loading" | "playing" | "failed";

interface Playback {
  video: RefObject<HTMLVideoElement | null>;
  status: PlaybackStatus;
  /** Whether there is a frame to show in place of the poster. */
  hasFrame: boolean;
  /** Turns the sound on or off, and starts what is paused or failed. Call it while a click or key is handled. */
  toggleSound: () => void;
}

interface PlaybackOptions {
  src: string;
  /** Whether it starts by itself when enough of it is in sight, and is fetched before it is asked for. */
  autoplay: boolean;
  hasSound: boolean;
  onSoundChange: (hasSound: boolean) => void;
}

/**
 * Plays a film while it is in sight and lets go of everything else: out of sight, or with its tab, it is paused and
 * gives up the sound; with its element its download ends.
 */
export function useVideoPlayback(options: PlaybackOptions): Playback {
  const { src, autoplay, hasSound, onSoundChange } = options;
  const video = useRef<HTMLVideoElement>(null);
  const [inView, setInView] = useState(false);
  const [status, setStatus] = useState<PlaybackStatus>("paused");
  const [hasFrame, setHasFrame] = useState(false);

  function fetchFilm(element: HTMLVideoElement): void {
    if (!element.hasAttribute("src")) element.src = src;
    else if (element.error) element.load();
    // Safari shows a default track only where the system's captions are on, and films begin without sound.
    for (const track of Array.from(element.textTracks)) track.mode = "showing";
  }

  async function play(element: HTMLVideoElement): Promise<void> {
    fetchFilm(element);
    if (element.paused) setStatus("loading");
    try {
      await element.play();
    } catch (error) {
      const name = error instanceof DOMException ? error.name : "";
      if (name !== "NotAllowedError" && name !== "AbortError") {
        setStatus("failed");
        onSoundChange(false);
        return;
      }
      // Blocked, or paused meanwhile: it waits for a click.
      if (element.paused) setStatus("paused");
    }
  }

  const near = useEffectEvent((element: HTMLVideoElement) => {
    if (autoplay && !element.error) fetchFilm(element);
  });
  const fail = useEffectEvent(() => {
    setStatus("failed");
    if (hasSound) onSoundChange(false);
  });
  const stop = useEffectEvent(() => {
    video.current?.pause();
    if (hasSound) onSoundChange(false);
  });
  const leave = useEffectEvent(() => {
    setInView(false);
    stop();
  });

  useEffect(() => {
    const element = video.current;
    if (!element) return;
    let shown = false;
    const report = ({
      rootBounds,
      boundingClientRect,
      intersectionRect,
    }: IntersectionObserverEntry): void => {
      const view = rootBounds ?? { width: window.innerWidth, height: window.innerHeight };
      const share = visibleShare(boundingClientRect, intersectionRect, view);
      if (share > 0) near(element);
      if (share >= VISIBLE_SHARE) setInView(true);
      // A film that the visitor started while less of it was in view plays until none of it is.
      else if (shown || share === 0) leave();
      shown = share >= VISIBLE_SHARE;
    };
    let stopWatching = (): void => undefined;
    const watch = (): void => {
      shown = false;
      stopWatching();
      if (document.hidden) leave();
      else stopWatching = watchInView(element, { thresholds: THRESHOLDS }, report);
    };
    watch();
    document.addEventListener("visibilitychange", watch);

    const events: Partial<Record<keyof HTMLMediaElementEventMap, () => void>> = {
      loadeddata: () => setHasFrame(true),
      playing: () => setStatus("playing"),
      waiting: () => setStatus("loading"),
      pause: () => setStatus((before) => (before === "failed" ? before : "paused")),
      error: () => fail(),
    };
    for (const [name, listener] of Object.entries(events)) element.addEventListener(name, listener);
    return () => {
      stopWatching();
      document.removeEventListener("visibilitychange", watch);
      for (const [name, listener] of Object.entries(events)) element.removeEventListener(name, listener);
      element.pause();
      element.removeAttribute("src");
      element.load();
    };
  }, []);

  useEffect(() => {
    if (!autoplay) stop();
  }, [autoplay]);

  useTimeout(
    () => {
      if (video.current && !video.current.error) void play(video.current);
    },
    autoplay && inView ? AUTOPLAY_DELAY_MS : null,
  );

  return {
    video,
    status,
    hasFrame,
    toggleSound() {
      const element = video.current;
      if (!element) return;
      // Safari lets sound in only while the click is handled.
      element.muted = hasSound;
      onSoundChange(!hasSound);
      void play(element);
    },
  };
}

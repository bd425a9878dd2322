import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useTimeout } from "./use-timeout";
import { watchInView } from "@/lib/browser/in-view";

const VISIBLE_SHARE = 0.6;
const AUTOPLAY_DELAY_MS = 100;

/** Also every twentieth, because a smaller share of a card that is larger than the viewport can be in view at once. */
const THRESHOLDS = [VISIBLE_SHARE, ...Array.from({ length: 21 }, (_, step) => step / 20)];

type PlaybackStatus = "paused" | "loading" | "playing" | "failed";

interface PlaybackOptions {
  src: string;
  /** Whether the video plays automatically when enough of it is in view, and is fetched before. */
  autoplay: boolean;
  hasSound: boolean;
  onSoundChange: (hasSound: boolean) => void;
}

/**
 * Plays a video while it is in view. When it leaves the view, or its tab is hidden, it is paused and its sound is
 * turned off. When its element is removed, its download ends.
 */
export function useVideoPlayback(options: PlaybackOptions) {
  const { src, autoplay, hasSound, onSoundChange } = options;
  const video = useRef<HTMLVideoElement>(null);
  const [inView, setInView] = useState(false);
  const [status, setStatus] = useState<PlaybackStatus>("paused");
  const [hasFrame, setHasFrame] = useState(false);

  function fetchVideo(element: HTMLVideoElement): void {
    if (!element.hasAttribute("src")) element.src = src;
    else if (element.error) element.load();
    // Safari shows a default track only if captions are on in the system settings, but the videos start without sound.
    for (const track of Array.from(element.textTracks)) track.mode = "showing";
  }

  async function play(element: HTMLVideoElement): Promise<void> {
    fetchVideo(element);
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
      // The browser blocked it, or it was paused while it loaded. It stays paused until the user clicks.
      if (element.paused) setStatus("paused");
    }
  }

  const fetchIfAutoplay = useEffectEvent((element: HTMLVideoElement) => {
    if (autoplay && !element.error) fetchVideo(element);
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
      if (share > 0) fetchIfAutoplay(element);
      if (share >= VISIBLE_SHARE) setInView(true);
      // A video that the visitor started while less of it was in view plays until no part of it is in view.
      else if (shown || share === 0) leave();
      shown = share >= VISIBLE_SHARE;
    };
    let stopWatching = (): void => undefined;
    const watch = (): void => {
      shown = false;
      stopWatching();
      if (document.hidden) leave();
      else stopWatching = watchInView(element, { threshold: THRESHOLDS }, report);
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
    /** Whether a frame has loaded, which replaces the poster. */
    hasFrame,
    /** Turns the sound on or off, and plays the video if it is paused or failed. Call it in a click or key handler. */
    toggleSound: (): void => {
      const element = video.current;
      if (!element) return;
      // Safari allows sound only in a click handler.
      element.muted = hasSound;
      onSoundChange(!hasSound);
      void play(element);
    },
  };
}

type Size = Pick<DOMRectReadOnly, "width" | "height">;

/**
 * Returns the visible share of a box, from 0 to 1. A box that is larger than the viewport is measured against the
 * viewport: in landscape on a phone, 60% of a tall card is never in view.
 */
export function visibleShare(box: Size, seen: Size, view: Size): number {
  const most = Math.min(box.width, view.width) * Math.min(box.height, view.height);
  return most > 0 ? Math.min(1, (seen.width * seen.height) / most) : 0;
}

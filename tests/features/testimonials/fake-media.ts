// Stands in for what jsdom does not implement: media that play, and observers of elements in view.
import { act, fireEvent } from "@testing-library/react";
import { vi } from "vitest";

export interface FakeMedia {
  /** Reports to the element's observers how much of it is in view, from 0 to 1. */
  show: (element: Element, share: number) => void;
  /** How far outside the window the element's observers already count it as in view. */
  margins: (element: Element) => (string | undefined)[];
  hideTab: (hidden: boolean) => void;
  refuseNextPlay: (error: DOMException) => void;
  /** From now on this film never loads its first byte. */
  stall: (element: HTMLVideoElement) => void;
  fail: (element: HTMLVideoElement) => void;
  plays: (element: HTMLVideoElement) => number;
  /** The mode of its captions, which is disabled at first, as in Safari. */
  captions: (element: HTMLVideoElement) => string;
  /** May be called before or after the page is rendered. */
  preferLessMotion: () => void;
  remove: () => void;
}

const BOX = new DOMRect(0, 0, 320, 569);

export function installFakeMedia(): FakeMedia {
  const watched = new Map<Element, Set<FakeObserver>>();
  const playing = new Set<HTMLMediaElement>();
  const stalled = new Set<HTMLMediaElement>();
  const broken = new Set<HTMLMediaElement>();
  const plays = new Map<HTMLMediaElement, number>();
  const refusals: DOMException[] = [];
  let lessMotion = false;
  let tabIsHidden = false;

  class FakeObserver {
    constructor(
      readonly report: (entries: object[]) => void,
      readonly options?: IntersectionObserverInit,
    ) {}
    observe(element: Element): void {
      watched.set(element, (watched.get(element) ?? new Set()).add(this));
    }
    disconnect(): void {
      for (const observers of watched.values()) observers.delete(this);
    }
  }
  vi.stubGlobal("IntersectionObserver", FakeObserver);
  vi.stubGlobal("ResizeObserver", FakeObserver);
  const motion = new EventTarget();
  vi.stubGlobal("matchMedia", () =>
    Object.defineProperty(motion, "matches", { configurable: true, get: () => lessMotion }),
  );

  const media = HTMLMediaElement.prototype;
  vi.spyOn(document, "hidden", "get").mockImplementation(() => tabIsHidden);
  vi.spyOn(media, "paused", "get").mockImplementation(function (this: HTMLMediaElement) {
    return !playing.has(this);
  });
  Object.defineProperty(media, "error", {
    configurable: true,
    get(this: HTMLMediaElement) {
      return broken.has(this) ? {} : null;
    },
  });
  const tracks = new WeakMap<HTMLMediaElement, { mode: string }>();
  const trackOf = (element: HTMLMediaElement): { mode: string } => {
    const track = tracks.get(element) ?? { mode: "disabled" };
    tracks.set(element, track);
    return track;
  };
  const ownTracks = Object.getOwnPropertyDescriptor(media, "textTracks") ?? {};
  Object.defineProperty(media, "textTracks", {
    configurable: true,
    get(this: HTMLMediaElement) {
      return [trackOf(this)];
    },
  });
  vi.spyOn(media, "load").mockImplementation(function (this: HTMLMediaElement) {
    broken.delete(this);
  });
  vi.spyOn(media, "pause").mockImplementation(function (this: HTMLMediaElement) {
    if (playing.delete(this)) fireEvent(this, new Event("pause"));
  });
  vi.spyOn(media, "play").mockImplementation(function (this: HTMLMediaElement) {
    plays.set(this, (plays.get(this) ?? 0) + 1);
    const refusal = refusals.shift();
    if (refusal) return Promise.reject(refusal);
    playing.add(this);
    if (stalled.has(this)) return new Promise(() => undefined);
    fireEvent(this, new Event("loadeddata"));
    fireEvent(this, new Event("playing"));
    return Promise.resolve();
  });

  return {
    show(element, share) {
      const seen = new DOMRect(0, 0, BOX.width, BOX.height * share);
      const entry = {
        boundingClientRect: BOX,
        intersectionRect: seen,
        rootBounds: null,
        isIntersecting: share > 0,
      };
      act(() => {
        for (const observer of watched.get(element) ?? []) observer.report([entry]);
      });
    },
    margins: (element) => [...(watched.get(element) ?? [])].map(({ options }) => options?.rootMargin),
    hideTab(hidden) {
      tabIsHidden = hidden;
      fireEvent(document, new Event("visibilitychange"));
    },
    refuseNextPlay: (error) => void refusals.push(error),
    stall: (element) => void stalled.add(element),
    fail(element) {
      broken.add(element);
      playing.delete(element);
      fireEvent(element, new Event("error"));
    },
    plays: (element) => plays.get(element) ?? 0,
    captions: (element) => trackOf(element).mode,
    preferLessMotion() {
      lessMotion = true;
      act(() => void motion.dispatchEvent(new Event("change")));
    },
    remove() {
      Reflect.deleteProperty(media, "error");
      Object.defineProperty(media, "textTracks", ownTracks);
    },
  };
}

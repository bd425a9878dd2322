import type { Point } from "./wiped-area";

/** A pointer that moves less has tapped. */
const SLOP_PX = 6;

export interface DragParts {
  /** The sheet, or the wall of the line-up: any pointer drags it. */
  handle: HTMLElement;
  /** The word: a finger wipes it wherever it begins. A mouse selects its text, as everywhere. */
  surface?: HTMLElement;
  /** Whether this point of the surface is on the word, which does not fill it. */
  isOnWord?: (at: Point) => boolean;
}

export interface DragReports {
  onStart: (at: Point) => void;
  onMove: (at: Point) => void;
  /** Also when the browser takes the pointer away, such as for a second finger. */
  onEnd: () => void;
  /** The handle was tapped or clicked. */
  onTap: (at: Point) => void;
}

/**
 * Reports drags by mouse, pen and finger in the window's pixels. A finger that moves up or down scrolls the page: the parts have
 * `touch-action: pan-y pinch-zoom`. Returns the function that stops it.
 */
export function watchDrags({ handle, surface, isOnWord }: DragParts, reports: DragReports): () => void {
  const stop = new AbortController();
  let down: PointerEvent | null = null;
  let isDragging = false;

  function end(): void {
    down = null;
    if (!isDragging) return;
    isDragging = false;
    reports.onEnd();
  }

  for (const part of surface ? [handle, surface] : [handle]) {
    const listen = (
      type: "pointerdown" | "pointermove" | "pointerup" | "pointercancel",
      run: (event: PointerEvent) => void,
    ) => part.addEventListener(type, run, { signal: stop.signal });
    listen("pointerdown", (event) => {
      if (!event.isPrimary || event.button !== 0) return;
      if (part === surface && (event.pointerType === "mouse" || !isOnWord?.(pointOf(event)))) return;
      part.setPointerCapture(event.pointerId);
      down = event;
    });
    listen("pointermove", (event) => {
      if (event.pointerId !== down?.pointerId) return;
      // The button went up where the page could not see it, such as over a dialog of the browser.
      if (event.buttons === 0) return end();
      if (!isDragging) {
        const right = Math.abs(event.clientX - down.clientX);
        const along = Math.abs(event.clientY - down.clientY);
        if (Math.max(right, along) < SLOP_PX) return;
        // The browser takes over: it scrolls, and cancels the pointer.
        if (event.pointerType !== "mouse" && along > right) return end();
        isDragging = true;
        reports.onStart(pointOf(down));
      }
      reports.onMove(pointOf(event));
    });
    listen("pointerup", (event) => {
      if (event.pointerId !== down?.pointerId) return;
      const isTap = !isDragging && part === handle;
      end();
      if (isTap) reports.onTap(pointOf(event));
    });
    listen("pointercancel", (event) => {
      if (event.pointerId === down?.pointerId) end();
    });
  }
  return () => {
    stop.abort();
    end();
  };
}

function pointOf({ clientX, clientY }: PointerEvent): Point {
  return { x: clientX, y: clientY };
}

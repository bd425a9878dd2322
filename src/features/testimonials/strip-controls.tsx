import { type RefObject, useEffect, useState } from "react";
import { PlayIcon } from "@/components/play-icon";
import type { VideoLabels } from "@/content/schema";
import { prefersReducedMotion } from "@/lib/browser/reduced-motion";

interface StripControlsProps {
  labels: VideoLabels;
  row: RefObject<HTMLElement | null>;
  autoplay: boolean;
  onAutoplayChange: (autoplay: boolean) => void;
}

/** Buttons that pause and play all videos, and that scroll the row by one card. */
export function StripControls({ labels, row, autoplay, onAutoplayChange }: StripControlsProps) {
  const { atStart, atEnd } = useEnds(row);

  function move(cards: 1 | -1): void {
    const list = row.current?.querySelector("ul");
    const card = list?.firstElementChild;
    if (!row.current || !list || !card) return;
    const step = card.getBoundingClientRect().width + Number.parseFloat(getComputedStyle(list).columnGap);
    row.current.scrollBy({ left: cards * step, behavior: prefersReducedMotion() ? "instant" : "smooth" });
  }

  return (
    <>
      {/* WCAG 2.2.2: users must be able to pause motion that starts automatically and lasts over five seconds. */}
      <button type="button" className="strip-button gap-2 px-4" onClick={() => onAutoplayChange(!autoplay)}>
        {autoplay ? <PauseIcon /> : <PlayIcon className="size-5" />}
        <span>{autoplay ? labels.pause : labels.play}</span>
      </button>
      <ArrowButton
        label={labels.previous}
        isAtEnd={atStart}
        onMove={() => move(-1)}
        points="M15 5l-7 7 7 7"
      />
      <ArrowButton label={labels.next} isAtEnd={atEnd} onMove={() => move(1)} points="m9 5 7 7-7 7" />
    </>
  );
}

interface ArrowButtonProps {
  label: string;
  isAtEnd: boolean;
  onMove: () => void;
  points: string;
}

/** `aria-disabled` instead of `disabled`: a disabled button would lose the focus when it reaches the end of the row. */
function ArrowButton({ label, isAtEnd, onMove, points }: ArrowButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isAtEnd}
      onClick={() => (isAtEnd ? undefined : onMove())}
      className="strip-button w-12"
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false" className="size-6">
        <path d={points} fill="none" stroke="currentColor" strokeWidth="2.5" />
      </svg>
    </button>
  );
}

function PauseIcon() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false" className="size-5" fill="currentColor">
      <path d="M6 5h4v14H6zM14 5h4v14h-4z" />
    </svg>
  );
}

/** Scroll positions are fractions of a pixel on some screens. */
const ROUNDING_PX = 2;

function useEnds(row: RefObject<HTMLElement | null>): { atStart: boolean; atEnd: boolean } {
  const [ends, setEnds] = useState({ atStart: true, atEnd: true });
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const updateEnds = (): void => {
      const { scrollLeft, scrollWidth, clientWidth } = element;
      const atStart = scrollLeft <= ROUNDING_PX;
      const atEnd = scrollLeft + clientWidth >= scrollWidth - ROUNDING_PX;
      setEnds((before) =>
        before.atStart === atStart && before.atEnd === atEnd ? before : { atStart, atEnd },
      );
    };
    const sizes = new ResizeObserver(updateEnds);
    sizes.observe(element);
    element.addEventListener("scroll", updateEnds, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener("scroll", updateEnds);
    };
  }, [row]);
  return ends;
}

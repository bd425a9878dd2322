import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from "react";
import { fillText } from "@/lib/text/fill-text";
import type { Gloss } from "./gloss";
import { watchDrags } from "./watch-drags";
import type { Point } from "./wiped-area";

/** How far an arrow key moves the sheet along the word. */
const STEP_PERCENT = 5;
/** How long the sheet takes to wipe the whole word by itself. */
const SCRUB_MS = 1_100;

interface WipeSheetProps {
  gloss: Gloss;
  /** Percent of the gloss that is left. */
  left: number;
  word: RefObject<HTMLElement | null>;
  labels: { hint: string; label: string; left: string; spent: string };
}

/**
 * The sheet that wipes the word: dragged, moved by arrow keys as a slider, or tapped, and then it wipes by itself. When
 * the word is matte, it is tossed as soon as it is let go.
 */
export function WipeSheet({ gloss, left, word, labels }: WipeSheetProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [isHeld, setHeld] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const isSpent = left === 0;
  const [isGone, setGone] = useState(isSpent);
  const isTossed = isSpent && !isHeld && !hasFocus;

  const show = useCallback((): void => {
    const { x, y } = gloss.sheet();
    sheet.current?.style.setProperty("--x", String(x));
    sheet.current?.style.setProperty("--y", String(y));
    const value = String(Math.round((gloss.along() * 100) / STEP_PERCENT) * STEP_PERCENT);
    // Each change of the value is a layout.
    if (input.current && input.current.value !== value) input.current.value = value;
  }, [gloss]);

  useLayoutEffect(show, [show]);
  useEffect(() => {
    if (!sheet.current || !word.current || isTossed) return;
    let frame = 0;
    const stop = watchDrags(
      {
        handle: sheet.current,
        surface: word.current,
        isOnWord: (at) => inWord(at, gloss).x < gloss.word.width,
      },
      {
        onStart(at) {
          cancelAnimationFrame(frame);
          setHeld(true);
          gloss.putSheet(inWord(at, gloss));
        },
        onMove(at) {
          gloss.wipeTo(inWord(at, gloss));
          show();
        },
        onEnd: () => setHeld(false),
        onTap() {
          cancelAnimationFrame(frame);
          const from = gloss.along();
          const way = from < 0.5 ? 1 - from : -from;
          const start = performance.now();
          const step = (now: number): void => {
            const share = Math.min(Math.max(now - start, 0) / SCRUB_MS, 1);
            gloss.scrubTo(from + way * share);
            show();
            setHeld(share < 1);
            if (share < 1) frame = requestAnimationFrame(step);
          };
          frame = requestAnimationFrame(step);
        },
      },
    );
    return () => {
      cancelAnimationFrame(frame);
      stop();
    };
  }, [gloss, word, isTossed, show]);

  if (isGone) return null;
  return (
    <div
      ref={sheet}
      className={`wipe-sheet ${isHeld ? "wipe-held" : ""} ${isTossed ? "wipe-tossed" : ""}`}
      onAnimationEnd={() => setGone(true)}
    >
      <span aria-hidden="true">{isSpent ? labels.spent : labels.hint}</span>
      {isTossed ? null : (
        <input
          ref={input}
          type="range"
          min="0"
          max="100"
          step={STEP_PERCENT}
          aria-label={labels.label}
          aria-valuetext={fillText(labels.left, { percent: left })}
          onInput={({ currentTarget }) => {
            gloss.scrubTo(Number(currentTarget.value) / 100);
            show();
          }}
          onFocus={() => setFocus(true)}
          onBlur={() => setFocus(false)}
        />
      )}
    </div>
  );
}

/** From the window's pixels to em from the word's corner. */
function inWord({ x, y }: Point, { canvas, word }: Gloss): Point {
  const box = canvas.getBoundingClientRect();
  const em = box.height / word.height;
  return { x: (x - box.left) / em, y: (y - box.top) / em };
}

// The headline that is wiped: a script of its own, loaded when the page is idle.
import { useLayoutEffect, useRef, useState, useSyncExternalStore, type RefObject } from "react";
import type { Hero } from "@/content/schema";
import { adoptStyles } from "@/lib/browser/adopt-styles";
import { onMotionChange, prefersReducedMotion } from "@/lib/browser/reduced-motion";
import { createStore } from "@/lib/store";
import { createGloss, type Gloss } from "./gloss";
import styles from "./headline-wipe.css?inline";
import { WipeSheet } from "./wipe-sheet";

interface HeadlineWipeProps {
  /** The element around the word. */
  word: RefObject<HTMLElement | null>;
  labels: Hero["wipe"];
}

// In the script, so that both are one request. Where a browser has no such sheets (Safari before 16.4) this throws: the module does not
// load, and the headline stays as it is.
adoptStyles(styles);

/** The capitals of Archivo, and what the round ones reach over them, in em of the text's box. */
const CAPITALS = { top: 0.16, height: 0.74 };

/** What is wiped stays so until the page is loaded again, also when the visitor comes back to it. */
const lastGloss = createStore<Gloss | null>(null);

export function HeadlineWipe({ word, labels }: HeadlineWipeProps) {
  const gloss = useSyncExternalStore(lastGloss.subscribe, lastGloss.get);
  useLayoutEffect(() => {
    if (word.current && lastGloss.get() === null) lastGloss.set(glossOf(word.current));
  }, [word]);
  return gloss ? <Wipe gloss={gloss} word={word} labels={labels} /> : null;
}

function Wipe({ gloss, word, labels }: HeadlineWipeProps & { gloss: Gloss }) {
  const left = useSyncExternalStore(gloss.left.subscribe, gloss.left.get);
  const isReduced = useSyncExternalStore(onMotionChange, prefersReducedMotion);
  const root = useRef<HTMLDivElement>(null);
  const isMatte = left === 0;
  const [wasMatte] = useState(isMatte);
  const isSwitch = isReduced || !gloss.canDraw;

  // Before the next paint: a visitor who returns must not see the gloss for a moment.
  useLayoutEffect(() => void word.current?.classList.toggle("wipe-matte", isMatte), [word, isMatte]);
  useLayoutEffect(() => {
    if (!root.current || !word.current) return;
    root.current.append(gloss.canvas);
    return keepOver(word.current, root.current);
  }, [gloss, word]);

  return (
    <div ref={root} className="wipe">
      {isSwitch ? (
        <label className="wipe-sheet wipe-switch">
          <span>{labels.matte}</span>
          <input
            type="checkbox"
            // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- HTML forbids aria-checked on a checkbox, whose own state says the same.
            role="switch"
            checked={isMatte}
            onChange={({ currentTarget }) => gloss.setMatte(currentTarget.checked)}
          />
          <span className="wipe-track" aria-hidden="true" />
        </label>
      ) : (
        <WipeSheet gloss={gloss} left={left} word={word} labels={labels} />
      )}
      <p role="status" className="sr-only">
        {isMatte && !wasMatte && !isSwitch ? labels.done : ""}
      </p>
    </div>
  );
}

/** The box of the word's capitals in the window. */
function capitalsOf(word: HTMLElement) {
  const text = document.createRange();
  text.selectNodeContents(word);
  const { left, top, width } = text.getBoundingClientRect();
  const em = Number.parseFloat(getComputedStyle(word).fontSize);
  return { left, top: top + CAPITALS.top * em, width, em };
}

/** The second word of the headline is matte: it has the color. */
function glossOf(word: HTMLElement): Gloss {
  const { width, em } = capitalsOf(word);
  const matteWord = word.nextElementSibling ?? word;
  const gloss = createGloss(
    { width: width / em, height: CAPITALS.height },
    getComputedStyle(matteWord).color,
  );
  gloss.canvas.className = "wipe-canvas";
  return gloss;
}

/** Keeps the box up to date in the style, when the window or the font changes. Returns the function that stops it. */
function keepOver(word: HTMLElement, root: HTMLElement): () => void {
  const place = (): void => {
    const stage = root.parentElement?.getBoundingClientRect();
    if (!stage) return;
    const { left, top, width, em } = capitalsOf(word);
    root.style.setProperty("--left", `${left - stage.left}px`);
    root.style.setProperty("--top", `${top - stage.top}px`);
    root.style.setProperty("--width-of-word", `${width}px`);
    root.style.setProperty("--height-of-word", `${CAPITALS.height * em}px`);
    root.style.setProperty("--em", `${em}px`);
  };
  place();
  const observer = new ResizeObserver(place);
  observer.observe(word);
  document.fonts.addEventListener("loadingdone", place);
  return () => {
    observer.disconnect();
    document.fonts.removeEventListener("loadingdone", place);
  };
}

// The sheet of the line-up and the buttons of the suspects: a script of its own, loaded when the line-up is near.
import { useEffect, useRef, useState, useSyncExternalStore, type RefObject } from "react";
import { ButtonLink } from "@/components/button-link";
import { Filled } from "@/components/filled";
import { pause, WhilePaused } from "@/components/while-paused";
import type { LineUp } from "@/content/schema";
import type { InformedLineUp } from "@/hooks/use-sent";
import { adoptStyles } from "@/lib/browser/adopt-styles";
import { onMotionChange, prefersReducedMotion } from "@/lib/browser/reduced-motion";
import { STORAGE_KEYS, visitStore } from "@/lib/browser/storage";
import { checkoutOfHome } from "@/lib/site/paths";
import { fillText } from "@/lib/text/fill-text";
import { track } from "@/vendors/analytics";
// So that the code that both share is in the headline's file, which loads first, and is no request of its own.
import "./headline-wipe";
import { DROPS } from "./line-up-messages";
import { createLineUpSheet } from "./line-up-sheet";
import { canDraw, createSwitches, type LineUpSheet } from "./line-up-switches";
import styles from "./line-up-wipe.css?inline";

interface LineUpWipeProps {
  /** The element around the suspects. */
  wall: RefObject<HTMLElement | null>;
  content: InformedLineUp;
  /** The handles of those who are matte. */
  matte: readonly string[];
  /** The sheets that are left. */
  left: number;
  onMatte: (username: string) => void;
}

// As in headline-wipe.tsx: where a browser has no such sheets, the module does not load, and the line-up stays as it is.
adoptStyles(styles);

export function LineUpWipe({ wall, content, matte, left, onMatte }: LineUpWipeProps) {
  const isReduced = useSyncExternalStore(onMotionChange, prefersReducedMotion);
  const [isDrawn, setDrawn] = useState(canDraw);
  const [before] = useState(matte.length);
  const hasSheet = !isReduced && isDrawn && before < content.suspects.length;
  const sheet = useRef<HTMLDivElement>(null);
  const moved = useRef<LineUpSheet>(null);
  const [isHeld, setHeld] = useState(false);
  const { suspects } = content;
  const isClosed = matte.length === suspects.length;
  const isFresh = matte.at(-1) === content.informant?.username;
  const label = isFresh ? content.sheet : fillText(content.left, { count: left });

  useEffect(() => {
    if (!wall.current) return;
    const reports = {
      onHold: setHeld,
      onMatte(index: number, count: number) {
        const username = suspects[index]?.username ?? "";
        visitStore.set(STORAGE_KEYS.lastWiped, username);
        onMatte(username);
        track({ event: "suspect_wiped", matte: count });
      },
      onFailure: () => setDrawn(false),
    };
    try {
      moved.current =
        hasSheet && sheet.current
          ? createLineUpSheet(wall.current, sheet.current, reports)
          : createSwitches(wall.current, reports);
    } catch {
      // Browsers differ in what they forbid: a worker, a canvas, or to read one.
      reports.onFailure();
      return;
    }
    return moved.current.stop;
  }, [wall, suspects, onMatte, hasSheet]);
  useEffect(() => moved.current?.relabel(label), [label]);

  const done = fillText(content.done, { username: matte.at(-1) ?? "", count: left });
  return (
    <>
      <ul className={`line-up-buttons font-mono ${hasSheet ? "" : "line-up-still"}`}>
        {suspects.map(({ username }, index) => (
          <li key={username}>
            <button
              type="button"
              aria-disabled={matte.includes(username)}
              onClick={({ detail }) => moved.current?.wipe(index, detail === 0)}
            >
              <span className="poster">
                <Filled text={content.wipe} values={{ username }} />
              </span>
            </button>
          </li>
        ))}
      </ul>
      {hasSheet ? (
        <div
          ref={sheet}
          aria-hidden="true"
          className={`line-up-sheet font-mono ${isHeld ? "line-up-held" : ""} ${isClosed ? "line-up-tossed" : ""}`}
        >
          <svg viewBox="0 0 100 114">
            {DROPS.map(([x, y, wide, high], index) => (
              <ellipse
                key={x}
                cx={x}
                cy={y}
                rx={wide}
                ry={high}
                style={{ opacity: `calc(var(--oil, 0) * ${DROPS.length} - ${index})` }}
              />
            ))}
          </svg>
          <span>{label}</span>
        </div>
      ) : null}
      <p role="status" className="sr-only">
        {matte.length === before ? "" : isClosed ? `${done} ${content.closed}` : done}
      </p>
    </>
  );
}

interface LineUpEndProps {
  content: LineUp;
  /** How many suspects are matte. */
  matte: number;
  /** Whether all are. */
  isClosed: boolean;
  /** What the link to the picker chooses, and the lowest price as it is shown; null where it is not in dollars. */
  pack: { bundle: string | undefined; price: string | null };
  onBuyIntent: () => void;
}

/** What the visitor gets to see after the first suspect. */
export function LineUpEnd({ content, matte, isClosed, pack, onBuyIntent }: LineUpEndProps) {
  const note = matte === 1 ? content.noteOfOne : content.noteOfMore;
  return (
    <>
      <ButtonLink
        to={checkoutOfHome}
        {...(pack.bundle === undefined ? {} : { "data-bundle": pack.bundle })}
        data-selling
        className="max-sm:w-full lg:px-7.5 lg:py-5 lg:text-20"
        onClick={() => {
          track({ event: "line_up_followed", matte });
          onBuyIntent();
        }}
      >
        <span>
          <span>{content.buy}</span>
          {pack.price === null ? null : <span translate="no">{`, ${pack.price}`}</span>}
        </span>
      </ButtonLink>
      {pause && <WhilePaused />}
      <p className={isClosed ? "line-up-case text-bone" : "line-up-note"}>
        {isClosed ? content.closed : fillText(note, { count: matte })}
      </p>
    </>
  );
}

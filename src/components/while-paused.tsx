// What a pause of sales shows. All of it is in the HTML from the build, which may be days old, beside what it replaces, which has the
// attribute `data-selling`: a script (plugins/config/shop-days.ts) marks the document by the visitor's clock, and while-paused.css hides
// one of the two.
import { buttonClasses } from "./button-link";

declare const __PAUSE__: { text: string; link: string; href: string } | null;

/**
 * Null where the content has no pause. The parts below and their callers both compare it: without the one their code stays in the
 * build, without the other their calls do (0.1 KB of Brotli on the landing page).
 */
export const pause = __PAUSE__;

/** Begins a mail. */
export function PausedLink({ className }: { className: string }) {
  return (
    pause && (
      <a href={pause.href} className={`while-paused ${className}`}>
        {pause.link}
      </a>
    )
  );
}

/** In place of the ways to buy. */
export function WhilePaused({
  look = "lime",
  className = "",
}: {
  look?: "lime" | "ink";
  className?: string;
}) {
  return (
    pause && (
      <div className={`while-paused ${className}`}>
        <p className="mb-3 font-semibold text-balance">{pause.text}</p>
        <PausedLink className={buttonClasses(look)} />
      </div>
    )
  );
}

/** The same in a row of buttons, in place of one of them. */
export function PausedInRow({ look, className = "" }: { look: "lime" | "ink"; className?: string }) {
  return (
    pause && (
      <>
        <span className="while-paused basis-full font-semibold text-balance">{pause.text}</span>
        <PausedLink className={buttonClasses(look, className)} />
      </>
    )
  );
}

/** The same in the bar at the lower edge of the window: one link, so that its texts are the larger target. */
export function PausedBar() {
  return (
    pause && (
      <a href={pause.href} className="while-paused paused-bar">
        <span className="text-small font-semibold">{`${pause.text} `}</span>
        <span className={buttonClasses("lime")}>{pause.link}</span>
      </a>
    )
  );
}
